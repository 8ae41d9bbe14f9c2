import { describe, expect, it } from "vitest";
import { fuzzed, keepsWhole, playedOf } from "./fuzz/keeps-games-whole";
import type { PlayStyle } from "./testing/bad-network";
import { type ToyAction, type ToyOptions, type ToyState, toy, toyCensor } from "./testing/toy-game";

/** One game in so many of the toy. */
const TOY = 4;

const toyPlay: PlayStyle<ToyState, ToyAction, ToyOptions> = {
  game: toy,
  options: (random) => ({ ms: random.pick([null, 5_000, 10_000]), handsOver: random.below(2) === 0 }),
  censor: toyCensor,
  choose: (view, _, random) =>
    view.stop
      ? { action: "answer", yes: random.below(3) > 0 }
      : { action: random.pick(["more", "more", "pass", "pass", "pass", random.below(4) === 0 ? "win" : "pass"]) },
  nonsense: (_, __, random) => random.pick([{ action: "stop" }, { action: "stop" }, { action: "answer", yes: false }]),
};

/**
 * Seeds of Eights that are known to find a fault, planted or real; one that finds a real one joins them. Where people come
 * to play otherwise, plant these again: a table that knows no move by its name, whose bot plans no waking, that refuses no
 * move as too late, that wakes and takes whoever was here to be here.
 */
const regressions = [
  ["a repeated move that is not known again", 1],
  ["a bot that nobody wakes", 8],
  ["a move for a turn that has passed", 40],
  ["a server that forgets who was here when it died", 42],
] as const;

describe("a table over a bad network", () => {
  it.each(regressions)("has no such thing as %s (seed %i)", (_, seed) => {
    expect(fuzzed(playedOf("eights"), seed).worlds).toBe(1);
  });

  it("keeps a game whole that grows, interrupts and asks several at once", () => keepsWhole(toyPlay, TOY));
});
