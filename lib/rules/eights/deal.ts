import { type Random, randomFrom } from "../random";
import { generateCard } from "./cards";
import type { Card, EightsOptions, EightsState } from "./state";

const HAND = 7;

const cards = (count: number, random: Random, options: EightsOptions): Card[] =>
  Array.from({ length: count }, () => generateCard(random, options.preset));

function firstCard(random: Random, options: EightsOptions): Card & { readonly color: NonNullable<Card["color"]> } {
  for (;;) {
    const { type, color, value } = generateCard(random, options.preset);
    if (type === "number" && color) return { type, color, value };
  }
}

/** Deals seven cards each and turns up the first number card. */
export function startGame(players: number, options: EightsOptions, seed: string): EightsState {
  const random = randomFrom(seed);
  const hands = Array.from({ length: players }, () => cards(HAND, random, options));
  const first = firstCard(random, options);
  return {
    options,
    hands,
    gone: hands.map(() => false),
    pile: [first],
    color: first.color,
    current: 0,
    direction: 1,
    pendingDraws: 0,
    reverseStackCount: 0,
    turns: 0,
    owed: null,
    log: [],
    winners: [],
  };
}

/** Turns the cards a seat has drawn face up, from a fresh seed. */
export function dealOwed(state: EightsState, seed: string): EightsState {
  const { owed, options } = state;
  if (!owed) return state;
  const kept = state.hands[owed.seat]?.slice(0, -owed.count) ?? [];
  const hand = [...kept, ...cards(owed.count, randomFrom(seed), options)];
  return { ...state, hands: state.hands.with(owed.seat, hand), owed: null };
}
