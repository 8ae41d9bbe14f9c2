import type { Game, Outcome, Visibility } from "@/lib/rules/game";
import type { GameRecord } from "@/lib/rules/replay";
import { type Holder, logKey, matchKey, type StoredValues, type TableRecord } from "../storage/record";

/** Who sat at a seat of a match when it was decided, and why a bot played for them where one did. */
type DecidedSeat = Pick<Holder, "id" | "name" | "bot" | "quit" | "standIn">;

/** A match that was played to its end, for whoever keeps results. */
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
  readonly outcome: Outcome;
  readonly seats: readonly (DecidedSeat | null)[];
}

/** The first time a match is handed on again, and the longest between two times. */
const AGAIN_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

const asDecided = ({ id, name, bot, quit, standIn }: Holder): DecidedSeat => ({ id, name, bot, quit, standIn });

/** A record's match as it was decided just now; null where the one before it had decided that, or nothing is decided. */
export function decidedIn<S, A, O>(
  game: Game<S, A, O>,
  code: string,
  before: TableRecord<S, O> | null,
  record: TableRecord<S, O>,
  now: number,
): Decided | null {
  const { match, status, version, visibility, options } = record;
  if (!match || match.id === null || status !== "finished" || before?.status !== "playing") return null;
  const outcome = game.outcome(match.state);
  if (!outcome) return null;
  const seats = record.seats.slice(0, match.players).map((holder) => holder && asDecided(holder));
  const { id, began } = match;
  return { match: id, game: game.id, version, code, visibility, options, began, ended: now, outcome, seats };
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
type Chunk = Pick<GameRecord, "entries"> & Partial<GameRecord>;

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
  return { game, version, players, options, seed, entries: chunks.flatMap(({ entries }) => entries) };
}
