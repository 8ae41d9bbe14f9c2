import type { Game } from "@/lib/rules/game";
import { follow, type LogEntry } from "@/lib/rules/replay";
import { LATEST, logKey, type Match, RECORD, type Stored, type TableRecord } from "./record";

/** Log entries kept in the record before they become a chunk of their own. */
const TAIL_LENGTH = 32;
/** Log entries kept beside the record before it is written anew. */
const LATEST_LENGTH = 16;

/** What a move changes of a record and its match; where anything else has changed, the record is written whole. */
const played: ReadonlySet<string> = new Set(["turn", "match"] satisfies (keyof TableRecord)[]);
const playedOn: ReadonlySet<string> = new Set([
  ...(["state", "clock", "botAt", "moves", "tail"] satisfies (keyof Match<unknown>)[]),
]);

/**
 * What has happened since the record was written: all of it but the state, which follows by the rules. It goes on from
 * one tail of one log, and says nothing of a record whose log has another.
 */
interface Latest
  extends Pick<TableRecord, "round" | "turn">,
    Pick<Match<unknown>, "chunks" | "clock" | "botAt" | "moves"> {
  readonly after: number;
  readonly entries: readonly LogEntry[];
}

const isSameBut = (one: object, other: object, names: ReadonlySet<string>): boolean => {
  const before: Readonly<Record<string, unknown>> = { ...one };
  return Object.entries(other).every(([name, value]) => names.has(name) || before[name] === value);
};

/** The log entries a record has that one before it, of the same game, had not. */
export function happenedSince(before: TableRecord | null, { round, match }: TableRecord): readonly LogEntry[] {
  if (!before?.match || !match || before.round !== round) return [];
  return match.tail.slice(before.match.tail.length);
}

function latestOf(whole: TableRecord, record: TableRecord): Latest | null {
  const { match, round, turn } = record;
  if (!match || !whole.match || !isSameBut(whole, record, played) || !isSameBut(whole.match, match, playedOn))
    return null;
  const entries = happenedSince(whole, record);
  if (entries.length === 0 || entries.length > LATEST_LENGTH) return null;
  const { chunks, clock, botAt, moves } = match;
  return { round, turn, chunks, clock, botAt, moves, after: whole.match.tail.length, entries };
}

/** Knows what is written of a record, and what must be for the next one to be kept. */
export class Keeping<State, Options> {
  /** The record that was written whole last. */
  #whole: TableRecord<State, Options> | null = null;
  /** The end of the log of a game that does not go on, which is still to be written. */
  #ending: Readonly<Record<string, unknown>> = {};

  /** The record as it is kept, and what to write for it. */
  kept(record: TableRecord<State, Options>): [TableRecord<State, Options>, Readonly<Record<string, unknown>>] {
    const [next, chunk] = chunked(record);
    const latest = this.#whole && latestOf(this.#whole, next);
    if (latest) return [next, { [LATEST]: latest }];
    const put = { [RECORD]: next, ...chunk, ...this.#ending };
    this.#whole = next;
    this.#ending = {};
    return [next, put];
  }

  /** Has all that is left of this record's log written along with the next one, which has no part in its game. */
  end(record: TableRecord<State, Options>): void {
    [, this.#ending] = chunked({ ...record, status: "finished" });
  }

  forget(): void {
    this.#whole = null;
    this.#ending = {};
  }
}

/** Moves the log's tail into a chunk of its own when it is long or the game over. */
function chunked<S, O>(record: TableRecord<S, O>): [TableRecord<S, O>, Readonly<Record<string, unknown>>] {
  const { match, round, options, version, game } = record;
  if (!match || match.tail.length === 0) return [record, {}];
  if (match.tail.length < TAIL_LENGTH && record.status === "playing") return [record, {}];
  const { players, seed, began, tail, chunks } = match;
  const head = chunks === 0 ? { game, version, players, options, seed, began } : {};
  const emptied: Match<S> = { ...match, tail: [], chunks: chunks + 1 };
  return [{ ...record, match: emptied }, { [logKey(round, chunks)]: { ...head, entries: tail } }];
}

/** A record as it was when it was kept last. */
export interface Restored<State, Options> {
  readonly record: TableRecord<State, Options>;
  /** Its game was played by other rules than today's: its log is whole, its state is not. */
  readonly isOutdated: boolean;
}

/** What is kept of a table, null where nothing is; whatever the rules have become since, it is found. */
export function restored<S, A, O>(game: Game<S, A, O>, stored: Stored): Restored<S, O> | null {
  const kept = (stored[RECORD] ?? null) as TableRecord<S, O> | null;
  if (!kept) return null;
  const [record, entries] = caughtUp(kept, (stored[LATEST] ?? null) as Latest | null);
  const { match } = record;
  if (record.version !== game.version) return { record, isOutdated: true };
  if (!match) return { record, isOutdated: false };
  try {
    const state = entries.reduce((so: S, entry) => follow(game, so, entry), match.state);
    // Rules that cannot say whom they wait for, or show what they have, could not go on either.
    game.wait(state);
    game.view(state, null);
    return { record: { ...record, match: { ...match, state } }, isOutdated: false };
  } catch (error) {
    console.error(`A game of ${game.id} was kept that these rules of the same version cannot go on with:`, error);
    return { record, isOutdated: true };
  }
}

/** A record with all that has happened since it was written but what its state has become, and what that follows from. */
function caughtUp<S, O>(record: TableRecord<S, O>, latest: Latest | null): [TableRecord<S, O>, readonly LogEntry[]] {
  const { match, round } = record;
  if (!match || latest?.round !== round || latest.chunks !== match.chunks || latest.after !== match.tail.length)
    return [record, []];
  const { entries, turn, clock, botAt, moves } = latest;
  return [{ ...record, turn, match: { ...match, clock, botAt, moves, tail: [...match.tail, ...entries] } }, entries];
}
