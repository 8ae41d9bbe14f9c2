import { expect, test } from "vitest";
import { ranks } from "./cards";
import { seedOf } from "./laws";
import { dealtFrom, faceOf, isJoker, packRankOf, packSuitOf, packsOf } from "./packs";
import { randomFrom } from "./random";

test("three packs with six jokers are 162 cards, each of them another", () => {
  const cards = packsOf(3, ranks, 6);
  expect([cards.length, new Set(cards).size]).toEqual([162, 162]);
  expect(cards.filter((card) => faceOf(card) === "10H")).toEqual(["10H.0", "10H.1", "10H.2"]);
  expect(cards.filter(isJoker)).toHaveLength(6);
});

test("a card says its face, and a joker has neither rank nor suit", () => {
  expect([faceOf("10H.2"), packRankOf("10H.2"), packSuitOf("10H.2")]).toEqual(["10H", "10", "H"]);
  expect([faceOf("JK.5"), packRankOf("JK.5"), packSuitOf("JK.5")]).toEqual(["JK", null, null]);
});

test("a deal loses and doubles no card, and is its seed's", () => {
  const cards = packsOf(3, ranks, 6);
  const dealt = (seed: number) => dealtFrom(cards, randomFrom(seedOf(seed)), 6, 21);
  const { hands, pile } = dealt(1);
  expect([hands.map(({ length }) => length), pile.length]).toEqual([[21, 21, 21, 21, 21, 21], 36]);
  expect([...hands.flat(), ...pile].sort()).toEqual([...cards].sort());
  expect(dealt(1)).toEqual(dealt(1));
  expect(dealt(2)).not.toEqual(dealt(1));
  expect(() => dealtFrom(cards, randomFrom(seedOf(1)), 9, 21)).toThrow("9 hands of 21 from 162 cards");
});
