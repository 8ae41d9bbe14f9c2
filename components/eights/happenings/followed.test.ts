import { expect, test } from "vitest";
import { type Card, type EightsState, eights } from "@/lib/rules/eights";
import { follow } from "./followed";

const number = (color: Card["color"], value: number): Card => ({ type: "number", color, value });
const seven = number("red", 7);
const start: EightsState = {
  ...eights.setup(3, eights.defaults, "5".repeat(64)),
  hands: [[seven, number("blue", 1), seven], [null, null], [null]],
  pile: [number("red", 1)],
  color: "red",
};
const keys = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const play = (cardIndex: number) => ({ action: "play", cardIndex }) as const;

test("a new game is dealt, one under way just lies there", () => {
  const fresh = follow(null, start, 0);
  expect(fresh.hand.every(({ from }) => from === "deck")).toBe(true);
  expect(fresh.passing.map(({ to, count }) => [to, count])).toEqual([
    ["seat-1", 2],
    ["seat-2", 1],
  ]);
  const later = follow(null, { ...start, turns: 3 }, 0);
  expect([...later.hand, ...later.pile].some(({ from }) => from)).toBe(false);
  expect(later.passing).toEqual([]);
});

test("a played card takes its name to the pile and back again when it is refused", () => {
  const before = follow(null, start, 0);
  const played = follow(before, eights.apply(start, 0, play(2)), 0, before.hand[2]?.id);
  expect(keys(played.hand)).toEqual(keys(before.hand).slice(0, 2));
  expect(keys(played.pile)).toEqual([before.pile[0]?.id, before.hand[2]?.id]);
  expect(played.news).toHaveLength(1);
  const refused = follow(played, start, 0, before.hand[2]?.id);
  expect(keys(refused.hand).sort()).toEqual(keys(before.hand).sort());
  expect(keys(refused.pile)).toEqual(keys(before.pile));
  expect(refused.news).toEqual([]);
});

test("others' cards come from their seats, drawn ones from the deck", () => {
  const before = follow(null, start, 0);
  const theirs = { ...start, current: 1, hands: start.hands.with(1, [seven, null]) };
  const played = follow(before, eights.apply(theirs, 1, play(0)), 0);
  expect(played.pile.at(-1)?.from).toBe("seat-1");
  const drawn = follow(before, eights.apply(start, 0, { action: "draw" }), 0);
  expect(drawn.hand.at(-1)).toMatchObject({ card: null, from: "deck" });
  const dealt = follow(drawn, eights.timeout(eights.apply(start, 0, { action: "draw" }), "6".repeat(64)), 0);
  expect(keys(dealt.hand)).toEqual(keys(drawn.hand));
  expect(dealt.hand.at(-1)?.card).not.toBeNull();
  const took = follow(before, eights.apply({ ...start, current: 2 }, 2, { action: "draw" }), 0);
  expect(took.passing).toMatchObject([{ from: "deck", to: "seat-2", count: 1 }]);
});

test("looking twice at the same view changes nothing", () => {
  const before = follow(null, start, 0);
  const again = follow(before, start, 0);
  expect(keys(again.hand)).toEqual(keys(before.hand));
  expect(keys(again.pile)).toEqual(keys(before.pile));
});

test("names stay one of a kind over a whole pile", () => {
  let state: EightsState = { ...start, hands: [Array.from({ length: 12 }, () => seven), [null], [null]] };
  let followed = follow(null, state, 0);
  for (let turn = 0; turn < 9; turn++) {
    state = { ...eights.apply(state, 0, play(0)), current: 0 };
    followed = follow(followed, state, 0);
    const all = [...keys(followed.hand), ...keys(followed.pile)];
    expect(new Set(all).size).toBe(all.length);
  }
});
