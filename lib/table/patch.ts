import { applyPatch, createPatch, type Operation } from "rfc6902";

/** A change to a JSON value, as pairs: a JSON pointer to replace, `+` before it to insert, `-` to remove. */
export type Patch = Step[];
type Step = [pointer: string, value?: unknown];

const short = (operation: Operation): Step => {
  switch (operation.op) {
    case "add":
      return [`+${operation.path}`, operation.value];
    case "remove":
      return [`-${operation.path}`];
    case "replace":
      return [operation.path, operation.value];
    default:
      throw new TypeError(`no patch says ${operation.op}`);
  }
};

const long = ([path, value]: Step): Operation => {
  if (path.startsWith("+")) return { op: "add", path: path.slice(1), value };
  if (path.startsWith("-")) return { op: "remove", path: path.slice(1) };
  return { op: "replace", path, value };
};

/** Equal as JSON is: an absent member is like an undefined one. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  const names = Object.keys(left);
  for (const name of names) if (!sameJson(left[name], right[name])) return false;
  for (const name of Object.keys(right)) if (right[name] !== undefined && !(name in left)) return false;
  return true;
}

/** What turns `before` into `after`. */
export function patchBetween(before: unknown, after: unknown): Patch {
  // Comparing first is linear; finding the shortest edit of two long equal arrays is not.
  return createPatch(before, after, (one, other) => (sameJson(one, other) ? [] : undefined)).map(short);
}

/** `value` with the patch applied; `value` itself stays as it was. */
export function patched<Value>(value: Value, patch: Patch): Value {
  const copy = structuredClone(value);
  for (const problem of applyPatch(
    copy,
    patch.map((step) => structuredClone(long(step))),
  ))
    if (problem) throw problem;
  return copy;
}
