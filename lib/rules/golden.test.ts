import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game, Outcome } from "./game";
import { type Trial, tried } from "./laws";
import { oracles } from "./oracles";
import { type GameId, gameIds, games } from "./registry";
import { type GameRecord, replay } from "./replay";

/** A game played once and kept, so that a change of the rules cannot pass unseen. */
interface Golden {
  readonly about: string;
  /** How it came about, to play another in its place: `GOLDEN=rewrite npx vitest run lib/rules/golden.test.ts`. */
  readonly trial: Trial;
  readonly record: GameRecord;
  readonly outcome: Outcome | null;
  /** Of the last state as JSON. */
  readonly sha256: string;
}

const digest = (state: unknown): string => createHash("sha256").update(JSON.stringify(state)).digest("hex");

async function rewrite(id: GameId, path: string): Promise<void> {
  const game: Game = games[id];
  const { about, trial }: Golden = JSON.parse(readFileSync(path, "utf8"));
  const { entries, ...record } = tried(game, oracles[id], trial);
  const state = replay(game, { ...record, entries });
  const golden: Golden = {
    about,
    trial,
    record: { ...record, entries: [] },
    outcome: game.outcome(state),
    sha256: digest(state),
  };
  const lines = entries.map((entry) => `      ${JSON.stringify(entry)}`).join(",\n");
  const text = JSON.stringify(golden, null, 2).replace('"entries": []', () => `"entries": [\n${lines}\n    ]`);
  writeFileSync(path, `${text}\n`);
}

describe.each(gameIds)("%s", (id) => {
  const game: Game = games[id];
  const folder = join(import.meta.dirname, id, "replays");
  const files = existsSync(folder) ? readdirSync(folder) : [];

  it("has games to replay", () => expect(files).not.toEqual([]));

  it.each(files)("plays %s as it was played", async (file) => {
    const path = join(folder, file);
    if (process.env.GOLDEN === "rewrite") await rewrite(id, path);
    const golden: Golden = JSON.parse(readFileSync(path, "utf8"));
    const state = replay(game, golden.record);
    expect(game.outcome(state)).toEqual(golden.outcome);
    expect(digest(state)).toBe(golden.sha256);
  });
});
