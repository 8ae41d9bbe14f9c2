import { expect, test } from "vitest";
import { stripSizes, stripsOf } from "./strips";

const run = (...wilds: readonly number[]) => Array.from({ length: 12 }, (_, index) => wilds.includes(index));

test("a collapsed run shows its ends and its wilds, and of the rest an edge", () => {
  const { lefts, width, whole } = stripsOf(run(4, 9), true, stripSizes.tile, 400);
  expect(whole.flatMap((isWhole, index) => (isWhole ? [index] : []))).toEqual([0, 4, 9, 11]);
  expect(lefts.slice(0, 6)).toEqual([0, 27, 31, 35, 39, 64]);
  expect(width).toBe(27 + 8 * 4 + 2 * 25 + 33);
});

test("one too wide is squeezed to its room, and its edges stay", () => {
  const { lefts, width } = stripsOf(run(2, 4, 9), true, stripSizes.tile, 140);
  expect(width).toBeLessThanOrEqual(140);
  expect((lefts[2] ?? 0) - (lefts[1] ?? 0)).toBe(4);
});

test("an open one, and three cards, show every strip", () => {
  expect(stripsOf(run(), false, stripSizes.open, 400).width).toBeCloseTo(11 * 29.7 + 36);
  expect(stripsOf([false, true, false], true, stripSizes.tile, 400).lefts).toEqual([0, 25, 50]);
  expect(stripsOf([], true, stripSizes.tile, 400).lefts).toEqual([]);
});
