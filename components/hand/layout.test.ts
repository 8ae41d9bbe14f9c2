import { expect, test } from "vitest";
import { type HandLayout, reachedBy } from "./layout";
import { inRows } from "./rows";

const seven = inRows({ width: 390, card: 78, twoRows: true }, 7);
/** A group that was set down in the first row after those of the second. */
const outOfOrder: HandLayout = {
  ...seven,
  rows: [
    [0, 1, 4],
    [2, 3],
  ],
};

const from = (layout: HandLayout, slot: number) => (key: string) => reachedBy(key, layout, slot);

test("the arrows lead through every row, and stop at both ends", () => {
  const right = (slot: number) => reachedBy("ArrowRight", seven, slot);
  expect([0, 1, 2, 3, 4, 5, 6].map(right)).toEqual([1, 2, 3, 4, 5, 6, null]);
  expect(from(seven, 0)("ArrowLeft")).toBeNull();
  expect(from(seven, 4)("ArrowLeft")).toBe(3);
  expect([from(seven, 5)("Home"), from(seven, 5)("End")]).toEqual([0, 6]);
});

test("up and down lead to the same place of the next row, or to its last", () => {
  expect(from(seven, 1)("ArrowDown")).toBe(5);
  expect(from(seven, 5)("ArrowUp")).toBe(1);
  expect(from(seven, 3)("ArrowDown")).toBe(6);
  expect([from(seven, 1)("ArrowUp"), from(seven, 5)("ArrowDown")]).toEqual([null, null]);
});

test("one goes by where the cards lie, not by when they were laid", () => {
  expect(from(outOfOrder, 1)("ArrowRight")).toBe(4);
  expect(from(outOfOrder, 4)("ArrowRight")).toBe(2);
  expect(from(outOfOrder, 4)("ArrowDown")).toBe(3);
  expect(from(outOfOrder, 0)("End")).toBe(3);
});

test("other keys lead nowhere", () => {
  expect(["Enter", "a", "PageDown"].map(from(seven, 2))).toEqual([null, null, null]);
});
