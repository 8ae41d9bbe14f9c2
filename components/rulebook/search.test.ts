import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rulebookOf } from "@/lib/rules/rulebook";
import { numbered, searched } from "./search";

const book = (file: string) => rulebookOf(readFileSync(new URL(`../../lib/rules/${file}`, import.meta.url), "utf8"));
const english = book("baloot/RULES.md");
const arabic = book("baloot/RULES.ar.md");

it("finds words wherever they stand, all of them", () => {
  expect(searched(english, "  ")).toBeNull();
  expect(searched(english, "KAWESH")).toEqual(["3.12"]);
  expect(searched(english, "sawa refused")).toContain("8.5");
  expect(searched(english, "sawa mahjong")).toEqual([]);
});

it("finds paragraphs and sections by their numbers, in either digits", () => {
  expect(searched(english, "7.10")).toEqual(["7.10"]);
  expect(searched(english, "7.1")).toEqual(expect.arrayContaining(["7.1", "7.10"]));
  expect(searched(arabic, "٨")).toEqual(expect.arrayContaining(["8.1", "8.6"]));
  expect([numbered(arabic, "٧.٤"), numbered(english, "7.4 "), numbered(english, "7.44")]).toEqual(["7.4", "7.4", null]);
});

it("takes Arabic letters in any of their shapes", () => {
  expect(searched(arabic, "اكه")).toEqual(searched(arabic, "أكه"));
  expect(searched(arabic, "المشترى")).toEqual(searched(arabic, "المشتري"));
  expect(searched(arabic, "كوش")).toEqual(["3.12"]);
});
