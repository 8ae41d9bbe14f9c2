import { describe, expect, it } from "vitest";
import { seedOf } from "../laws";
import { codec } from "./codec";
import { type Card, type EightsState, eights } from "./index";

const players = ["Alice", "Bob", "Cleo"].map((name, seat) => ({ id: `p_${seat}`, name }));
const red5: Card = { type: "number", color: "red", value: 5 };
const start: EightsState = {
  ...eights.setup(3, eights.defaults, seedOf(3)),
  hands: [[{ type: "wild" }, red5], [red5], [red5, red5, red5]],
  pile: [red5],
  color: "red",
};
const told = (state: EightsState, seat: number | null) =>
  JSON.parse(JSON.stringify(codec.encode(eights.view(state, seat), seat, players)));

describe("the seed's wire", () => {
  it("says gameState as the seed spells it, with the hand for its owner alone", () => {
    expect(told(start, 0)).toMatchObject({
      currentPlayerId: "p_0",
      topCard: { type: "number", color: "red", value: 5 },
      lastPlayedColor: "red",
      direction: 1,
      winner: null,
      winners: [],
      pendingDraws: 0,
      reverseStackCount: 0,
    });
    expect(told(start, 0).players).toEqual([
      { id: "p_0", name: "Alice", cardCount: 2, hand: [{ type: "wild" }, red5] },
      { id: "p_1", name: "Bob", cardCount: 1 },
      { id: "p_2", name: "Cleo", cardCount: 3 },
    ]);
    expect(told(start, null).players.some((player: object) => "hand" in player)).toBe(false);
  });

  it("carries the named colour on the top card, and names the winners", () => {
    const named = eights.apply(start, 0, { action: "play", cardIndex: 0, chosenColor: "green" });
    expect(told(named, 1)).toMatchObject({
      topCard: { type: "wild", chosenColor: "green" },
      lastPlayedColor: "green",
      currentPlayerId: "p_1",
    });
    const won = eights.apply({ ...start, current: 1 }, 1, { action: "play", cardIndex: 0 });
    expect(told(won, 0)).toMatchObject({ winner: "p_1", winners: ["p_1"] });
    const shared = eights.timeout(eights.apply({ ...start, turns: 399 }, 0, { action: "draw" }), seedOf(4));
    expect(told({ ...shared, winners: [0, 2] }, 0)).toMatchObject({ winner: "p_0", winners: ["p_0", "p_2"] });
  });

  it("marks who left", () => {
    const state = eights.remove?.(start, 2) ?? start;
    expect(told(state, 0).players[2]).toEqual({ id: "p_2", name: "Cleo", cardCount: 3, gone: true });
  });

  it("refuses what is no gameState", () => {
    expect(() => codec.decode({ topCard: red5 })).toThrow();
  });

  it("tells the drawer alone of each card that came", () => {
    const state: EightsState = { ...start, pile: [{ type: "plus2", color: "red" }], pendingDraws: 4 };
    const owing = eights.apply(state, 0, { action: "draw" });
    const drawn = eights.timeout(owing, seedOf(5));
    const tell = (seat: number, from = state) => codec.tell?.(eights.view(from, seat), eights.view(drawn, seat), seat);
    const cards = drawn.hands[0]?.slice(2).map((card) => ({ type: "cardDrawn", card }));
    expect(cards).toHaveLength(4);
    expect(tell(0)).toEqual(cards);
    expect(tell(0, owing)).toEqual(cards);
    expect(tell(1)).toEqual([]);
    const played = eights.apply(start, 0, { action: "play", cardIndex: 1 });
    expect(codec.tell?.(eights.view(start, 0), eights.view(played, 0), 0)).toEqual([]);
  });
});
