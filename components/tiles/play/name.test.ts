import { describe, expect, it, test } from "vitest";
import { nameLength, nameProblem, tidyName } from "./name";

describe("names", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["N", "short"],
    [" N ", "short"],
    ["No", null],
    ["Omar K", null],
    ["Layla_7", null],
    ["a-b", null],
    ["سلمان", null],
    ["نُورَة", null],
    ["٣٣", null],
    ["张伟", null],
    ["1234567890123456", null],
    ["  1234567890123456  ", null],
    ["12345678901234567", "long"],
    ["No!", "characters"],
    ["a.b", "characters"],
    ["a\tb", "characters"],
    ["😀😀", "characters"],
    ["\u0301\u0301", "characters"],
    ["½½", "characters"],
  ] as const)("7.1 %j is %s", (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  test("7.1 a decomposed name counts as it is kept: composed", () => {
    expect(tidyName(" Ne\u0301e ")).toBe("N\u00e9e");
    expect(nameLength("e\u0301")).toBe(1);
  });
});
