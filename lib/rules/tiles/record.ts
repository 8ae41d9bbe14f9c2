import * as z from "zod/mini";
import { play, start } from "./play";
import { bets, type State } from "./state";

/** Counts up when the same seed and bets would no longer play the same game. */
export const version = 1;

/** All that it takes to play a game again exactly. */
export const record = z.object({
  version: z.literal(version),
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bets: z.array(z.enum(bets)),
});
export type GameRecord = z.infer<typeof record>;

/** The record of a game as it stands. */
export function recordOf({ seed, rounds }: State): GameRecord {
  return { version, seed, bets: rounds.map(({ bet }) => bet) };
}

/** Plays a record again; throws where it bets on after the end. */
export function replay({ seed, bets }: GameRecord): State {
  return bets.reduce(play, start(seed));
}
