import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game } from "./game";
import { seedOf, stylesOf, tried } from "./laws";
import { oracles } from "./oracles";
import { comingGames, gameIds, games, soloGames } from "./registry";

/** Games a style at each table; more by LAWS_SEEDS. */
const SEEDS = Number(process.env.LAWS_SEEDS ?? 2);
/** Half of them where games are longer than Baloot's, or are tried at so many tables that the next has another seed anyway. */
const seedsOf = ({ length, options }: { length: number; options: readonly unknown[] }, counts: number) =>
  Math.ceil(length > 8 || options.length * counts > 16 ? SEEDS / 2 : SEEDS);
/** Only the first and the last of everything: a Node that differs does so at any table. */
const isBrief = process.env.LAWS_BRIEF === "1";
const ends = <Each>(all: readonly Each[]): readonly Each[] =>
  isBrief ? all.filter((_, index) => index === 0 || (index === all.length - 1 && all.length > 2)) : all;
/** Random play of a long game takes ten times as long as its bots do. */
const stylesHere = (game: Game, { length }: { length: number }) =>
  isBrief && length > 8 ? stylesOf(game).filter((style) => style !== "mischief") : stylesOf(game);
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

  describe.each(ends(oracle.options))("with %j", (options) => {
    it.each(ends(game.counts(options)))("keeps the laws with %i at the table", (players) => {
      const counts = game.counts(options);
      const styles = stylesHere(game, oracle);
      for (const [offset, style] of styles.entries())
        for (let number = 0; number < seedsOf(oracle, counts.length); number++) {
          // Each table has games of its own.
          const place = number * counts.length + counts.indexOf(players);
          const seed = seedOf(1 + offset + styles.length * place);
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
