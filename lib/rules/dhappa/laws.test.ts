import { describe, expect, it } from "vitest";
import type { Game } from "../game";
import { seedOf, stylesOf, tried } from "../laws";
import { dhappa } from "./index";
import { oracle } from "./oracle";

const game: Game = dhappa;

/** Games a style at each table; more by LAWS_SEEDS. */
const SEEDS = Number(process.env.LAWS_SEEDS ?? 1);

describe.each(oracle.options)("with %j", (options) => {
  it.each(stylesOf(dhappa))("keeps the laws as %s play", (style) => {
    for (let number = 1; number <= SEEDS; number++) {
      const trial = { players: options.seats, options, seed: seedOf(number), style };
      expect(tried(game, oracle, trial).entries.length).toBeGreaterThan(0);
    }
  });
});
