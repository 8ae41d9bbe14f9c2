import { describe, expect, test } from "vitest";
import { plotOf } from "./plot-scale";

const DAY_MS = 86_400_000;
const history = [1200, 1260, 1180, 1340, 1310].map((points, day) => ({
  at: day * DAY_MS,
  points,
  spread: 60 - 10 * day,
}));

describe("points over time", () => {
  test("are nothing before the first match", () => expect(plotOf([])).toBeNull());

  test("go from the left to the right, higher for more points, all of it within the field", () => {
    const plot = plotOf(history);
    expect(plot?.line.map(({ x }) => x)).toEqual([0, 25, 50, 75, 100]);
    const [first, , third, fourth] = plot?.line.map(({ y }) => y) ?? [];
    expect(fourth).toBeLessThan(first ?? 0);
    expect(third).toBeGreaterThan(first ?? 0);
    for (const { y } of plot?.line ?? []) expect(y >= 0 && y <= 100).toBe(true);
    for (const { high, low } of plot?.veil ?? []) expect(high >= 0 && low <= 100 && high < low).toBe(true);
    expect(plot?.best).toBe(3);
  });

  test("lie on the leagues they touch, which fill the field from top to bottom", () => {
    const zones = plotOf(history)?.zones ?? [];
    expect(zones.map(({ league }) => league)).toEqual(["adept", "pro"]);
    expect(zones[0]?.bottom).toBe(100);
    expect(zones.at(-1)?.top).toBe(0);
    expect(zones[0]?.top).toBe(zones[1]?.bottom);
  });

  test("name some levels, thresholds of leagues among them, and no more than five days", () => {
    const plot = plotOf(history);
    expect(plot?.levels.map(({ points }) => points)).toEqual([1100, 1200, 1300]);
    expect(plot?.levels.map(({ isThreshold }) => isThreshold)).toEqual([true, false, true]);
    expect(plot?.days.length).toBeGreaterThan(1);
    expect(plot?.days.length).toBeLessThanOrEqual(5);
  });

  test("are one dot in the middle after one match", () => {
    const plot = plotOf(history.slice(0, 1));
    expect(plot?.line).toHaveLength(1);
    expect(plot?.line[0]?.x).toBe(50);
  });
});
