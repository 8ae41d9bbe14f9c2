import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ar } from "@/components/words/ar/all";
import { english } from "@/components/words/en/all";
import { arabic, letters, plain } from "./make-letters.mjs";

test("app/letters is what scripts/make-letters.mjs cuts out of the fonts", async () => {
  for (const { name, bytes } of await letters())
    expect(readFileSync(new URL(`../app/letters/${name}.woff2`, import.meta.url)).equals(bytes), name).toBe(true);
});

test("all that the house itself says is in them", () => {
  // Suits and tiles are drawn, and a rocket is no letter.
  const isLetter = (sign: string) => /[\p{L}\p{N}\p{P}]/u.test(sign);
  const known = new Set(plain + arabic);
  const said = new Set(JSON.stringify([english, ar]));
  expect([...said].filter((sign) => isLetter(sign) && !known.has(sign) && !/\p{Script=Han}/u.test(sign))).toEqual([]);
});
