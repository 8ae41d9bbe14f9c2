import { describe, expect, test } from "vitest";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyState } from "@/lib/rules/rummy/state";
import { held, tableOf } from "@/lib/rules/rummy/testing/table";
import { follow } from "./followed";

const start = tableOf({
  hands: ["5H 6H 7H 8H 10S JS QS 2D", "9H 2S 3S"],
  declared: [0, 1],
  discards: "4C",
});

/** What somebody sees of these moves, one after the other, with the table's own steps between. */
function seen(own: 0 | 1, moves: readonly RummyAction[], from: RummyState = start) {
  let state = from;
  let followed = follow(null, rummy.view(state, own), own);
  const all = [];
  for (const move of moves) {
    state = rummy.apply(state, state.current, move);
    followed = follow(followed, rummy.view(state, own), own);
    all.push(followed);
    while (state.owed) {
      state = rummy.timeout(state, "0".repeat(64));
      followed = follow(followed, rummy.view(state, own), own);
      all.push(followed);
    }
  }
  return all;
}

describe("what has happened since the last look", () => {
  test("one's own card is named once it is seen, and comes from the pile", () => {
    const [drawn, turned] = seen(0, [{ action: "draw", from: "pile" }]);
    expect([drawn?.drawn, drawn?.got]).toEqual([{ seat: 0, from: "pile" }, null]);
    expect(turned?.drawn).toBeNull();
    expect(turned?.got && turned.from.get(turned.got)).toBe("deck");
  });

  test("another's turn is seen when it has ended: a card goes to them, and what they lay comes from them", () => {
    const melds = [{ kind: "run", cards: held(start, "5H 6H 7H") }] as const;
    const [card] = held(start, "2D");
    if (!card) throw new RangeError("no such card");
    const all = seen(1, [
      { action: "draw", from: "discards" },
      { action: "putBack" },
      { action: "draw", from: "pile" },
      { action: "lay", melds },
      { action: "discard", card },
    ]);
    expect(all[0]?.passing).toMatchObject([{ from: "discards", to: "seat-0", count: 1 }]);
    expect(all.at(-2)?.turns).toEqual([]);
    const last = all.at(-1);
    expect(last?.turns).toHaveLength(1);
    expect([card, ...melds[0].cards].map((one) => last?.from.get(one))).toEqual(Array(4).fill("seat-0"));
  });

  test("a last card goes to the pile face down", () => {
    const closing = { ...start, hands: [held(start, "2D"), start.hands[1] ?? []], picked: "pile" as const };
    const [card] = held(start, "2D");
    if (!card) throw new RangeError("no such card");
    const [closed] = seen(1, [{ action: "close", card }], closing);
    expect(closed?.turns).toMatchObject([{ closed: true }]);
    expect(closed?.passing).toMatchObject([{ from: "seat-0", to: "deck", count: 1 }]);
  });
});
