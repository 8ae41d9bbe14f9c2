import { deckSize, freshPile, handSize } from "./deck";
import { isHonour } from "./kinds";
import type { Bet, Ending, Hand, Round, State, Tile } from "./state";

/** A value at which the game ends. */
const floor = 0;
const ceiling = 10;
/** How often the draw pile may run out; at this one the game ends. */
export const lastExhaustion = 3;

/** How many rounds a game has at least and at most (6.5): no tile ends it before the last pile, each a deck larger than the one before. */
export function gameLength(): readonly [fewest: number, most: number] {
  const piles = Array.from({ length: lastExhaustion }, (_, before) => ((before + 1) * deckSize - handSize) / handSize);
  const most = piles.reduce((sum, rounds) => sum + rounds, 0);
  return [most - (piles.at(-1) ?? 0) + 1, most];
}

/** A new game, its first hand dealt. */
export function start(seed: string): State {
  const pile = freshPile(seed, 0, []);
  return {
    seed,
    draw: pile.slice(handSize),
    discard: [],
    hand: pile.slice(0, handSize),
    rounds: [],
    exhaustions: 0,
    ending: null,
  };
}

/** What a hand is worth. */
export function totalOf(hand: Hand): number {
  return hand.reduce((sum, { value }) => sum + value, 0);
}

/** Whether a bet on one total is won by the next; an equal one never is. */
export function wins(bet: Bet, base: number, total: number): boolean {
  return bet === "higher" ? total > base : total < base;
}

/** The bets won. */
export function scoreOf({ rounds }: State): number {
  return rounds.filter(({ won }) => won).length;
}

/** One whole round: reveal, compare, move the honours, discard, refill the pile, look whether it is over. */
export function play(state: State, bet: Bet): State {
  if (state.ending) throw new RangeError("the game is over (6.4)");
  const { seed, hand } = state;
  const revealed = state.draw.slice(0, handSize);
  const rest = state.draw.slice(handSize);
  const discard = [...state.discard, ...hand];
  const base = totalOf(hand);
  const total = totalOf(revealed);
  const won = wins(bet, base, total);

  const moved = revealed.map((tile) => shifted(tile, won ? 1 : -1));
  const isOut = rest.length === 0;
  const exhaustions = state.exhaustions + (isOut ? 1 : 0);
  const ending = endingOf(moved, exhaustions);
  const reshuffled = isOut && !ending;
  const number = state.rounds.length + 1;
  const round: Round = { number, bet, hand, base, revealed, total, won, moved: totalOf(moved), reshuffled };

  return {
    seed,
    draw: reshuffled ? freshPile(seed, exhaustions, discard) : rest,
    discard: reshuffled ? [] : discard,
    hand: moved,
    rounds: [...state.rounds, round],
    exhaustions,
    ending,
  };
}

function shifted(tile: Tile, by: 1 | -1): Tile {
  return isHonour(tile.kind) ? { ...tile, value: tile.value + by } : tile;
}

function endingOf(hand: Hand, exhaustions: number): Ending | null {
  const tile = hand.find(({ kind, value }) => isHonour(kind) && (value <= floor || value >= ceiling)) ?? null;
  const exhausted = exhaustions >= lastExhaustion;
  return tile || exhausted ? { tile, exhausted } : null;
}
