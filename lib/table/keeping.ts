import type { Game } from "@/lib/rules/game";
import { follow, type LogEntry } from "@/lib/rules/replay";
import {
  latestKeys,
  logKey,
  type Match,
  type Moves,
  RECORD,
  type Stored,
  TAIL_LENGTH,
  type TableRecord,
} from "./record";

/** What a move changes of a record and its match; where anything else has changed, the record is written whole. */
const played: ReadonlySet<string> = new Set(["turn", "match"] satisfies (keyof TableRecord)[]);
const playedOn: ReadonlySet<string> = new Set([
  ...(["state", "clock", "botAt", "moves", "tail"] satisfies (keyof Match<unknown>)[]),
]);

/**
 * What one move changed: all of it but the state, which follows by the rules. It goes on from one length of the tail of
 * one log, and says nothing of a record whose log has another.
 */
interface Latest extends Pick<TableRecord, "round" | "turn">, Pick<Match<unknown>, "chunks" | "clock" | "botAt"> {
  readonly after: number;
  /** By the seat that made them. */
  readonly moves: Readonly<Record<number, Moves>>;
  readonly entries: readonly LogEntry[];
}

const isSameBut = <Value extends object>(before: Value, after: Value, names: ReadonlySet<string>): boolean => {
  for (const name in after) if (before[name] !== after[name] && !names.has(name)) return false;
  return true;
};

/** Whether a record is one before it, but for what a move changes of it. */
export const isOnlyPlayed = (before: TableRecord, record: TableRecord): boolean => isSameBut(before, record, played);

/** The log entries a record has that one before it, of the same game, had not. */
export function happenedSince(before: TableRecord | null, { round, match }: TableRecord): readonly LogEntry[] {
  if (!before?.match || !match || before.round !== round) return [];
  return match.tail.slice(before.match.tail.length);
}

function latestOf(before: TableRecord, record: TableRecord): Latest | null {
  const { match, round, turn } = record;
  if (!match || !before.match || !isOnlyPlayed(before, record) || !isSameBut(before.match, match, playedOn))
    return null;
  const entries = happenedSince(before, record);
  if (entries.length === 0) return null;
  const { chunks, clock, botAt, moves } = match;
  const known = before.match.moves;
  const made = Object.fromEntries([...moves.entries()].filter(([seat, each]) => each !== known[seat]));
  return { round, turn, chunks, clock, botAt, moves: made, after: before.match.tail.length, entries };
}

/** Knows what is written of a record, and what must be for the next one to be kept. */
export class Keeping<State, Options> {
  #kept: TableRecord<State, Options> | null = null;
  /** Moves since the record was written whole. */
  #moves = 0;

  /** The record as it is kept, and what to write for it. */
  kept(record: TableRecord<State, Options>): [TableRecord<State, Options>, Readonly<Record<string, unknown>>] {
    const [next, chunk] = chunked(record);
    const key = latestKeys[this.#moves];
    const latest = key !== undefined && this.#kept && latestOf(this.#kept, next);
    this.#kept = next;
    this.#moves = latest ? this.#moves + 1 : 0;
    return [next, latest ? { [key]: latest } : { [RECORD]: next, ...chunk }];
  }

  forget(): void {
    this.#kept = null;
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

/** What is stored of what has happened to a record; what is left of moves before it was written goes on from elsewhere. */
function latestFrom({ round }: TableRecord, { chunks, tail }: Match<unknown>, stored: Stored): readonly Latest[] {
  const found: Latest[] = [];
  let length = tail.length;
  for (const key of latestKeys) {
    const latest = (stored[key] ?? null) as Latest | null;
    if (latest?.round !== round || latest.chunks !== chunks || latest.after !== length) break;
    found.push(latest);
    length += latest.entries.length;
  }
  return found;
}

/** The record as it was when it was kept last, null where there is none; of another version only its turn has gone on. */
export function restored<S, A, O>(game: Game<S, A, O>, stored: Stored): TableRecord<S, O> | null {
  const record = (stored[RECORD] ?? null) as TableRecord<S, O> | null;
  const match = record?.match;
  const happened = match ? latestFrom(record, match, stored) : [];
  const last = happened.at(-1);
  if (!match || !last) return record;
  const { turn, clock, botAt } = last;
  if (record.version !== game.version) return { ...record, turn };
  const entries = happened.flatMap((latest) => latest.entries);
  const moves = match.moves.map(
    (known, seat) => happened.findLast((latest) => latest.moves[seat])?.moves[seat] ?? known,
  );
  const state = entries.reduce((so: S, entry) => follow(game, so, entry), match.state);
  return { ...record, turn, match: { ...match, state, clock, botAt, moves, tail: [...match.tail, ...entries] } };
}
