import { type Random, randomFrom } from "../random";
import { generateCard } from "./cards";
import type { Card, EightsOptions, EightsState, HeldCard } from "./state";

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

/** The state with the cards a seat has drawn, face down where they are not to be seen. */
export function withDrawn(state: EightsState, drawn: readonly HeldCard[]): EightsState {
  const { owed } = state;
  if (!owed) return state;
  const kept = state.hands[owed.seat]?.slice(0, -owed.count) ?? [];
  return { ...state, hands: state.hands.with(owed.seat, [...kept, ...drawn]), owed: null };
}

/** Turns the cards a seat has drawn face up, from a fresh seed. */
export const dealOwed = (state: EightsState, seed: string): EightsState =>
  withDrawn(state, cards(state.owed?.count ?? 0, randomFrom(seed), state.options));
