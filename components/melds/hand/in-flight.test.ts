import { expect, test } from "vitest";
import { jumpingOf } from "./in-flight";

const row = (count: number, x: (index: number) => number) =>
  new Map(Array.from({ length: count }, (_, index) => [`slot-${index}`, { x: x(index), y: 0 }] as const));

test("of a hand put in another order the twenty slots that move farthest are seen on their way", () => {
  const there = row(45, (index) => index * 10);
  const turned = row(45, (index) => (44 - index) * 10);
  const jumping = jumpingOf(there, turned);
  // The one in the middle stays, and of 44 the 24 next to it go no way worth following.
  expect(jumping.size).toBe(24);
  expect(["slot-0", "slot-9", "slot-35", "slot-44"].filter((id) => jumping.has(id))).toEqual([]);
  expect(["slot-10", "slot-21", "slot-34"].every((id) => jumping.has(id))).toBe(true);
});

test("twenty and fewer all glide, and what has only come jumps from nowhere", () => {
  expect(
    jumpingOf(
      row(20, (index) => index),
      row(20, (index) => index + 5),
    ).size,
  ).toBe(0);
  expect(
    jumpingOf(
      new Map(),
      row(45, (index) => index),
    ).size,
  ).toBe(0);
});
