import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { art } from "./art";

const folder = new URL("../../public/art/deck/", import.meta.url);

test("public/art/deck is what components/cards/make-art.mjs draws", () => {
  const files = art();
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(new URL(name, folder), "utf8") === text, name).toBe(true);
  }
});
