import { expect, it } from "vitest";
import { slow, yardstick } from "./slowness";

const parts = (quiet: number, echo: number, others: Readonly<Record<string, number>>) =>
  Object.entries({ quiet, "1,000 joins at once, of an echo": echo, ...others }).map(([part, p99]) => ({ part, p99 }));

it("each part is measured by the worse of quiet and the echo", () => {
  expect(yardstick(parts(2, 4, {}))).toBe(4);
  expect(yardstick(parts(5, 4, {}))).toBe(5);
});

it("a part over one and a half of it is named, and neither of the two is", () => {
  expect(slow(parts(2, 4, { frames: 6, joins: 6.1 }))).toEqual(["joins: a p99 of 6.1 ms, where 6 ms may be"]);
  expect(slow(parts(2, 40, { joins: 60 }))).toEqual([]);
});
