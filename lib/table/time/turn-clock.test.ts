import { describe, expect, it } from "vitest";
import { clockAfterOutage, clockFor, deadlineOf, leftOf } from "./turn-clock";

const wait = (turn: number, ms: number | null, interrupts?: number) => ({ turn, ms, seats: [0], kind: "", interrupts });

describe("a clock", () => {
  const first = clockFor(wait(1, 10_000), null, 1_000);

  it("is an instant and a length", () => {
    expect(deadlineOf(first)).toBe(11_000);
    expect(leftOf(first, 4_000)).toBe(7_000);
    expect(leftOf(first, 99_000)).toBe(0);
    expect(deadlineOf(clockFor(wait(1, null), null, 0))).toBeNull();
  });

  it("starts anew with another turn", () => {
    expect(clockFor(wait(2, 10_000), first, 5_000)).toMatchObject({ turn: 2, began: 5_000 });
  });

  it("moves its deadline when its turn grows", () => {
    expect(deadlineOf(clockFor(wait(1, 12_000), first, 5_000))).toBe(13_000);
  });

  it("stands still while interrupted, and goes on with what was left", () => {
    const stop = clockFor(wait(2, 5_000, 1), first, 4_000);
    expect(stop).toMatchObject({ began: 4_000, held: { turn: 1, left: 7_000 } });
    const later = clockFor(wait(2, 6_000, 1), stop, 6_000);
    expect(leftOf(clockFor(wait(1, 10_000), later, 8_000), 8_000)).toBe(7_000);
  });

  it("gives the whole time to an interrupted turn that had no clock, and forgets one that does not come back", () => {
    const timeless = clockFor(wait(1, null), null, 0);
    const stop = clockFor(wait(2, 5_000, 1), timeless, 4_000);
    expect(leftOf(clockFor(wait(1, 10_000), stop, 8_000), 8_000)).toBe(10_000);
    expect(clockFor(wait(3, 10_000), stop, 8_000).held).toBeNull();
  });

  it("leaves players five seconds after an outage, where it was to run that long", () => {
    expect(leftOf(clockAfterOutage(first, 8_000), 8_000)).toBe(5_000);
    expect(leftOf(clockAfterOutage(first, 60_000), 60_000)).toBe(5_000);
    expect(clockAfterOutage(first, 3_000)).toBe(first);
    expect(leftOf(clockAfterOutage({ ...first, ms: 2_000 }, 60_000), 60_000)).toBe(2_000);
  });
});
