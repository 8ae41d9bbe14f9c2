import type { Deeds, Figures, Game, Outcome, Visibility } from "@/lib/rules/game";
import type { GameRecord } from "@/lib/rules/replay";
import { type Holder, logKey, type Match, matchKey, type StoredValues, type TableRecord } from "../storage/record";
import { isThere, timesOf } from "./holding";
import type { TableTicket } from "./table-ticket";
import { tempoOf } from "./tempo";

/** Who sat at a seat of a match when it was decided, and why a bot played for them where one did. */
interface DecidedSeat extends Pick<Holder, "id" | "name" | "avatar" | "bot" | "quit" | "standIn"> {
  /** Whether they were there, in how many hands a bot did more than they, and how their side stood as they last went. */
  readonly isThere: boolean;
  readonly botHands: number;
  readonly wasBehind: boolean;
  readonly deeds: Deeds;
}

/** A match that was played to its end, or could not be, for whoever keeps results. */
export interface Decided {
  /** The match's own name: whatever it is told twice under it is the same. */
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly code: string;
  readonly visibility: Visibility;
  readonly options: unknown;
  readonly began: number;
  readonly ended: number;
  /** How it ended; null where it was cut short, and by what. */
  readonly outcome: Outcome | null;
  readonly void: "otherRules" | null;
  readonly hands: number;
  readonly score: readonly [number, number] | null;
  /** How well each pair's choices fit what only the other's hand could have told; of ranked matches alone. */
  readonly closeness?: readonly [Figures, Figures];
  /** What a queue made the table with. */
  readonly ticket: TableTicket | null;
  readonly seats: readonly (DecidedSeat | null)[];
}

/** The first time a match is handed on again, and the longest between two times. */
const AGAIN_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

/** The seats of a match as they are now. */
function seatsOf<S, O>(record: TableRecord<S, O>, match: Match<S>, now: number, deeds: readonly Deeds[]) {
  return record.seats.slice(0, match.players).map((holder, seat): DecidedSeat | null => {
    if (!holder) return null;
    const { id, name, avatar, bot, quit, standIn } = holder;
    const { botHands = 0, wasBehind = false, came = true } = match.holding?.seats[seat] ?? {};
    return {
      id,
      name,
      avatar,
      bot,
      quit,
      standIn,
      isThere: isThere(holder, now),
      botHands,
      // Who said they were ready and never came has let the others down as whoever leaves while losing.
      wasBehind: wasBehind || !came,
      deeds: deeds[seat] ?? {},
    };
  });
}

/** The figures of a game, and beside them how alike each pair's times to move were. */
const closeIn = (figures: readonly [Figures, Figures], holding: Match<unknown>["holding"]): [Figures, Figures] => {
  const of = (side: 0 | 1): Figures => {
    const tempo = holding?.tempo && tempoOf(holding.tempo, side);
    return tempo ? { ...figures[side], tempo } : figures[side];
  };
  return [of(0), of(1)];
};

/** A match that other rules than today's have ended, as whoever played it is found; null where it was none. */
export function voidIn<S, A, O>(
  game: Game<S, A, O>,
  code: string,
  record: TableRecord<S, O>,
  now: number,
): Decided | null {
  const { match, status, version, visibility, options, ticket = null } = record;
  if (!match || match.id === null || status !== "playing") return null;
  const told = { match: match.id, game: game.id, version, code, visibility, options, began: match.began, ended: now };
  const seats = seatsOf(record, match, now, []);
  return { ...told, outcome: null, void: "otherRules", hands: match.holding?.hands ?? 0, score: null, ticket, seats };
}

/** A record's match as it was decided just now; null where the one before it had decided that, or nothing is decided. */
export function decidedIn<S, A, O>(
  game: Game<S, A, O>,
  code: string,
  before: TableRecord<S, O> | null,
  record: TableRecord<S, O>,
  now: number,
): Decided | null {
  const { match, status, version, visibility, options, ticket = null } = record;
  if (!match || match.id === null || status !== "finished" || before?.status !== "playing") return null;
  const outcome = game.outcome(match.state);
  if (!outcome) return null;
  const { id, began, holding, state } = match;
  const { pairs } = game;
  const told = { match: id, game: game.id, version, code, visibility, options, began, ended: now };
  const seats = seatsOf(record, match, now, pairs?.deeds(state) ?? []);
  const score = pairs?.score(state) ?? null;
  const close = visibility === "ranked" && pairs?.closeness && { closeness: closeIn(pairs.closeness(state), holding) };
  return { ...told, ...close, outcome, void: null, hands: holding?.hands ?? 0, score, ticket, seats };
}

/** The decided matches a table has yet to be rid of: each is handed on until somebody says that they have it. */
export class Outbox {
  #held: readonly Decided[];
  #at: number;
  #tries = 0;

  constructor(held: readonly Decided[], now: number) {
    this.#held = held;
    this.#at = now;
  }

  get held(): readonly Decided[] {
    return this.#held;
  }

  /** When they are to be handed on next; infinity where there are none. */
  get at(): number {
    return this.#held.length === 0 ? Number.POSITIVE_INFINITY : this.#at;
  }

  put(decided: Decided, now: number): void {
    this.#held = [...this.#held, decided];
    this.#tries = 0;
    this.#at = now;
  }

  /** Those to be handed on now, after which it is waited longer each time. */
  due(now: number): readonly Decided[] {
    if (now < this.at) return [];
    this.#at = now + Math.min(LONGEST_MS, AGAIN_MS * 2 ** this.#tries++);
    return this.#held;
  }

  /** Somebody has this one; whether it was still held. */
  take(match: string): boolean {
    const left = this.#held.filter((decided) => decided.match !== match);
    const isTaken = left.length < this.#held.length;
    this.#held = left;
    return isTaken;
  }
}

/** A part of a log as it is kept; the first of them says what the match was dealt from. */
type Chunk = Pick<GameRecord, "entries"> & Partial<GameRecord> & { readonly times?: string };

/** The whole log of a finished match from what its table keeps, null where it keeps none under that name. */
export async function recordOfMatch(
  read: (keys: readonly string[]) => Promise<StoredValues>,
  match: string,
): Promise<GameRecord | null> {
  const key = matchKey(match);
  const found = (await read([key]))[key] as { readonly round: number; readonly chunks: number } | undefined;
  if (!found) return null;
  const keys = Array.from({ length: found.chunks }, (_, chunk) => logKey(found.round, chunk));
  const stored = await read(keys);
  const chunks = keys.flatMap((each) => (stored[each] as Chunk | undefined) ?? []);
  const { game, version, players, options, seed } = chunks[0] ?? {};
  if (chunks.length < keys.length) return null;
  if (game === undefined || version === undefined || players === undefined || seed === undefined) return null;
  const times = chunks.map((chunk) => timesOf(chunk.times, chunk.entries.length)).join("");
  const isTimed = chunks.some((chunk) => chunk.times !== undefined);
  const entries = chunks.flatMap((chunk) => chunk.entries);
  return { game, version, players, options, seed, entries, ...(isTimed && { times }) };
}
