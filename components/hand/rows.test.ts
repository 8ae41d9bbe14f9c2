import { expect, test } from "vitest";
import type { FramedLayout } from "./layout";
import { inRows, LEAST_STEP } from "./rows";

const phone = (width: number, cards: number) => inRows({ width, card: 78, twoRows: true }, cards);
const desktop = (cards: number) => inRows({ width: 1124, card: 126, twoRows: false }, cards);
/** The left edges. */
const xs = ({ places, card }: FramedLayout) => places.map(({ x }) => Math.round(x - card / 2));
const ys = ({ places, card }: FramedLayout) => places.map(({ y }) => Math.round(y - card * 0.7));

test("twelve cards fill two rows of six on a phone", () => {
  const layout = phone(390, 12);
  expect(layout.rows).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ]);
  expect(xs(layout).slice(0, 6)).toEqual([12, 70, 127, 185, 242, 300]);
  expect([xs(layout)[6], ys(layout)[6]]).toEqual([12, 68]);
  expect(layout.height).toBeCloseTo(68 + 109.2);
  expect(layout.scrolls).toBe(false);
});

test("seven lie in two rows, each in the middle", () => {
  expect(xs(phone(390, 7))).toEqual([70, 127, 185, 242, 98, 156, 214]);
});

test("up to six lie in one row, in the middle", () => {
  expect(phone(390, 6).rows).toHaveLength(1);
  expect(xs(phone(390, 2))).toEqual([127, 185]);
});

test("thirty cards at 360 px: two rows of fifteen, each within one scroll and a finger wide", () => {
  const layout = phone(360, 30);
  expect(layout.rows.map((row) => row.length)).toEqual([15, 15]);
  expect(layout.width).toBe(2 * 12 + 14 * LEAST_STEP + 78);
  expect(layout.width - 360).toBeLessThan(360);
  expect(layout.scrolls).toBe(true);
});

test("a desktop spreads its one row to 122 px a card, and closes it to 44", () => {
  const [first, second] = xs(desktop(7));
  expect((second ?? 0) - (first ?? 0)).toBe(122);
  expect(desktop(20).scrolls).toBe(false);
  expect(desktop(60).scrolls).toBe(true);
  expect([xs(desktop(1)), ys(desktop(1))]).toEqual([[499], [0]]);
});

test("no cards take no place", () => {
  expect(phone(390, 0)).toMatchObject({ places: [], rows: [[]] });
});
