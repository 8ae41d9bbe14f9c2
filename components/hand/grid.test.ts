import { describe, expect, test } from "vitest";
import { type GridSpace, inGrid } from "./grid";

const step = [44, 53] as const;
const wide: GridSpace = { width: 390, height: 240, margin: 10, card: 58, strip: 50, between: 62, step };
const small: GridSpace = { width: 360, height: 289, margin: 8, card: 52, strip: 46.5, between: 56, step };
const lefts = (space: GridSpace, groups: readonly number[]) => {
  const { places, rows } = inGrid(space, groups);
  return rows.map((row) => row.map((slot) => (places[slot]?.x ?? Number.NaN) - space.card / 2));
};

describe("a hand of 27 to 45 cards", () => {
  test("27 cards of which twins share slots lie in four rows at 53", () => {
    const layout = inGrid(wide, [4, 3, 4, 3, 2, 2, 2, 5]);
    expect(layout.rows.map((row) => row.length)).toEqual([7, 7, 6, 5]);
    expect(layout.rows).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19],
      [20, 21, 22, 23, 24],
    ]);
    const [first, second] = [layout.places[0], layout.places[7]];
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(53);
    expect(layout.scrolls).toBe(false);
    expect(layout.height).toBeCloseTo(3 * 53 + 81.2);
  });

  test("forty slots lie in six rows on the smallest phone, none scrolled away", () => {
    const layout = inGrid(small, [4, 3, 4, 3, 4, 3, 2, 2, 2, 7, 6]);
    expect(layout.places).toHaveLength(40);
    expect(layout.rows).toHaveLength(6);
    const rowStep = (layout.places[layout.rows[1]?.[0] ?? 0]?.y ?? 0) - (layout.places[0]?.y ?? 0);
    expect(rowStep).toBeGreaterThanOrEqual(44);
    expect(small.height - 5 * rowStep).toBeCloseTo(44);
    expect(layout.scrolls).toBe(false);
  });

  test("a group's last card shows whole, and the next begins 4 px after it", () => {
    expect(lefts(small, [4, 3])).toEqual([[8, 54.5, 101, 147.5, 203.5, 250, 296.5]]);
  });

  test("a group goes into the first row with room for it, and is not split", () => {
    const layout = inGrid(wide, [5, 6, 2, 1]);
    expect(layout.rows).toEqual([
      [0, 1, 2, 3, 4, 11, 12],
      [5, 6, 7, 8, 9, 10, 13],
    ]);
  });

  test("a group that no row could hold fills rows", () => {
    expect(inGrid(wide, [16]).rows.map((row) => row.length)).toEqual([7, 7, 2]);
  });

  test("what does not fit even as close as a finger needs scrolls", () => {
    const layout = inGrid(
      small,
      Array.from({ length: 8 }, () => 7),
    );
    expect(layout.rows).toHaveLength(8);
    expect(layout.scrolls).toBe(true);
    expect(layout.height).toBeCloseTo(7 * 44 + 72.8);
  });

  test.each([360, 390, 412])("nothing runs off a screen %i wide, and no strip is narrower than a finger", (width) => {
    for (let seed = 1; seed < 60; seed++) {
      const groups = Array.from({ length: 3 + (seed % 9) }, (_, index) => 1 + ((seed * (index + 3)) % 9));
      const space = { ...(width < 390 ? small : wide), width };
      const layout = inGrid(space, groups);
      expect(layout.rows.flat().toSorted((one, other) => one - other)).toEqual([...layout.places.keys()]);
      expect(layout.places).toHaveLength(groups.reduce((sum, count) => sum + count, 0));
      for (const row of lefts(space, groups)) {
        expect(row[0]).toBe(space.margin);
        expect((row.at(-1) ?? 0) + space.card).toBeLessThanOrEqual(width - space.margin);
        for (const [index, left] of row.slice(1).entries()) expect(left - (row[index] ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test("no cards take no place", () => {
    expect(inGrid(wide, [])).toMatchObject({ places: [], rows: [], scrolls: false });
  });
});
