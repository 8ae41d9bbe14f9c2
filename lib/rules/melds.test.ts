import { expect, test } from "vitest";
import { ranks } from "./cards";
import { placesOf, rowsAround, suitShared } from "./melds";
import type { PackCard } from "./packs";

const cards = (names: string) => names.split(" ").map((name) => (name === "JK" ? "JK.0" : `${name}.0`) as PackCard);
const rows = (naturals: string, wilds: string) =>
  rowsAround(placesOf(cards(naturals), ranks) ?? new Map(), wilds ? cards(wilds) : [], ranks).map(
    ({ top, cards }) => `${ranks[top]}: ${cards.map((card) => card.slice(0, -2)).join(" ")}`,
  );

test("cards in a row lie in the order of their ranks", () => {
  expect(rows("7C 9C 8C", "")).toEqual(["9: 9C 8C 7C"]);
  expect(rows("AC KC", "")).toEqual(["A: AC KC"]);
  expect(rows("9C 7C", "")).toEqual([]);
  expect(placesOf(cards("9C 9C"), ranks)).toBeNull();
});

test("a wild fills the gap, or goes to either end", () => {
  expect(rows("9C 7C", "JK")).toEqual(["9: 9C JK 7C"]);
  expect(rows("9C 8C", "JK")).toEqual(["9: 9C 8C JK", "10: JK 9C 8C"]);
  expect(rows("AC KC", "JK")).toEqual(["A: AC KC JK"]);
  expect(rows("9C 6C", "JK")).toEqual([]);
});

test("wilds of one kind are not told apart, those of two are", () => {
  expect(rows("9C 6C", "JK JK")).toEqual(["9: 9C JK JK 6C"]);
  expect(rows("9C 6C", "JK 2H")).toEqual(["9: 9C JK 2H 6C", "9: 9C 2H JK 6C"]);
  expect(rows("9C", "2S 2H")).toEqual(["9: 9C 2S 2H", "10: 2S 9C 2H", "J: 2S 2H 9C"]);
});

test("a suit is shared by all or by none", () => {
  expect([suitShared(cards("9C 6C")), suitShared(cards("9C 6D")), suitShared([])]).toEqual(["C", null, null]);
});
