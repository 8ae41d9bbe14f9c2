import { play, start } from "./play";
import type { Bet, State } from "./state";

/** Counts up when the same seed and bets would no longer play the same game. */
export const version = 1;

/** All that it takes to play a game again exactly. */
export interface GameRecord {
  readonly version: typeof version;
  readonly seed: string;
  readonly bets: readonly Bet[];
}

/** The record of a game as it stands. */
export function recordOf({ seed, rounds }: State): GameRecord {
  return { version, seed, bets: rounds.map(({ bet }) => bet) };
}

/** Plays a record again; throws where it bets on after the end. */
export function replay({ seed, bets }: GameRecord): State {
  return bets.reduce(play, start(seed));
}
