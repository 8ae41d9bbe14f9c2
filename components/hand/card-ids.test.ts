import { expect, test } from "vitest";
import { keptIds } from "./card-ids";

const row = (text: string) => [...text].map((card, index) => ({ id: `${card}${index}`, card }));
const kept = (before: string, after: string, leaving?: string) =>
  keptIds(row(before), [...after], (one, other) => one === other || one === "?", leaving);

test("a card that is played takes nobody else's id with it", () => {
  expect(kept("abcd", "abd")).toEqual(["a0", "b1", "d3"]);
});

test("cards that come are new, those before them keep their keys", () => {
  expect(kept("ab", "abcd")).toEqual(["a0", "b1", null, null]);
  expect(kept("", "ab")).toEqual([null, null]);
});

test("a card played and one drawn at once", () => {
  expect(kept("abc", "acx")).toEqual(["a0", "c2", null]);
});

test("of equal cards the one that was tapped leaves", () => {
  expect(kept("aba", "ba", "a0")).toEqual(["b1", "a2"]);
  expect(kept("aa", "a", "a0")).toEqual(["a1"]);
  expect(kept("aa", "a", "a1")).toEqual(["a0"]);
  expect(kept("abc", "ab", "a0")).toEqual(["a0", "b1"]);
});

test("a card face down is the same card once it is turned up", () => {
  expect(kept("ab?", "abc")).toEqual(["a0", "b1", "?2"]);
  expect(kept("a??", "abc")).toEqual(["a0", "?1", "?2"]);
});

test("a refused card comes back where it was", () => {
  expect(kept("acd", "abcd")).toEqual(["a0", null, "c1", "d2"]);
});

test("nothing changes when nothing happened", () => {
  expect(kept("aabb", "aabb")).toEqual(["a0", "a1", "b2", "b3"]);
});
