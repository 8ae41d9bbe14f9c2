/** A change to a JSON value, as pairs: a JSON pointer to replace, `+` before it to insert, `-` to remove. */
export type Patch = Step[];
type Step = [pointer: string, value?: unknown];
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const has = (value: Json, name: string) => Object.hasOwn(value, name) && value[name] !== undefined;

/** Equal as JSON is: an absent member is like an undefined one. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  for (const name of Object.keys(one))
    if (!sameJson(one[name], has(other, name) ? other[name] : undefined)) return false;
  for (const name of Object.keys(other)) if (has(other, name) && !has(one, name)) return false;
  return true;
}

/** Changes found already, by the very value they begin from: what several views share is compared once for them all. */
export type Found = Map<unknown, { readonly after: unknown; readonly at: string; readonly patch: Patch }>;

/** What turns one list into another: linear to find, and short for the ways lists change at a table. */
function listChange(before: readonly unknown[], after: readonly unknown[], at: string, found: Found): Patch {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameJson(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && sameJson(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  // A log loses at its front what it gains at its end.
  const isKeptFrom = (from: number) =>
    old.length - from <= fresh.length &&
    old.every((item, index) => index < from || sameJson(item, fresh[index - from]));
  const kept = old.findIndex((_, index) => isKeptFrom(index));
  if (kept < 0 && old.length === fresh.length) {
    const steps = old.flatMap((item, index) => changes(item, fresh[index], `${at}/${head + index}`, found));
    return shortest(steps, after, at);
  }
  const lost = kept < 0 ? old.length : kept;
  const gained = fresh.slice(old.length - lost);
  const removed = old.slice(0, lost).map((): Step => [`-${at}/${head}`]);
  const added = gained.map((item, index): Step => [`+${at}/${head + old.length - lost + index}`, item]);
  return shortest([...removed, ...added], after, at);
}

/** These steps, or the whole list where that says it shorter. */
const shortest = (steps: Patch, list: readonly unknown[], at: string): Patch =>
  steps.length > 4 && 2 * steps.length > list.length ? [[at, list]] : steps;

/** What turns `before`, which lies at this pointer, into `after`. */
function changes(before: unknown, after: unknown, at: string, found: Found): Patch {
  if (before === after) return [];
  const known = found.get(before);
  if (known !== undefined && known.after === after && known.at === at) return known.patch;
  const patch = fresh(before, after, at, found);
  if (typeof before === "object" && before !== null) found.set(before, { after, at, patch });
  return patch;
}

function fresh(before: unknown, after: unknown, at: string, found: Found): Patch {
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after, at, found);
  if (!isObject(before) || !isObject(after)) return [[at, after]];
  const steps: Patch = [];
  for (const name of Object.keys(before))
    if (has(before, name) && !has(after, name)) steps.push([`-${within(at, name)}`]);
  for (const name of Object.keys(after)) {
    if (!has(after, name) || before[name] === after[name]) continue;
    if (!has(before, name)) steps.push([`+${within(at, name)}`, after[name]]);
    else steps.push(...changes(before[name], after[name], within(at, name), found));
  }
  return steps;
}

const within = (at: string, name: string) =>
  `${at}/${/[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name}`;

/** What turns `before` into `after`. */
export const patchBetween = (before: unknown, after: unknown, found: Found = new Map()): Patch =>
  changes(before, after, "", found);

function changed(value: unknown, [name, ...deeper]: readonly string[], sign: string, content: unknown): unknown {
  if (name === undefined) return content;
  const isHere = deeper.length === 0;
  const isNew = isHere && sign === "+";
  if (Array.isArray(value)) {
    const index = Number(name);
    if (!Number.isInteger(index) || index < 0 || index >= value.length + (isNew ? 1 : 0))
      throw new RangeError(`a patch goes to ${name} of a list of ${value.length}`);
    if (!isHere) return value.with(index, changed(value[index], deeper, sign, content));
    return sign === ""
      ? value.with(index, content)
      : value.toSpliced(index, isNew ? 0 : 1, ...(isNew ? [content] : []));
  }
  if (!isObject(value) || (!isNew && !Object.hasOwn(value, name))) throw new RangeError(`a patch goes to ${name}`);
  if (!isHere) return { ...value, [name]: changed(value[name], deeper, sign, content) };
  if (sign !== "-") return { ...value, [name]: content };
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
}

/** `value` with the patch applied; `value` itself stays as it was, and what did not change is shared with it. */
export function patched<Value>(value: Value, patch: Patch): Value {
  return patch.reduce<unknown>((so, [pointer, content]) => {
    const sign = /^[+-]/.exec(pointer)?.[0] ?? "";
    const names = pointer.slice(sign.length).split("/").slice(1);
    const unescaped = names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    return changed(so, unescaped, sign, content);
  }, value) as Value;
}
