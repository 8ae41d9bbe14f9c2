import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game } from "./game";
import { games } from "./index";
import { seedOf, styles, tried } from "./laws";
import type { Oracle } from "./oracle";
import { type GoldenReplay, replay } from "./replay";

/** Games a style at each table; more by LAWS_SEEDS. */
const SEEDS = Number(process.env.LAWS_SEEDS ?? 2);
const house = import.meta.dirname;
/** Played alone, without a table: games with a contract and laws of their own. */
const solitary = ["tiles"];
const folders = readdirSync(house, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const goldenOf = (id: string) => {
  const folder = join(house, id, "replays");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => [file, join(folder, file)] as const);
};

describe("the house", () => {
  it("has a folder for every game and a game for every folder", () => {
    expect([...Object.keys(games), ...solitary].sort()).toEqual(folders.sort());
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  });

  it.each(Object.keys(games))("%s has a rulebook, an oracle and a golden replay", (id) => {
    expect(existsSync(join(house, id, "RULES.md"))).toBe(true);
    expect(existsSync(join(house, id, "oracle.ts"))).toBe(true);
    expect(goldenOf(id).length).toBeGreaterThan(0);
  });
});

describe.each(Object.entries<Game>(games))("%s", async (id, game) => {
  const { oracle }: { oracle: Oracle } = await import(`./${id}/oracle.ts`);

  describe.each(oracle.options)("with %j", (options) => {
    it.each(game.counts(options))("keeps the laws with %i at the table", (players) => {
      for (const [offset, style] of styles.entries())
        for (let number = 0; number < SEEDS; number++) {
          const seed = seedOf(1 + offset + styles.length * number);
          const record = tried(game, oracle, { players, options, seed, style });
          expect(record.entries.length).toBeGreaterThan(0);
        }
    });
  });

  it.each(goldenOf(id))("replays %s as it was played", (_, path) => {
    const golden: GoldenReplay = JSON.parse(readFileSync(path, "utf8"));
    const state = replay(game, golden.record);
    expect(game.outcome(state)).toEqual(golden.outcome);
    expect(createHash("sha256").update(JSON.stringify(state)).digest("hex")).toBe(golden.sha256);
  });
});
