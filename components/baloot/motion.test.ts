import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync("components/baloot/board.module.css", "utf8");
const free = ["opacity", "transform", "translate", "scale", "rotate"];

it("moves nothing on the board but transform and opacity", () => {
  const frames = [...css.matchAll(/@keyframes (\w+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  expect(frames.length).toBeGreaterThan(15);
  const moved = frames.flatMap(([, name, body = ""]) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, property]) => `${name} ${property}`),
  );
  const changed = [...css.matchAll(/transition: ([\w-]+)/g)].map(([, property]) => `transition ${property}`);
  const others = [...moved, ...changed].filter((one) => !free.includes(one.split(" ")[1] ?? ""));
  // An answer that is not heard yet looks like any other.
  expect(others).toEqual(["unheard pointer-events", "transition none"]);
});
