import { expect, it } from "vitest";
import { seasonAt, seasonEnd, seasonStart } from "./seasons";

it("has three seasons a year, from midnight to midnight in Riyadh", () => {
  const starts = [1, 2, 3, 4, 5, 9].map((season) => new Date(seasonStart(season)).toISOString());
  expect(starts).toEqual([
    "2025-12-31T21:00:00.000Z",
    "2026-04-30T21:00:00.000Z",
    "2026-08-31T21:00:00.000Z",
    "2026-12-31T21:00:00.000Z",
    "2027-04-30T21:00:00.000Z",
    // The year between has a 29th of February.
    "2028-08-31T21:00:00.000Z",
  ]);
});

it("has every instant in one season", () => {
  for (const season of [1, 2, 3, 8]) {
    expect(seasonAt(seasonStart(season))).toBe(season);
    expect(seasonAt(seasonEnd(season) - 1)).toBe(season);
  }
  expect(seasonAt(0)).toBe(1);
});
