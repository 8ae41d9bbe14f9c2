import { describe, expect, it } from "vitest";
import type { Game } from "@/lib/rules/game";
import { oracles } from "@/lib/rules/oracles";
import { type GameId, games } from "@/lib/rules/registry";
import { BadNetwork, type PlayStyle } from "../testing/bad-network";
import { playingOf } from "../testing/next-moves";

/** Games of the quickest a run, and fewer of longer ones; more by FUZZ_GAMES, others by FUZZ_SEED. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 320);
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? 1);

/** How a registered game is played by people whose network is bad. */
export const playedOf = (id: GameId): PlayStyle<unknown, unknown, unknown> =>
  playingOf<unknown, unknown, unknown>(games[id] as Game, oracles[id]);

/** One game over a bad network, told by its seed where it falls. */
export function fuzzed<State, Action, Options>(play: PlayStyle<State, Action, Options>, seed: number) {
  const world = new BadNetwork(play, seed);
  try {
    world.run();
  } catch (error) {
    throw new Error(`FUZZ_SEED=${seed} FUZZ_GAMES=1, ${play.game.id}`, { cause: error });
  }
  return { ...world.tally, frames: world.host.frames, worlds: 1, "longest record": world.host.largest };
}

/** Plays one in so many of the games of a run from the first seed on, and looks how often what happened. */
export function keepsWhole<State, Action, Options>(play: PlayStyle<State, Action, Options>, oneIn: number): void {
  const count = Math.ceil(GAMES / oneIn);
  const tally: Record<string, number> = {};
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++)
    for (const [what, often] of Object.entries(fuzzed(play, seed)))
      tally[what] = what.startsWith("longest") ? Math.max(tally[what] ?? 0, often) : (tally[what] ?? 0) + often;
  if (process.env.FUZZ_TALLY) console.info(play.game.id, tally);
  expect(tally.worlds).toBe(count);
  expect(tally["moves taken"]).toBeGreaterThan(count);
}

/** The fuzz of one game, in a file of its own. */
export function keepsGamesWhole(id: GameId): void {
  describe("a table over a bad network", () => {
    it(`keeps everyone's game of ${id} whole`, () => keepsWhole(playedOf(id), oracles[id].length));
  });
}
