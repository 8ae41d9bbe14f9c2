import { describe, expect, test } from "vitest";
import { handShape } from "./hand-shape";

const phone = { isPhone: true, scale: 1, isLarge: false } as const;

describe("a hand of many cards", () => {
  test("on a phone of 390 lies in four rows of seven columns, two groups in a row", () => {
    const { places, rows, height, scrolls } = handShape(
      { ...phone, width: 390, height: 278 },
      [4, 3, 4, 3, 2, 2, 2, 5],
    );
    expect(rows.map(({ length }) => length)).toEqual([7, 7, 6, 5]);
    expect(places.slice(0, 5).map(({ x }) => x - 29)).toEqual([10, 60, 110, 160, 222]);
    expect(Math.round(height)).toBe(240);
    expect(scrolls).toBe(false);
  });

  test("has fewer and larger columns for whoever wishes it", () => {
    const groups = [4, 3, 4, 3, 2, 2, 2, 5];
    const [as, large] = [false, true].map((isLarge) =>
      handShape({ ...phone, width: 390, height: 278, isLarge }, groups),
    );
    expect([as?.card, large?.card]).toEqual([58, 66]);
    const widest = (rows: readonly (readonly number[])[] = []) => Math.max(...rows.map(({ length }) => length));
    expect(widest(large?.rows)).toBeLessThan(widest(as?.rows));
    expect(large?.places).toHaveLength(25);
  });

  test("40 slots fit a phone of 360 in six rows without scrolling, each 44 wide at least", () => {
    const { places, rows, card, scrolls } = handShape(
      { ...phone, width: 360, height: 289 },
      [4, 3, 4, 3, 4, 3, 2, 2, 2, 2, 2, 9],
    );
    expect(rows).toHaveLength(6);
    expect(scrolls).toBe(false);
    for (const row of rows)
      for (const [column, slot] of row.entries()) {
        const next = row[column + 1];
        if (next !== undefined) expect((places[next]?.x ?? 0) - (places[slot]?.x ?? 0)).toBeGreaterThanOrEqual(44);
        expect(places[slot]?.x).toBeLessThanOrEqual(360 - card / 2);
      }
  });

  test("what does not fit even as close as may be scrolls", () => {
    expect(handShape({ ...phone, width: 360, height: 150 }, [7, 7, 7, 7, 7]).scrolls).toBe(true);
  });

  test("of a dozen lies in whole faces on a phone, seven beside each other, the second row 54 lower", () => {
    for (const [width, card, least] of [
      [390, 84, 47],
      [360, 76, 44],
    ] as const) {
      const shape = handShape({ ...phone, width, height: 260, isFew: true }, [3, 3, 1, 6]);
      expect(shape.card).toBe(card);
      expect(shape.rows.map(({ length }) => length)).toEqual([7, 6]);
      const [first, second] = shape.places;
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(least);
      expect((shape.places[7]?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(54);
      const xs = shape.places.map(({ x }) => x);
      expect(Math.max(...xs) + card / 2).toBeLessThanOrEqual(width);
      expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(width);
    }
    expect(handShape({ ...phone, width: 390, height: 260, isFew: true }, [15]).card).toBe(58);
  });

  test("on a desktop is one row as long as its strips stay wide enough, else two", () => {
    const room = { isPhone: false, scale: 1, isLarge: false, width: 1080, height: 310 } as const;
    expect(handShape(room, [4, 3, 3, 2, 9]).rows).toHaveLength(1);
    expect(handShape(room, [4, 3, 3, 2, 30]).rows).toHaveLength(2);
  });
});
