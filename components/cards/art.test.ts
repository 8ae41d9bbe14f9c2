import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { art } from "./art";

const folder = new URL("../../public/art/", import.meta.url);

test("public/art holds what scripts/make-art.mjs draws, and no more", () => {
  const files = art();
  const stored = ["deck", "people", "busts"].flatMap((name) =>
    readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`),
  );
  expect(stored.sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(new URL(name, folder), "utf8") === text, name).toBe(true);
  }
});
