import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Game } from "../game";
import { seedOf, stylesOf, type Trial, tried } from "../laws";
import { type GameRecord, replay } from "../replay";
import { rummy } from "./index";
import { oracle } from "./oracle";

// While Rummy is coming; once it is registered, lib/rules/laws.test.ts and golden.test.ts do all of this.

describe.each(oracle.options)("with %j", (options) => {
  it.each(rummy.counts(options))("keeps the laws with %i at the table", (players) => {
    for (const [offset, style] of stylesOf(rummy).entries()) {
      const record = tried(rummy, oracle, { players, options, seed: seedOf(1 + offset), style });
      expect(record.entries.length).toBeGreaterThan(0);
    }
  });
});

describe("is found out", () => {
  const spoilt: Readonly<Record<string, Partial<Game>>> = {
    "a view holds no secret": { view: (state) => state },
    "agree on what is legal": { check: () => null },
    "an unfinished game waits": { wait: () => null },
    "a timeout ends the turn": { timeout: (state) => state },
  };

  it.each(Object.entries(spoilt))("when it breaks: %s", (law, fault) => {
    const game: Game = rummy;
    const trial = { players: 2, options: oracle.options[0], seed: seedOf(1), style: "anything" } as const;
    expect(() => tried({ ...game, ...fault }, oracle, trial)).toThrow(law);
  });
});

interface Golden {
  readonly about: string;
  readonly trial: Trial;
  readonly record: GameRecord;
  readonly outcome: unknown;
  readonly sha256: string;
}

const folder = join(import.meta.dirname, "replays");
const digest = (state: unknown): string => createHash("sha256").update(JSON.stringify(state)).digest("hex");

describe("a replay", () => {
  const files = readdirSync(folder);
  it("is there", () => expect(files).not.toEqual([]));

  it.each(files)("plays %s as it was played", (file) => {
    const path = join(folder, file);
    if (process.env.GOLDEN === "rewrite") rewrite(path);
    const golden: Golden = JSON.parse(readFileSync(path, "utf8"));
    const state = replay(rummy, golden.record);
    expect(rummy.outcome(state)).toEqual(golden.outcome);
    expect(digest(state)).toBe(golden.sha256);
  });
});

function rewrite(path: string): void {
  const { about, trial }: Golden = JSON.parse(readFileSync(path, "utf8"));
  const { entries, ...record } = tried(rummy, oracle, trial);
  const state = replay(rummy, { ...record, entries });
  const golden: Golden = {
    ...{ about, trial, record: { ...record, entries: [] } },
    ...{ outcome: rummy.outcome(state), sha256: digest(state) },
  };
  const lines = entries.map((entry) => `      ${JSON.stringify(entry)}`).join(",\n");
  const text = JSON.stringify(golden, null, 2).replace('"entries": []', () => `"entries": [\n${lines}\n    ]`);
  writeFileSync(path, `${text}\n`);
}
