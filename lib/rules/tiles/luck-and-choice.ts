import type { GameRecord } from "./game-record";
import { chanceOf, oddsOf } from "./odds";
import { play, start } from "./play";

/** A bet as it could have been weighed when it was made. */
export interface Weighed {
  /** How likely it was to be won. */
  readonly chance: number;
  /** Whether no bet was likelier (9.2). */
  readonly isBest: boolean;
}

/** A game told in numbers: what chance gave, what the choices added, and what luck did. */
export interface Account {
  readonly rounds: number;
  readonly score: number;
  readonly bestStreak: number;
  /** Bets that took the likelier side, or either where both were equally likely. */
  readonly best: number;
  /** What tossing a coin for every bet would have won on average. */
  readonly blind: number;
  /** What these very bets win on average. */
  readonly chosen: number;
  /** What always taking the likelier side wins on average. */
  readonly ideal: number;
  /** Every bet in turn. */
  readonly weighed: readonly Weighed[];
}

/** The longest run of won bets. */
export function bestStreakOf(rounds: readonly { readonly won: boolean }[]): number {
  let best = 0;
  let run = 0;
  for (const { won } of rounds) {
    run = won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The bets won in a row up to now. */
export function streakOf(rounds: readonly { readonly won: boolean }[]): number {
  return rounds.length - 1 - rounds.findLastIndex(({ won }) => !won);
}

/** Plays a record again and weighs every bet by what was knowable when it was made. */
export function accountOf({ seed, bets }: GameRecord): Account {
  let state = start(seed);
  const sum = { blind: 0, ideal: 0 };
  const weighed: Weighed[] = [];
  for (const bet of bets) {
    const odds = oddsOf(state);
    const [higher, lower] = [chanceOf(odds, "higher"), chanceOf(odds, "lower")];
    weighed.push({ chance: chanceOf(odds, bet), isBest: odds[bet] >= Math.max(odds.higher, odds.lower) });
    sum.blind += (higher + lower) / 2;
    sum.ideal += Math.max(higher, lower);
    state = play(state, bet);
  }
  const score = state.rounds.filter(({ won }) => won).length;
  return {
    rounds: bets.length,
    score,
    bestStreak: bestStreakOf(state.rounds),
    best: weighed.filter(({ isBest }) => isBest).length,
    chosen: weighed.reduce((chances, { chance }) => chances + chance, 0),
    weighed,
    ...sum,
  };
}
