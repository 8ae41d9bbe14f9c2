import type { Game, Seat } from "@/lib/rules/game";
import { follow, type LogEntry } from "@/lib/rules/replay";
import { afterOutage } from "../time/after-outage";
import {
  latestKeys,
  logKey,
  type Match,
  type Moves,
  matchKey,
  RECORD,
  type RecordChange,
  SCHEMA,
  type StoredValues,
  TAIL_LENGTH,
  type TableRecord,
} from "./record";

/** What a move changes of a record and its match; where anything else has changed, the record is written whole. */
const played: ReadonlySet<string> = new Set(["turn", "match"] satisfies (keyof TableRecord)[]);
const playedOn: ReadonlySet<string> = new Set([
  ...(["state", "clock", "botAt", "botEnds", "moves", "tail", "holding"] satisfies (keyof Match<unknown>)[]),
]);

/**
 * What one move changed: all of it but the state, which follows by the rules. It goes on from one length of the tail of
 * one log, and says nothing of a record whose log has another.
 */
interface Latest extends Pick<TableRecord, "round" | "turn">, Pick<Match<unknown>, "chunks" | "clock" | "botAt"> {
  readonly after: number;
  readonly botEnds?: Match<unknown>["botEnds"];
  readonly holding?: Match<unknown>["holding"];
  /** The seat whose player made the first of the entries, and the table's turn they made it in; what came before is known. */
  readonly mover?: readonly [seat: Seat, turn: number];
  /** As it was written before, of each seat that moved all it had done in that turn; an older house still reads it. */
  readonly moves: readonly (Moves | null)[];
  readonly entries: readonly LogEntry[];
}

const isSameBut = <Value extends object>(before: Value, after: Value, names: ReadonlySet<string>): boolean => {
  for (const name in after) if (before[name] !== after[name] && !names.has(name)) return false;
  return true;
};

/** How a record differs from the one before it, null where there was none. */
export function changeBetween(before: TableRecord | null, record: TableRecord): RecordChange {
  const { round, match } = record;
  const isSameGame = before?.match && match && before.round === round;
  return {
    happened: isSameGame ? match.tail.slice(before.match.tail.length) : [],
    isOnlyPlayed: before !== null && isSameBut(before, record, played),
  };
}

function latestOf(before: TableRecord, record: TableRecord, { happened, isOnlyPlayed }: RecordChange): Latest | null {
  const { match, round, turn } = record;
  if (!match || !before.match || !isOnlyPlayed || !isSameBut(before.match, match, playedOn)) return null;
  if (happened.length === 0) return null;
  const { chunks, clock, botAt, botEnds, moves, holding } = match;
  const known = before.match.moves;
  const seat = moves.findIndex((each, index) => each !== known[index]);
  const made = moves[seat];
  const after = before.match.tail.length;
  const latest: Latest = { round, turn, chunks, clock, botAt, moves: [], after, entries: happened };
  const held = holding ? { ...latest, holding } : latest;
  const timed = botEnds ? { ...held, botEnds } : held;
  return made ? { ...timed, mover: [seat, made.turn] } : timed;
}

/** The moves of all seats after these entries, of which one seat's player made the first. */
function movesAfter(known: readonly Moves[], { mover, entries: [entry] }: Latest): readonly Moves[] {
  if (!mover || !entry || !("action" in entry)) return known;
  const [seat, turn] = mover;
  const before = known[seat]?.turn === turn ? known[seat].done : [];
  return known.with(seat, { turn, done: [...before, entry.action] });
}

/** Knows what is written of a record, and what must be for the next one to be kept. */
export class RecordWriter<State, Options> {
  #kept: TableRecord<State, Options> | null = null;
  /** Moves since the record was written whole. */
  #moves = 0;
  /** The end of the log of a game that does not go on, which is still to be written. */
  #ending: Readonly<Record<string, unknown>> = {};

  /** The record as it is kept, and what to write for it. */
  kept(
    record: TableRecord<State, Options>,
    change: RecordChange,
  ): [TableRecord<State, Options>, Readonly<Record<string, unknown>>] {
    const [next, chunk] = chunked(record);
    const key = latestKeys[this.#moves];
    const before = this.#kept;
    const latest = key !== undefined && before && latestOf(before, next, change);
    this.#kept = next;
    this.#moves = latest ? this.#moves + 1 : 0;
    if (latest) return [next, { [key]: latest }];
    const put = { [RECORD]: next, ...chunk, ...this.#ending, ...foundBy(before, next) };
    this.#ending = {};
    return [next, put];
  }

  /** Has all that is left of this record's log written along with the next one, which has no part in its game. */
  end(record: TableRecord<State, Options>): void {
    [, this.#ending] = chunked({ ...record, status: "finished" });
  }

  forget(): void {
    this.#kept = null;
    this.#ending = {};
  }
}

/** Where the log of the match that a record has just decided is found by its name. */
function foundBy(before: TableRecord | null, { status, round, match }: TableRecord): Readonly<Record<string, unknown>> {
  if (status !== "finished" || before?.status !== "playing" || !match?.id) return {};
  return { [matchKey(match.id)]: { round, chunks: match.chunks } };
}

/** Moves the log's tail into a chunk of its own when it is long or the game over. */
function chunked<S, O>(record: TableRecord<S, O>): [TableRecord<S, O>, Readonly<Record<string, unknown>>] {
  const { match, round, options, version, game } = record;
  if (!match || match.tail.length === 0) return [record, {}];
  if (match.tail.length < TAIL_LENGTH && record.status === "playing") return [record, {}];
  const { players, seed, began, tail, chunks, holding } = match;
  const head = chunks === 0 ? { game, version, players, options, seed, began } : {};
  const emptied: Match<S> = { ...match, tail: [], chunks: chunks + 1 };
  // How long what is in a chunk took lies beside it.
  if (holding?.times === undefined)
    return [{ ...record, match: emptied }, { [logKey(round, chunks)]: { ...head, entries: tail } }];
  const { times } = holding;
  const untimed = { ...emptied, holding: { ...holding, times: "" } };
  return [{ ...record, match: untimed }, { [logKey(round, chunks)]: { ...head, entries: tail, times } }];
}

/** Whether what is kept was left by a newer house than this one, which can neither go on with it nor may change it. */
export function isNewer({ version }: { readonly version: number }, stored: StoredValues): boolean {
  const found = (stored[RECORD] ?? null) as { readonly schema: number; readonly version: number } | null;
  return found !== null && (found.schema > SCHEMA || found.version > version);
}

/** A record as it was when it was kept last. */
export interface Restored<State, Options> {
  readonly record: TableRecord<State, Options>;
  /** Its game was played by other rules than today's: its log is whole, its state is not. */
  readonly isOutdated: boolean;
}

/** What is kept of a table, null where nothing is; whatever the rules have become since, it is found. */
export function restored<S, A, O>(game: Game<S, A, O>, stored: StoredValues): Restored<S, O> | null {
  const found = (stored[RECORD] ?? null) as TableRecord<S, O> | null;
  if (!found) return null;
  // Matches of before they had names, or bots took their time over whole turns.
  const kept = { ...found, match: found.match && { ...found.match, id: found.match.id ?? null, botEnds: null } };
  const [record, entries] = caughtUp(kept, stored);
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

/** The record as a server finds it that has just started, and goes by this name. */
export function woken<S, O>(record: TableRecord<S, O>, house: string | undefined, now: number): TableRecord<S, O> {
  // Tables of before there was talk, locks or removing, or a word about games that ended.
  const whole: TableRecord<S, O> = { ...{ locked: false, chat: "on", removed: [], ended: null }, ...record };
  return afterOutage(whole, house, now);
}

/** A record with all that has happened since it was written but what its state has become, and what that follows from. */
function caughtUp<S, O>(kept: TableRecord<S, O>, stored: StoredValues): [TableRecord<S, O>, readonly LogEntry[]] {
  let record = kept;
  const happened: LogEntry[] = [];
  for (const key of latestKeys) {
    const { match, round } = record;
    const latest = (stored[key] ?? null) as Latest | null;
    // What is left of moves before the record was written goes on from elsewhere.
    if (!match || latest?.round !== round || latest.chunks !== match.chunks || latest.after !== match.tail.length)
      break;
    const { turn, clock, botAt, botEnds = null, entries, holding = match.holding } = latest;
    const moves = movesAfter(
      match.moves.map((known, seat) => latest.moves[seat] ?? known),
      latest,
    );
    const tail = [...match.tail, ...entries];
    const kept = holding ? { ...match, holding } : match;
    record = { ...record, turn, match: { ...kept, clock, botAt, botEnds, moves, tail } };
    happened.push(...entries);
  }
  return [record, happened];
}
