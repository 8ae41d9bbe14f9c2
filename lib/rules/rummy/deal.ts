import { ranks } from "../cards";
import type { Seat } from "../game";
import { dealtFrom, packsOf } from "../packs";
import { type Random, randomFrom } from "../random";
import type { RummyOptions, RummyState } from "./state";

const HAND = 13;
const JOKERS = 4;

/** Shuffles and deals thirteen each, and turns the next card up. */
function dealt(players: number, random: Random): Pick<RummyState, "hands" | "pile" | "discards"> {
  const { hands, pile } = dealtFrom(packsOf(2, ranks, JOKERS), random, players, HAND);
  const up = pile.at(-1);
  return { hands, pile: pile.slice(0, -1), discards: up ? [up] : [] };
}

/** What a deal starts with, whoever begins. */
const fresh = (players: number, starter: Seat, turn: number) => ({
  closing: null,
  melds: [],
  declared: Array.from({ length: players }, () => null),
  starter,
  current: starter,
  turn,
  dealtAt: turn,
  picked: null,
  taken: null,
  draft: null,
  owed: null,
  idle: null,
  log: [],
  asked: null,
});

/** The first deal of a match, begun by a seat drawn by lot. */
export function setup(players: number, options: RummyOptions, seed: string): RummyState {
  // One stream for both: who begins is public, and the same chance drawn twice would tell of the cards.
  const random = randomFrom(seed);
  const starter = random.below(players);
  return { options, ...dealt(players, random), ...fresh(players, starter, 0), results: [] };
}

/** The next deal, begun by the next seat. */
export function nextDeal(state: RummyState, seed: string): RummyState {
  const players = state.hands.length;
  return {
    ...state,
    ...dealt(players, randomFrom(seed)),
    ...fresh(players, (state.starter + 1) % players, state.turn + 1),
  };
}

/** Shuffles the discards under the top one, which are the pile again. */
export function reshuffled(state: RummyState, seed: string): RummyState {
  const { discards } = state;
  const pile = randomFrom(seed).shuffled(discards.slice(0, -1));
  return { ...state, pile, discards: discards.slice(-1), owed: null, idle: state.idle ?? 0 };
}
