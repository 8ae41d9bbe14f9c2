import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game } from "../game";
import { seedOf, stylesOf, tried } from "../laws";
import { replay } from "../replay";
import { dhappa } from "./index";
import { oracle } from "./oracle";

// Until the game is registered: then the house's own tests do this, and this file goes.

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

const folder = join(import.meta.dirname, "replays");

it.each(readdirSync(folder))("plays %s as it was played", (file) => {
  const { record, outcome, sha256 } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const state = replay(game, record);
  expect(game.outcome(state)).toEqual(outcome);
  expect(createHash("sha256").update(JSON.stringify(state)).digest("hex")).toBe(sha256);
});
