import { expect, it } from "vitest";
import { closedByDecision, keptApart, type Sanction, withSanction } from "./sanctions";
import type { Consequence } from "./wire";

const DAY_MS = 86_400_000;
const other = "b".repeat(64);
const decided = (
  before: readonly Sanction[],
  report: string,
  consequence: Partial<Consequence> | null,
  at = 1_000,
): readonly Sanction[] =>
  withSanction(before, {
    ...{ report, at },
    consequence: consequence && { apartFrom: null, closedDays: null, isVoid: false, ...consequence },
  });

it("keeps two apart, and the queue closed for as long as was decided", () => {
  const apart = decided([], "one", { apartFrom: other });
  expect([keptApart(apart), closedByDecision(apart, 1_000)]).toEqual([[other], null]);
  const closed = decided(apart, "two", { closedDays: 7 });
  expect(keptApart(closed)).toEqual([other]);
  expect(closedByDecision(closed, 2_000)).toEqual({ at: 1_000, ms: 7 * DAY_MS });
  expect(closedByDecision(closed, 1_000 + 7 * DAY_MS)).toBeNull();
});

it("of two closings the one counts that ends last", () => {
  const both = decided(decided([], "one", { closedDays: 30 }), "two", { closedDays: 1 }, DAY_MS);
  expect(closedByDecision(both, DAY_MS)).toEqual({ at: 1_000, ms: 30 * DAY_MS });
});

it("decided anew, nothing is left of what was decided before", () => {
  const before = decided([], "one", { apartFrom: other, closedDays: 7 });
  expect(decided(before, "one", null, 2_000)).toEqual([]);
  expect(decided(before, "one", { closedDays: 1 }, 2_000)).toMatchObject([{ apartFrom: null, closedMs: DAY_MS }]);
  expect(decided(before, "two", null, 2_000)).toEqual(before);
});

it("forgets what is over, and is never more than fifty", () => {
  const closed = decided([], "one", { closedDays: 1 });
  expect(decided(closed, "two", null, 3 * DAY_MS)).toEqual([]);
  let many: readonly Sanction[] = [];
  for (let report = 0; report < 80; report++) many = decided(many, String(report), { closedDays: 30 });
  expect(many).toHaveLength(50);
  expect(many[0]?.report).toBe("79");
});
