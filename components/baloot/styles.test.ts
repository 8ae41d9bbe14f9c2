import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sheets = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css"))
  .map((name) => ({ path: join("components", name), css: readFileSync(join("components", name), "utf8") }));
const free = ["opacity", "transform", "translate", "scale", "rotate"];

it("moves nothing on the board but transform and opacity", () => {
  const css = sheets
    .filter(({ path }) => path.startsWith("components/baloot/"))
    .map((sheet) => sheet.css)
    .join("\n");
  const frames = [...css.matchAll(/@keyframes (\w+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  expect(frames.length).toBeGreaterThan(15);
  const moved = frames.flatMap(([, name, body = ""]) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, property]) => `${name} ${property}`),
  );
  const changed = [...css.matchAll(/transition: ([\w-]+)/g)].map(([, property]) => `transition ${property}`);
  const others = new Set([...moved, ...changed].filter((one) => !free.includes(one.split(" ")[1] ?? "")));
  // An answer that is not heard yet looks like any other.
  expect([...others].sort()).toEqual(["transition none", "unheard pointer-events"]);
});

it("names no animation that is not beside it: another sheet's it could not mean", () => {
  const missing = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/animation(?:-name)?:\s*(?!none\b|var\()([\w-]+)/g)].flatMap(([, name = ""]) =>
      css.includes(`@keyframes ${name} `) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
