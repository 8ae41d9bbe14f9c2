import { ranks } from "../cards";
import type { Seat } from "../game";
import { dealtFrom, packsOf } from "../packs";
import { randomFrom } from "../random";
import type { RummyOptions, RummyState } from "./state";

const HAND = 13;
const JOKERS = 4;

/** Shuffles and deals thirteen each, and turns the next card up. */
function dealt(players: number, seed: string): Pick<RummyState, "hands" | "pile" | "discards"> {
  const { hands, pile } = dealtFrom(packsOf(2, ranks, JOKERS), randomFrom(seed), players, HAND);
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
  const starter = randomFrom(seed).below(players);
  return { options, ...dealt(players, seed), ...fresh(players, starter, 0), results: [] };
}

/** The next deal, begun by the next seat. */
export function nextDeal(state: RummyState, seed: string): RummyState {
  const players = state.hands.length;
  return { ...state, ...dealt(players, seed), ...fresh(players, (state.starter + 1) % players, state.turn + 1) };
}

/** Shuffles the discards under the top one, which are the pile again. */
export function reshuffled(state: RummyState, seed: string): RummyState {
  const { discards } = state;
  const pile = randomFrom(seed).shuffled(discards.slice(0, -1));
  return { ...state, pile, discards: discards.slice(-1), owed: null, idle: state.idle ?? 0 };
}
