import { expect, test } from "vitest";
import { byHand, gapAt, movedTo } from "./by-hand";
import { handShape } from "./hand-shape";
import { slotsOf } from "./slots";

const rules = { run: ["A", "K", "Q", "J"], sets: [], isTwoWild: true } as const;
const slots = slotsOf(["AS.0", "KS.0", "QS.0", "JS.0"], rules);

test("slots lie as they were put, what has come since last, and what has left leaves no gap", () => {
  expect(byHand(slots, ["QS", "9H", "AS"]).map(({ id }) => id)).toEqual(["QS", "AS", "KS", "JS"]);
  expect(byHand(slots, [])).toEqual(slots);
});

test("several slots move together and stay as they follow each other, wherever they are put", () => {
  const order = ["a", "b", "c", "d", "e"];
  expect(movedTo(order, ["b"], 0)).toEqual(["b", "a", "c", "d", "e"]);
  expect(movedTo(order, ["a", "d"], 3)).toEqual(["b", "c", "a", "d", "e"]);
  expect(movedTo(order, ["a"], 5)).toEqual(["b", "c", "d", "e", "a"]);
  for (const before of [1, 2]) expect(movedTo(order, ["b"], before)).toEqual(order);
});

test("a point of the hand is next to one gap, before its row and behind it too", () => {
  const shape = handShape({ width: 390, height: 278, isPhone: true, scale: 1, isLarge: false }, [10]);
  const [upper = [], lower = []] = shape.rows;
  const [first, second] = [shape.places[0], shape.places[1]];
  if (!first || !second) throw new Error("no places");
  const at = (x: number, y: number) => gapAt(shape, { x, y })?.before;
  expect(at(0, -20)).toBe(0);
  expect(at(first.x - shape.card / 2 + 4, first.y)).toBe(0);
  expect(at(second.x - shape.card / 2 - 4, first.y)).toBe(1);
  expect(at(389, first.y)).toBe(upper.length);
  const under = shape.places[lower[0] ?? 0]?.y ?? 0;
  expect(at(0, under)).toBe(upper.length);
  expect(at(389, under + 500)).toBe(10);
  expect(gapAt({ ...shape, rows: [], places: [] }, { x: 0, y: 0 })).toBe(null);
});
