import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game } from "./game";
import { seedOf, stylesOf, tried } from "./laws";
import { oracles } from "./oracles";
import { comingGames, gameIds, games, soloGames } from "./registry";

/** Games a style at each table; more by LAWS_SEEDS. */
const SEEDS = Number(process.env.LAWS_SEEDS ?? 2);
/** Half of them where games are longer than Baloot's. */
const seedsOf = (length: number) => Math.ceil(length > 8 ? SEEDS / 2 : SEEDS);
const house = import.meta.dirname;
const folders = readdirSync(house, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const said = (value: unknown): string => JSON.stringify(value);

describe("the house", () => {
  it("has a folder for every game and a game for every folder", () => {
    expect([...gameIds, ...soloGames, ...comingGames].sort()).toEqual(folders.sort());
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  });

  it.each(gameIds)("%s has a rulebook and a golden replay", (id) => {
    expect(existsSync(join(house, id, "RULES.md"))).toBe(true);
    expect(readdirSync(join(house, id, "replays"))).not.toEqual([]);
  });
});

describe.each(gameIds)("%s", (id) => {
  const game: Game = games[id];
  const oracle = oracles[id];

  describe.each(oracle.options)("with %j", (options) => {
    it.each(game.counts(options))("keeps the laws with %i at the table", (players) => {
      for (const [offset, style] of stylesOf(game).entries())
        for (let number = 0; number < seedsOf(oracle.length); number++) {
          const seed = seedOf(1 + offset + stylesOf(game).length * number);
          const record = tried(game, oracle, { players, options, seed, style });
          expect(record.entries.length).toBeGreaterThan(0);
        }
    });
  });

  describe("is found out", () => {
    let calls = 0;
    const spoilt: Readonly<Record<string, Partial<Game>>> = {
      "setup is a function of its arguments": { setup: (...table) => [game.setup(...table), calls++] },
      "a view holds no secret": { view: (state) => state },
      "a view is its state with some of it face down": { view: (state, seat) => [game.view(state, seat)] },
      "agree on what is legal": { check: () => null },
      "a prediction never contradicts the table": {
        apply: (state, seat, action) => Object.assign(game.apply(state, seat, action) ?? {}, { read: said(state) }),
      },
      "object is not extensible": { apply: (state) => Object.assign(state ?? {}, { touched: true }) },
      "an unfinished game waits": { wait: () => null },
      "what is heard is what is seen": { shorthand: { tell: () => [], hear: (view) => view } },
      "is not told by": { shorthand: { tell: () => "unseen", hear: (view) => view } },
      "its bots know a level every game has": { levels: ["easy"] },
      "a timeout ends the turn": { timeout: (state) => state },
    };

    it.each(Object.entries(spoilt))("when it breaks: %s", (law, fault) => {
      const [options] = oracle.options;
      const [players = 0] = game.counts(options);
      const trial = { players, options, seed: seedOf(1), style: "anything" } as const;
      expect(() => tried({ ...game, ...fault }, oracle, trial)).toThrow(law);
    });
  });
});
