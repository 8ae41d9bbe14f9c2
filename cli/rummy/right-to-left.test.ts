import { describe, expect, it } from "vitest";
import { joined, turned, turnedLine, turnedWithin } from "./right-to-left";
import { plainOf, type ScreenLine, span, widthOf } from "./screen-lines";
import { arabicRummy } from "./words/ar";
import { englishRummy } from "./words/en";

const plain = (line: ScreenLine) => line.map(({ text }) => text).join("");

describe("Arabic on a terminal that draws letters one by one from the left", () => {
  it("has its letters joined, by what stands beside them", () => {
    expect(joined("بيت")).toBe("ﺑﻴﺖ");
    expect(joined("دار")).toBe("ﺩﺍﺭ");
    expect(joined("سلام")).toBe("ﺳﻼﻡ");
    expect(joined("لا لأن")).toBe("ﻻ ﻷﻥ");
    expect(joined("شَرِيَّا")).toBe("ﺷﺮﻳﺎ");
    expect(joined("Anna 12")).toBe("Anna 12");
  });

  it("is written from its last letter to its first, with numbers and Latin as they are", () => {
    expect(turned("بيت 48")).toBe("48 ﺖﻴﺑ");
    expect(turned("m 1 2 3 بيت")).toBe("ﺖﻴﺑ m 1 2 3");
    expect(turned("بيت -50")).toBe("-50 ﺖﻴﺑ");
    expect(turned("(بيت)")).toBe("(ﺖﻴﺑ)");
    expect(turned("8♦ Jo★ 10♦ بيت")).toBe("ﺖﻴﺑ 8♦ Jo★ 10♦");
    expect(turned("--host بيت.")).toBe(".ﺖﻴﺑ --host");
  });

  it("stands at the right edge, with cards as they lie", () => {
    const cards = ["7♠ ", "8♠ ", "9♠ "].map((text) => ({ ...span(text), order: "kept" as const }));
    const line: ScreenLine = [span("1 "), ...cards, span(" صافية")];
    const shown = turnedLine(line, 30);
    expect(plain(shown)).toBe(`${" ".repeat(13)}ﺔﻴﻓﺎﺻ 7♠ 8♠ 9♠  1`);
    expect(widthOf(shown)).toBe(30);
    expect(widthOf(turnedLine([span("سلام ".repeat(4))], 40))).toBe(40);
  });

  it("stays where it is in what is typed", () => {
    expect(plain(turnedWithin([span("نورة > "), span("m 1 2")]))).toBe("ﺓﺭﻮﻧ > m 1 2");
  });
});

describe("the words of a terminal", () => {
  const leaves = (tree: unknown, path = ""): [string, string][] => {
    if (typeof tree === "string") return [[path, tree]];
    if (typeof tree === "function") return [[path, String(Reflect.apply(tree, null, [3, 4, 5]))]];
    return Object.entries(tree ?? {}).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
  };
  /** What is typed, or called as it is in English, and what English has from the house itself. */
  const isLatin = /usualPlayers|helpKeys\.\d+\.0|helpOnline\.\d+\.0|hostKeys|guestKeys|badOption|\.bots\./;

  it("are all there in Arabic, and none of them is English", () => {
    const arabic = new Map(leaves(arabicRummy));
    for (const [path, text] of leaves(englishRummy)) {
      expect(arabic.get(path), path).toBeTruthy();
      if (!isLatin.test(path) && /[a-z]/i.test(text)) expect(arabic.get(path), path).toMatch(/[\u0600-\u06ff]/);
    }
  });

  it("have letters alone that have a form for every place", () => {
    for (const [path, text] of leaves(arabicRummy))
      expect(joined(text).match(/[\u0621-\u063f\u0641-\u064a]/g), `${path}: ${text}`).toBeNull();
  });

  it("count in Arabic as Arabic does", () => {
    expect([1, 2, 3, 10, 11, 102, 103].map(arabicRummy.points)).toEqual([
      ...["نقطة", "نقطتين", "3 نقاط", "10 نقاط", "11 نقطة", "102 نقطة", "103 نقاط"],
    ]);
    expect(plainOf([span(arabicRummy.wins("نورة", 1, 0))])).toContain("الفائز");
  });
});
