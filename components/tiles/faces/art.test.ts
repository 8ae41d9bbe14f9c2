import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kinds } from "@/lib/rules/tiles";
import { art } from "./art";

const drawn = join(import.meta.dirname, "../../../public/art");

test("public/art/tiles is what scripts/make-art.mjs draws, and nothing else", () => {
  const files = art();
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(join(drawn, name), "utf8") === text, name).toBe(true);
  expect(readdirSync(join(drawn, "tiles")).sort()).toEqual(
    Object.keys(files)
      .map((name) => name.slice("tiles/".length))
      .sort(),
  );
});

test("every kind has a face of its own, drawn as paths without text", () => {
  const faces = kinds.map((kind) => art()[`tiles/${kind}.svg`]);
  expect(new Set(faces).size).toBe(34);
  for (const face of faces) expect(face).not.toMatch(/<text|<image|font|href/);
});
