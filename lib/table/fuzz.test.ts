import { describe, expect, it } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { eightsCensor } from "./testing/eights";
import { type Play, World } from "./testing/world";

/** Games a run; more by FUZZ_GAMES, others by FUZZ_SEED. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 320);
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? 1);

const play: Play<EightsState, EightsAction, EightsOptions> = {
  game: eights,
  options: (random) => ({
    preset: random.pick(["classic", "classic", "classic", "insane"]),
    stacking: random.pick(["any", "equalOrHigher", "none"]),
    clock: random.pick([0, 10, 20, 30]),
    maxPlayers: random.pick([3, 4, 5, 6, 10]),
  }),
  censor: eightsCensor,
  choose(view, seat, random) {
    if (random.below(4) > 0) return eights.bot(view, seat, random, "good");
    const allowed = oracle.attempts(view, seat).filter((action) => eights.check(view, seat, action) === null);
    return random.pick(allowed);
  },
};

const tried = (seed: number) => {
  const world = new World(play, seed);
  try {
    world.run();
  } catch (error) {
    throw new Error(`FUZZ_SEED=${seed} FUZZ_GAMES=1`, { cause: error });
  }
  return world;
};

describe("a table over a bad network", () => {
  it(`keeps everyone's game whole, ${GAMES} times`, () => {
    const tally: Record<string, number> = {};
    for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
      const world = tried(seed);
      for (const [what, count] of Object.entries({ ...world.tally, frames: world.host.frames, worlds: 1 }))
        tally[what] = (tally[what] ?? 0) + count;
    }
    console.info(tally);
    expect(tally.worlds).toBeGreaterThanOrEqual(GAMES);
  });
});
