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

  /** The record as it is kept, and what to write for it. */
  kept(record: TableRecord<State, Options>): [TableRecord<State, Options>, Readonly<Record<string, unknown>>] {
    const [next, chunk] = chunked(record);
    const latest = this.#whole && latestOf(this.#whole, next);
    if (latest) return [next, { [LATEST]: latest }];
    this.#whole = next;
    return [next, { [RECORD]: next, ...chunk }];
  }

  forget(): void {
    this.#whole = null;
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

/** The record as it was when it was kept last, null where there is none; of another version only its turn has gone on. */
export function restored<S, A, O>(game: Game<S, A, O>, stored: Stored): TableRecord<S, O> | null {
  const record = (stored[RECORD] ?? null) as TableRecord<S, O> | null;
  const latest = (stored[LATEST] ?? null) as Latest | null;
  const match = record?.match;
  if (!match || !latest || latest.round !== record.round || latest.chunks !== match.chunks) return record;
  const { after, entries, turn, clock, botAt, moves } = latest;
  if (after !== match.tail.length) return record;
  if (record.version !== game.version) return { ...record, turn };
  const state = entries.reduce((so: S, entry) => follow(game, so, entry), match.state);
  return { ...record, turn, match: { ...match, state, clock, botAt, moves, tail: [...match.tail, ...entries] } };
}
