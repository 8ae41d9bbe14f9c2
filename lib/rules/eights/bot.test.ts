import { describe, expect, it } from "vitest";
import { seedOf } from "../laws";
import { type MoveChooser, playout } from "../playout";
import { randomFrom } from "../random";
import { type Card, type EightsAction, type EightsState, eights } from "./index";

const red = (value: number): Card => ({ type: "number", color: "red", value });
const green = (value: number): Card => ({ type: "number", color: "green", value });
const blue = (value: number): Card => ({ type: "number", color: "blue", value });
const wild: Card = { type: "wild" };
const plus2: Card = { type: "plus2", color: "red" };
const plus20: Card = { type: "plus20" };

/** A red 5 on top, the first seat to move, and others with so many cards. */
function seen(hand: readonly Card[], others: readonly number[], rest: Partial<EightsState> = {}): EightsState {
  const state = eights.setup(1 + others.length, eights.defaults, seedOf(1));
  const hands = [hand, ...others.map((count) => Array.from({ length: count }, () => null))];
  return { ...state, hands, pile: [red(5)], color: "red", ...rest };
}
const moves = (view: EightsState, level: "easy" | "good" = "good") =>
  Array.from({ length: 20 }, (_, seed) => eights.bot(view, 0, randomFrom(seedOf(seed)), level));
const always = (view: EightsState, action: EightsAction) =>
  expect(moves(view)).toEqual(Array.from({ length: 20 }, () => action));

describe("the good bot", () => {
  it("plays its last card", () => {
    always(seen([wild], [7, 7, 7]), { action: "play", cardIndex: 0 });
    always(seen([plus20], [7, 7, 7], { pile: [plus2], pendingDraws: 2 }), { action: "play", cardIndex: 0 });
  });

  it("keeps its wild while a number fits", () => {
    always(seen([wild, red(1), green(2)], [7, 7, 7]), { action: "play", cardIndex: 1 });
  });

  it("names the colour it holds most of", () => {
    always(seen([wild, green(1), blue(2), green(3)], [7, 7, 7]), {
      action: "play",
      cardIndex: 0,
      chosenColor: "green",
    });
  });

  it("hits the next player who has one card left, in either direction", () => {
    always(seen([red(1), plus2, blue(3), blue(4)], [1, 7, 7]), { action: "play", cardIndex: 1 });
    always(seen([red(1), plus2, blue(3), blue(4)], [7, 7, 1], { direction: -1 }), { action: "play", cardIndex: 1 });
    always(seen([red(1), plus2, blue(3), blue(4)], [7, 7, 1]), { action: "play", cardIndex: 0 });
  });

  it("answers a stack rather than take it", () => {
    always(seen([red(1), plus20, blue(3)], [7, 7, 7], { pile: [plus2], pendingDraws: 22 }), {
      action: "play",
      cardIndex: 1,
      chosenColor: expect.stringMatching(/red|blue/),
    });
  });

  it("draws when nothing fits", () => {
    always(seen([blue(1)], [7, 7, 7]), { action: "draw" });
  });

  it("beats three easy ones more than its fair share", () => {
    const of =
      (level: "easy" | "good"): MoveChooser<EightsState, EightsAction> =>
      (view, seat, random) =>
        eights.bot(view, seat, random, level);
    const games = 400;
    const won = Array.from({ length: games }, (_, game) => {
      const players = [0, 1, 2, 3].map((seat) => of(seat === game % 4 ? "good" : "easy"));
      return playout(eights, eights.defaults, players, seedOf(game))
        .at(-1)
        ?.winners.includes(game % 4);
    }).filter(Boolean).length;
    expect(won / games).toBeGreaterThan(0.27);
  });
});

describe("any bot", () => {
  it("calls its last card where that is asked for, and only then", () => {
    const options = { ...eights.defaults, calling: true };
    for (const level of ["easy", "good"] as const) {
      expect(moves(seen([red(1), red(2)], [7, 7], { options }), level).map((move) => "call" in move)).not.toContain(
        false,
      );
      expect(
        moves(seen([red(1), red(2), red(3)], [7, 7], { options }), level).map((move) => "call" in move),
      ).not.toContain(true);
    }
  });

  it("spares its partner", () => {
    const options = { ...eights.defaults, teams: true };
    // A skip brings the partner, who has one card left, to the turn: better than an opponent.
    const skip: Card = { type: "skip", color: "red" };
    expect(moves(seen([red(1), skip, blue(3), blue(4)], [7, 1, 7], { options }))).toEqual(
      Array.from({ length: 20 }, () => ({ action: "play", cardIndex: 1 })),
    );
  });
});

describe("the easy bot", () => {
  it("draws only when nothing fits", () => {
    expect(moves(seen([red(1), blue(2)], [7, 7]), "easy")).toContainEqual({ action: "play", cardIndex: 0 });
    expect(moves(seen([red(1), blue(2)], [7, 7]), "easy")).not.toContainEqual({ action: "draw" });
    expect(moves(seen([blue(2)], [7, 7]), "easy")).toContainEqual({ action: "draw" });
  });

  it("names the colour it holds most of", () => {
    const names = moves(seen([wild, green(1), blue(2), green(3)], [7, 7]), "easy");
    expect(new Set(names.map((action) => action.action === "play" && action.chosenColor))).toEqual(new Set(["green"]));
  });
});
