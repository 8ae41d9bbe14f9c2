import { describe, expect, it } from "vitest";
import type { Game } from "../game";
import { seedOf, stylesOf, tried } from "../laws";
import { oracles } from "../oracles";
import { type GameId, games } from "../registry";

/** What whoever runs the tests may wish: more games, or fewer. */
type Wishes = Readonly<Partial<Record<string, string>>>;

const ends = <Each>(all: readonly Each[]): readonly Each[] =>
  all.filter((_, index) => index === 0 || (index === all.length - 1 && all.length > 2));
const said = (value: unknown): string => JSON.stringify(value);

/** The laws as tests of one game: in a file of its own, for the longest of them all take as long as all others together. */
export function keepsTheLaws(id: GameId, wishes: Wishes): void {
  const game: Game = games[id];
  const oracle = oracles[id];
  /** Games a style at each table; more by LAWS_SEEDS. */
  const most = Number(wishes.LAWS_SEEDS ?? 2);
  /** Half of them where games are longer than Baloot's, or are tried at so many tables that the next has another seed anyway. */
  const seedsAt = (counts: number) =>
    Math.ceil(oracle.length > 8 || oracle.options.length * counts > 16 ? most / 2 : most);
  /** Only the first and the last of everything: a Node that differs does so at any table. */
  const isBrief = wishes.LAWS_BRIEF === "1";
  const some = <Each>(all: readonly Each[]) => (isBrief ? ends(all) : all);
  /** Random play of a long game takes ten times as long as its bots do. */
  const styles = stylesOf(game).filter((style) => !isBrief || oracle.length <= 8 || style !== "mischief");

  describe(id, () => {
    describe.each(some(oracle.options))("with %j", (options) => {
      const counts = game.counts(options);

      it.each(some(counts))("keeps the laws with %i at the table", (players) => {
        for (const [offset, style] of styles.entries())
          for (let number = 0; number < seedsAt(counts.length); number++) {
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
}
