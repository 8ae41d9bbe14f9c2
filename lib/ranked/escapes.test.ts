import { describe, expect, it } from "vitest";
import { closedUntil, type Escapes, isEscape, nextEscape, noEscapes, withEscape } from "./escapes";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY;
const escapedAt = (...times: readonly number[]): Escapes => times.reduce(withEscape, noEscapes);

describe("three escapes within a day", () => {
  it("close the queue for a quarter of an hour", () => {
    expect(closedUntil(escapedAt(NOW, NOW + HOUR), NOW + HOUR)).toBeNull();
    const third = escapedAt(NOW, NOW + HOUR, NOW + 2 * HOUR);
    expect(closedUntil(third, NOW + 2 * HOUR)).toBe(NOW + 2 * HOUR + 15 * MINUTE);
    expect(closedUntil(third, NOW + 2 * HOUR + 15 * MINUTE)).toBeNull();
  });

  it("are told before the third, with what it will cost", () => {
    expect(nextEscape(noEscapes, NOW)).toEqual({ count: 1, of: 3, closesMs: null });
    expect(nextEscape(escapedAt(NOW), NOW)).toEqual({ count: 2, of: 3, closesMs: null });
    expect(nextEscape(escapedAt(NOW, NOW), NOW)).toEqual({ count: 3, of: 3, closesMs: 15 * MINUTE });
  });

  it("close it longer each time: an hour, then a day, then a day again", () => {
    const times = [0, 1, 2, 3, 4, 5].map((hour) => NOW + hour * HOUR);
    const lengths = times.map((at, last) => (closedUntil(escapedAt(...times.slice(0, last + 1)), at) ?? at) - at);
    expect(lengths).toEqual([0, 0, 15 * MINUTE, HOUR, DAY, DAY]);
  });

  it("are none where they are further apart", () => {
    const apart = [0, 13, 26, 39, 52].map((hour) => NOW + hour * HOUR);
    for (const [last, at] of apart.entries())
      expect(closedUntil(escapedAt(...apart.slice(0, last + 1)), at)).toBeNull();
  });

  it("are an hour's closing on a later day of the same week, and a quarter of one again after a week without", () => {
    const first = escapedAt(NOW, NOW, NOW);
    const again = (at: number) => closedUntil([at, at, at].reduce(withEscape, first), at);
    expect(again(NOW + 2 * DAY)).toBe(NOW + 2 * DAY + HOUR);
    expect(again(NOW + 8 * DAY)).toBe(NOW + 8 * DAY + 15 * MINUTE);
  });

  it("leave behind no more than is needed, and nothing of a time that has yet to come", () => {
    const many = Array.from({ length: 50 }, (_, day) => NOW + day * 2 * DAY).reduce(withEscape, noEscapes);
    expect(many.escaped).toHaveLength(1);
    expect(many.closed).toHaveLength(0);
    expect(closedUntil(escapedAt(NOW, NOW, NOW), NOW - DAY)).toBeNull();
    expect(nextEscape(escapedAt(NOW, NOW), NOW - DAY).count).toBe(1);
  });
});

describe("an escape", () => {
  const stayed = { isAwayAtEnd: false, botHands: 0, wasBehind: true };

  it("is to be gone from a match one was losing", () => {
    expect(isEscape({ ...stayed, isAwayAtEnd: true }, 12)).toBe(true);
    expect(isEscape({ ...stayed, botHands: 7 }, 12)).toBe(true);
    expect(isEscape({ ...stayed, isAwayAtEnd: true, wasBehind: false }, 12)).toBe(false);
  });

  it("is not a short cut of the line", () => {
    expect(isEscape({ ...stayed, botHands: 2 }, 12)).toBe(false);
    expect(isEscape(stayed, 12)).toBe(false);
  });
});
