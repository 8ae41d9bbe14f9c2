import { expect, it } from "vitest";
import { marksOf } from "./clock";

it("turns at half of the time and at three seconds, and a short clock at three seconds at once", () => {
  expect(marksOf(30_000)).toEqual([15_000, 3_000]);
  expect(marksOf(10_000)).toEqual([5_000, 3_000]);
  expect(marksOf(5_000)).toEqual([3_000, 3_000]);
});
