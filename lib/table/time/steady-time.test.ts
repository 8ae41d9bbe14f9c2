import { describe, expect, it } from "vitest";
import { SteadyTime } from "./steady-time";

describe("a steady time", () => {
  it("is what the clock says, while that goes on", () => {
    const time = new SteadyTime();
    expect([1_000, 1_000, 1_700, 90_000].map((reading) => time.of(reading))).toEqual([1_000, 1_000, 1_700, 90_000]);
    expect(time.reading(90_500)).toBe(90_500);
  });

  it("goes on from where it was when the clock is set back, as often as it is", () => {
    const time = new SteadyTime();
    const readings = [50_000, 10_000, 10_400, 0, 5];
    expect(readings.map((reading) => time.of(reading))).toEqual([50_000, 50_000, 50_400, 50_400, 50_405]);
  });

  it("stands still where the clock is only unsteady, and passes no faster for it", () => {
    const time = new SteadyTime();
    const readings = [50_000, 49_990, 50_005, 49_995, 50_010, 49_010, 50_011];
    expect(readings.map((reading) => time.of(reading))).toEqual([
      50_000, 50_000, 50_005, 50_005, 50_010, 50_010, 50_011,
    ]);
  });

  it("says what the clock will read at an instant of its own", () => {
    const time = new SteadyTime();
    time.of(50_000);
    time.of(10_000);
    expect(time.reading(51_000)).toBe(11_000);
    expect(time.reading(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  it("does not begin before what is known to have been", () => {
    const time = new SteadyTime(50_000);
    expect([time.of(10_000), time.of(10_900)]).toEqual([50_000, 50_900]);
    expect(new SteadyTime(50_000).of(60_000)).toBe(60_000);
  });
});
