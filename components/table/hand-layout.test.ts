import { expect, test } from "vitest";
import { handLayout, LEAST_STEP } from "./hand-layout";

const phone = (width: number, cards: number) => handLayout({ width, cards, card: 78, twoRows: true });
const desktop = (cards: number) => handLayout({ width: 1124, cards, card: 126, twoRows: false });
const xs = (layout: ReturnType<typeof handLayout>) => layout.places.map(({ x }) => Math.round(x));

test("twelve cards fill two rows of six on a phone", () => {
  const layout = phone(390, 12);
  expect(layout.perRow).toBe(6);
  expect(xs(layout).slice(0, 6)).toEqual([12, 70, 127, 185, 242, 300]);
  expect(layout.places[6]).toEqual({ x: 12, y: 68 });
  expect(layout.height).toBeCloseTo(68 + 109.2);
  expect(layout.scrolls).toBe(false);
});

test("seven lie in two rows, each in the middle", () => {
  expect(xs(phone(390, 7))).toEqual([70, 127, 185, 242, 98, 156, 214]);
});

test("up to six lie in one row, in the middle", () => {
  expect(phone(390, 6).perRow).toBe(6);
  expect(xs(phone(390, 2))).toEqual([127, 185]);
});

test("thirty cards at 360 px: two rows of fifteen, each within one scroll and a finger wide", () => {
  const layout = phone(360, 30);
  expect(layout.perRow).toBe(15);
  expect(layout.width).toBe(2 * 12 + 14 * LEAST_STEP + 78);
  expect(layout.width - 360).toBeLessThan(360);
  expect(layout.scrolls).toBe(true);
});

test("a desktop spreads its one row to 122 px a card, and closes it to 44", () => {
  const [first, second] = xs(desktop(7));
  expect((second ?? 0) - (first ?? 0)).toBe(122);
  expect(desktop(20).scrolls).toBe(false);
  expect(desktop(60).scrolls).toBe(true);
  expect(desktop(1).places).toEqual([{ x: 499, y: 0 }]);
});

test("no cards take no place", () => {
  expect(phone(390, 0).places).toEqual([]);
});
