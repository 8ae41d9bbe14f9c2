import * as z from "zod/mini";
import { type BotLevel, FILLING, type Seat } from "@/lib/rules/game";
import { type Authority, sizeOf } from "../match/authority";
import { quitted } from "../match/leave-match";
import { begun } from "../match/start-match";
import type { Holder, TableRecord } from "../storage/record";
import { isAbsent, isSilent, SILENCE_MS } from "../time/absence";
import type { Notice, Refused } from "../wire/refusals";
import { changed, hostOf, isHuman, newBot, nextHost, seated, seatOf, withSeat } from "./seats";

type Result<S, O> = TableRecord<S, O> | Refused;

/** Moves a player, seated already or looking on so far, to an empty seat. */
export function sat<S, O>(record: TableRecord<S, O>, visitor: Holder, to: Seat): Result<S, O> {
  if (record.status !== "waiting") return "gameRunning";
  if (to >= record.seats.length) return "noSuchSeat";
  const from = seatOf(record.seats, visitor.id);
  if (from === to) return record;
  if (record.seats[to]) return "seatTaken";
  const barred = from === null ? barredFrom(record, visitor.id) : null;
  if (barred) return barred;
  const holder = from === null ? visitor : (record.seats[from] ?? visitor);
  const stood = from === null ? record.seats : withSeat(record.seats, from, null);
  return { ...record, host: record.host ?? holder.id, seats: withSeat(stood, to, holder) };
}

/** Lets the holders of two seats change places before the start; one of the two may be open. */
export function swapped<S, O>(record: TableRecord<S, O>, one: Seat, other: Seat): Result<S, O> {
  if (record.status !== "waiting") return "gameRunning";
  if (Math.max(one, other) >= record.seats.length) return "noSuchSeat";
  const [holder, opposite] = [record.seats[one] ?? null, record.seats[other] ?? null];
  if (!holder && !opposite) return "seatEmpty";
  return one === other ? record : { ...record, seats: withSeat(withSeat(record.seats, one, opposite), other, holder) };
}

/** Takes whoever holds a seat away from the table. */
export function stood<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>, seat: Seat): Result<S, O> {
  if (seat >= record.seats.length) return "noSuchSeat";
  const holder = record.seats[seat];
  if (!holder || holder.quit) return "seatEmpty";
  if (record.status === "playing") return quitted(authority, record, seat);
  const waiting = record.status === "waiting";
  const seats = waiting ? withSeat(record.seats, seat, null) : changed(record.seats, seat, { quit: true });
  return { ...record, seats, host: record.host === holder.id ? nextHost(seats) : record.host };
}

/** Those removed longest ago are forgotten first. */
const REMOVED_KEPT = 32;

/** Takes a seat from whoever holds it, by the host's word: a player so removed does not sit down again unasked. */
export function removed<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>, seat: Seat): Result<S, O> {
  const holder = record.seats[seat] ?? null;
  const left = stood(authority, record, seat);
  if (typeof left === "string" || "code" in left || !isHuman(holder) || holder.id === record.host) return left;
  return { ...left, removed: [...left.removed, holder.id].slice(-REMOVED_KEPT) };
}

/** Why a newcomer may not sit down at all, null where nothing but the seats decides. */
export function barredFrom<S, O>(record: TableRecord<S, O>, id: string): "removed" | "locked" | null {
  if (record.removed.includes(id)) return "removed";
  return record.locked ? "locked" : null;
}

/** Why somebody who wanted to sit is looking on. */
export function whyLookingOn<S, O>(record: TableRecord<S, O>, id: string): Notice {
  const barred = barredFrom(record, id);
  if (barred === "removed" || record.status === "waiting") return barred ?? "full";
  return "started";
}

/** The table with its seats open to all, which it is as soon as it has no host to say otherwise. */
export const unbarred = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> =>
  record.locked || record.removed.length > 0 ? { ...record, locked: false, removed: [] } : record;

type Settings = Pick<TableRecord, "visibility" | "locked" | "chat">;

export function withSettings<S, A, O>(
  { game }: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wanted: Partial<Settings>,
): Result<S, O> {
  const { visibility = record.visibility, locked = record.locked, chat = record.chat } = wanted;
  if (visibility !== record.visibility) {
    if (record.visibility === "ranked") return "badOptions";
    const refusal = game.allows?.(record.options, visibility);
    if (refusal) return refusal;
  }
  return { ...record, visibility, locked, chat };
}

export function withBot<S, A, O>(
  { game, host }: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  level: BotLevel,
): Result<S, O> {
  if (record.status !== "waiting") return "gameRunning";
  if (!game.levels.includes(level)) return "noSuchLevel";
  if (seat >= record.seats.length) return "noSuchSeat";
  if (record.seats[seat]) return "seatTaken";
  return { ...record, seats: withSeat(record.seats, seat, newBot(record.seats, level, host.now())) };
}

export function withOptions<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wanted: unknown,
): Result<S, O> {
  if (record.status !== "waiting") return "gameRunning";
  const parsed = z.safeParse(authority.game.options, wanted);
  if (!parsed.success) return "badOptions";
  const refusal = authority.game.allows?.(parsed.data, record.visibility);
  if (refusal) return refusal;
  const size = sizeOf(authority, parsed.data);
  if (record.seats.filter((holder) => holder !== null).length > size) return "tooMany";
  const fits = record.seats.slice(size).every((holder) => holder === null);
  const kept = fits ? record.seats.slice(0, size) : seated(record.seats, size);
  const seats = [...kept, ...Array<null>(size - kept.length).fill(null)];
  return { ...record, options: parsed.data, seats };
}

/**
 * Starts a game with those seated, where `fill` with as many bots as it takes. Where the rules would remove somebody at
 * once for having been gone so long, they are dealt no cards.
 */
export function started<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  fill: boolean,
): Result<S, O> {
  if (record.status === "playing") return "gameRunning";
  const now = authority.host.now();
  const isGone = (holder: Holder) =>
    holder.quit || (authority.game.remove !== undefined && isHuman(holder) && isAbsent(holder, now));
  let seats = record.seats.map((holder) => (holder && isGone(holder) ? null : holder));
  const taken = seats.filter((holder) => holder !== null).length;
  const enough = authority.game.counts(record.options).find((count) => count >= taken);
  if (enough === undefined) return "tooMany";
  if (taken < enough && !fill) return "tooFew";
  // Bots take the open seats, so that everybody still sits opposite whom they sat opposite.
  for (let missing = enough - taken; missing > 0; missing--)
    seats = [...withSeat(seats, seats.indexOf(null), newBot(seats, FILLING, now))];
  return begun(authority, { ...record, seats });
}

/** Marks a seat as wanting another game. */
export function rematched<S, O>(record: TableRecord<S, O>, seat: Seat): Result<S, O> {
  if (record.status !== "finished") return "notFinished";
  return { ...record, seats: changed(record.seats, seat, { ready: true }) };
}

/** Another game once everybody who is here wants one; too few of them choose again in the lobby. */
export function agreed<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  if (record.status !== "finished") return record;
  const isHere = isHereAt(authority.host.now());
  const here = record.seats.filter(isHere);
  if (here.length === 0 || here.some((holder) => !holder?.ready)) return record;
  const seats = record.seats.map((holder) => (holder?.bot || isHere(holder) ? holder : null));
  const next = started(authority, { ...record, seats, host: hostOf(seats, record.host) }, false);
  return typeof next === "string" || "code" in next ? emptied(authority, record) : next;
}

/**
 * When nobody who is here holds up another game any more: those who do not want one have all been gone long enough, and
 * somebody who does has not. Infinity where that does not come.
 */
export function agreesAt(seats: TableRecord["seats"], now: number): number {
  const people = seats.filter(isHuman);
  const countsUntil = ({ leftAt }: Holder) => (leftAt === null ? Number.POSITIVE_INFINITY : leftAt + SILENCE_MS);
  const at = Math.max(Number.NEGATIVE_INFINITY, ...people.filter(({ ready }) => !ready).map(countsUntil));
  const isWanted = people.some((holder) => holder.ready && countsUntil(holder) > Math.max(at, now));
  return isWanted ? at : Number.POSITIVE_INFINITY;
}

/** Whoever left does not hold up those who are here, nor whoever has been gone long enough to count as disconnected. */
const isHereAt = (now: number) => (holder: Holder | null) => isHuman(holder) && !isSilent(holder, now);

/** A finished table that all its players have gone from, open to whoever comes; any other as it is. */
export function reopened<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const isDeserted = record.status === "finished" && !record.seats.some(isHereAt(authority.host.now()));
  return isDeserted ? unbarred(emptied(authority, record)) : record;
}

/** From a finished game back to choosing seats and options. */
export function waitingAgain<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): Result<S, O> {
  return record.status === "finished" ? emptied(authority, record) : "notFinished";
}

/** A table kept by other rules than today's, which could not read its options or its game: those of it who stay. */
export const outdated = <S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> => {
  const { version, defaults } = authority.game;
  const ended = record.status === "playing" ? "otherRules" : record.ended;
  return emptied(authority, { ...record, version, options: defaults, turn: record.turn + 1, ended });
};

/** The table without a game, its seats for those who did not leave. */
function emptied<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const stayed = record.seats.map((holder) =>
    holder && !holder.quit ? { ...holder, ready: holder.bot !== null, standIn: null, returning: false } : null,
  );
  const size = sizeOf(authority, record.options);
  // Who stays keeps the place opposite whom they sat.
  const seats = stayed.length === size ? stayed : seated(stayed, size);
  return { ...record, status: "waiting", seats, match: null };
}
