import { describe, expect, it } from "vitest";
import { RateLimit, rateOf } from "./rate-limit";

describe("a bucket", () => {
  it("gives so many at once, and then one each time", () => {
    const buckets = new RateLimit(rateOf(4, 1_000));
    const taken = (at: number) => Array.from({ length: 6 }, () => buckets.take("a", at)).filter(Boolean).length;
    expect([0, 0, 249, 250, 1_000, 60_000].map(taken)).toEqual([4, 0, 0, 1, 3, 4]);
  });

  it("is one for each", () => {
    const buckets = new RateLimit(rateOf(1, 1_000));
    expect([buckets.take("a", 0), buckets.take("b", 0), buckets.take("a", 0)]).toEqual([true, true, false]);
  });

  it("fills on as before when the clock is set back, and gives nothing away for it", () => {
    const buckets = new RateLimit(rateOf(2, 2_000));
    const taken = (at: number) => Array.from({ length: 4 }, () => buckets.take("a", at)).filter(Boolean).length;
    expect([9_000_000, 0, 999, 1_000, 1_001, 2_000, 9_000_000].map(taken)).toEqual([2, 0, 0, 1, 0, 1, 2]);
  });

  it("remembers nobody who is rested, and never more than so many", () => {
    const buckets = new RateLimit(rateOf(1, 1_000));
    for (let one = 0; one < 100_000; one++) buckets.take(`at once ${one}`, 0);
    expect(buckets.size).toBeLessThan(10_000);
    for (let one = 0; one < 20_000; one++) buckets.take(`later ${one}`, one * 500);
    expect(buckets.size).toBeLessThan(200);
  });
});
