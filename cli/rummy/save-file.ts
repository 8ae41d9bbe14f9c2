import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { botLevels } from "@/lib/rules/game";
import type { LogEntry } from "@/lib/rules/replay";
import { rummy } from "@/lib/rules/rummy";
import { KeyboardMatch } from "./keyboard-match";
import { englishRummy, type RummyWords } from "./words/en";

/** Grows when an older program would read a file wrongly. */
const VERSION = 1;
const FORMAT = "majlis-rummy";

const Head = z.object({ format: z.literal(FORMAT), version: z.int().check(z.gte(1)) });
const Entry = z.union([
  z.strictObject({ seat: z.int(), action: z.unknown() }),
  z.strictObject({ timeout: z.literal(true), seed: z.optional(z.string()) }),
]);
const Saved = z.object({
  sitters: z.array(z.strictObject({ name: z.string(), bot: z.nullable(z.enum(botLevels)) })),
  record: z.object({ version: z.int(), options: rummy.options, seed: z.string(), entries: z.array(Entry) }),
});

/** Why a file is not played on; the file stays as it is. */
export class Unreadable extends Error {
  readonly path: string;
  readonly why: keyof RummyWords["unreadable"];

  constructor(path: string, why: keyof RummyWords["unreadable"]) {
    super(englishRummy.unreadable[why](path));
    this.path = path;
    this.why = why;
  }
}

/** Where a match is kept when no other place is named. */
export const usualPlace = (env: Readonly<Record<string, string | undefined>>): string =>
  join(env.XDG_STATE_HOME || join(homedir(), ".local", "state"), "majlis", "rummy.json");

const OldLook = z.strictObject({ action: z.literal("ready") });

/** A move as it is called now: files kept by version 1 of the rules may have the look at a score under its first name. */
const renamed = (entry: z.infer<typeof Entry>): LogEntry =>
  "seat" in entry && z.safeParse(OldLook, entry.action).success ? { ...entry, action: { action: "seen" } } : entry;

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(path, "notWhole");
  }
}

/** A match as it was kept, null where nothing is; what is broken, or from a newer Majlis, is refused and left as it is. */
export function loaded(path: string): KeyboardMatch | null {
  if (!existsSync(path)) return null;
  const json = jsonOf(readFileSync(path, "utf8"), path);
  const head = z.safeParse(Head, json);
  if (!head.success) throw new Unreadable(path, "noMatch");
  const saved = z.safeParse(Saved, json);
  const isNewer = head.data.version > VERSION || (saved.success && saved.data.record.version > rummy.version);
  if (isNewer) throw new Unreadable(path, "newer");
  if (!saved.success) throw new Unreadable(path, "broken");
  const { sitters, record } = saved.data;
  try {
    if (!rummy.counts(record.options).includes(sitters.length)) throw new RangeError("seats");
    const match = new KeyboardMatch(sitters, record.options, record.seed);
    for (const entry of record.entries) match.follow(renamed(entry));
    return match;
  } catch {
    throw new Unreadable(path, "brokenRules");
  }
}

/** Writes a file that only its owner may read: all of it or, whatever happens meanwhile, what was there before. */
export function writtenWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, "w", 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}

/** Keeps a match. */
export function save(path: string, { sitters, record }: KeyboardMatch): void {
  writtenWhole(path, `${JSON.stringify({ format: FORMAT, version: VERSION, sitters, record })}\n`);
}
