import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { games } from "@/lib/rules/registry";
import { AvatarName, Code, Key, ServerMessage, TableMessage } from "@/lib/table/wire/protocol";
import { closings, tableRefusals } from "@/lib/table/wire/refusals";

/** What JSON Schema says of a value, as far as it is written down here. */
type Shape = z.core.JSONSchema.JSONSchema;

/** What may be anything is said by `true`. */
const shapes = (found: z.core.JSONSchema._JSONSchema): readonly Shape[] => (typeof found === "boolean" ? [] : [found]);

const shapeOf = (schema: z.core.$ZodType): Shape => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

const words: Readonly<Record<string, string>> = {
  [String(shapeOf(Key).pattern)]: "64 hexadecimal signs",
  [String(shapeOf(Code).pattern)]: "a code",
  [String(shapeOf(AvatarName).pattern)]: "a picture’s name",
};
const sign = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** A pack of cards is not written out. */
const MANY = 24;

function said(shape: Shape): string {
  const { type, pattern, maxLength, minimum, maximum, items, properties } = shape;
  if ("const" in shape) return sign(shape.const);
  if (shape.enum && shape.enum.length > MANY) return `${sign(shape.enum[0])} to ${sign(shape.enum.at(-1))}`;
  if (shape.enum) return shape.enum.map(sign).join(" ");
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap(shapes).map(said).join(" or ");
  if (shape.prefixItems) return `[${shape.prefixItems.flatMap(shapes).map(said).join(", ")}, …]`;
  if (type === "array")
    return `list of ${
      [items]
        .flat()
        .flatMap((item) => (item === undefined ? [] : shapes(item)))
        .map(said)
        .join(" or ") || "anything"
    }`;
  if (type === "object" && properties) return `{ ${fields(shape).join(", ")} }`;
  if (type === "string")
    return words[String(pattern)] ?? (maxLength === undefined ? "text" : `text of at most ${maxLength}`);
  const isBounded = type === "integer" && maximum !== undefined && maximum < 1_000;
  if (isBounded) return `whole number ${minimum ?? 0} to ${maximum}`;
  if (type === "integer") return "whole number";
  const types = [type ?? "anything"].flat();
  return types.map((one) => (one === "null" ? "`null`" : one)).join(" or ");
}

/** What a message carries beside what it is called; what may be left out bears a question mark. */
function fields({ properties = {}, required = [] }: Shape, besides: readonly string[] = []): readonly string[] {
  return Object.entries(properties)
    .filter(([name]) => !besides.includes(name))
    .map(
      ([name, shape]) =>
        `\`${name}${required.includes(name) ? "" : "?"}\`: ${shapes(shape).map(said)[0] ?? "anything"}`,
    );
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ").replaceAll("\n", " ")} |`).join("\n");

function messages(shape: Shape, by: "action" | "type"): string {
  const all = (shape.oneOf ?? shape.anyOf ?? [shape])
    .flatMap(shapes)
    .flatMap((one) => (one.oneOf ?? one.anyOf ?? [one]).flatMap(shapes));
  return table(
    [by, "and with it"],
    all.map((one) => {
      const [name] = [one.properties?.[by] ?? true].flatMap(shapes);
      return name === undefined
        ? ["a list", said(one)]
        : [name.enum ? name.enum.map(sign).join(" ") : sign(name.const), fields(one, [by]).join("; ") || "nothing"];
    }),
  );
}

const parts: Readonly<Record<string, () => string>> = {
  "to the table": () => messages(shapeOf(TableMessage), "action"),
  "from the table": () => messages(shapeOf(ServerMessage), "type"),
  refusals: () =>
    table(
      ["code", "in words"],
      Object.entries(tableRefusals).map(([code, text]) => [`\`${code}\``, text]),
    ),
  closings: () =>
    table(
      ["closed with", "why"],
      Object.entries(closings).map(([code, number]) => [String(number), `\`${code}\``]),
    ),
  ...Object.fromEntries(
    Object.entries(games).map(([id, { action }]) => [id, () => messages(shapeOf(action), "action")]),
  ),
};

/** The paper with what is made from the schemas as they are. */
const anew = (paper: string) =>
  paper.replace(/(<!-- made: ([\w ]+) -->\n)[\s\S]*?(\n<!-- end -->)/g, (_, head, name: string, end) => {
    const part = parts[name];
    if (!part) throw new Error(`Nothing of the protocol is called ${name}.`);
    return `${head}${part()}${end}`;
  });

const paper = "docs/protocol.md";

it("the paper of the protocol says what the schemas say; PROTOCOL=rewrite writes it anew", () => {
  const before = readFileSync(paper, "utf8");
  const after = anew(before);
  if (process.env.PROTOCOL === "rewrite") writeFileSync(paper, after);
  else expect(before).toBe(after);
  for (const name of ["to the table", "from the table", "refusals", "closings"])
    expect(before, name).toContain(`<!-- made: ${name} -->`);
});

it("what the paper shows a plain client to say, a table understands", () => {
  const shown = [...readFileSync(paper, "utf8").matchAll(/```json to the table\n([\s\S]*?)```/g)].flatMap(
    ([, text = ""]) => text.trim().split("\n"),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const line of shown) {
    const message: unknown = JSON.parse(line);
    const isOfTable = z.safeParse(TableMessage, message).success;
    const isMove = Object.values(games).some(({ action }) => z.safeParse(action, message).success);
    expect(isOfTable || isMove, line).toBe(true);
  }
});
