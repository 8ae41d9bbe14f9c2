import { expect, test } from "vitest";
import type { Card, HeldCard } from "@/lib/rules/eights";
import { nextOrder, sorted } from "./sorting";

const hand = (
  [
    ["a", { type: "wild" }],
    ["b", { type: "number", color: "blue", value: 3 }],
    ["c", { type: "skip", color: "red" }],
    ["d", { type: "number", color: "red", value: 3 }],
    ["e", null],
    ["f", { type: "number", color: "red", value: 9 }],
  ] as const satisfies readonly (readonly [string, Card | null])[]
).map(([id, card]) => ({ id, card: card as HeldCard }));
const keys = (order: Parameters<typeof sorted>[1], fresh: string[] = []) =>
  sorted(hand, order, new Set(fresh))
    .map(({ id }) => id)
    .join("");

test("by colour, numbers before the rest, cards without a colour and cards face down last", () => {
  expect(keys("color")).toBe("dfcbae");
});

test("by number, colours in their order", () => {
  expect(keys("number")).toBe("dbface");
});

test("as drawn", () => {
  expect(keys("drawn")).toBe("abcdef");
});

test("fresh cards stay at the end until they have been seen", () => {
  expect(keys("color", ["b", "d"])).toBe("fcaebd");
});

test("the button goes through every order and round again", () => {
  expect(nextOrder(nextOrder(nextOrder("color")))).toBe("color");
});
