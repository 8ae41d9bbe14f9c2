import { expect, it } from "vitest";
import { marksOf } from "./clock";

it("turns at half of the time and at three seconds, and a short clock is a hurry before that too", () => {
  expect(marksOf(30_000)).toEqual([15_000, 3_000]);
  expect(marksOf(10_000)).toEqual([5_000, 3_000]);
  expect(marksOf(5_000)).toEqual([4_000, 3_000]);
});
