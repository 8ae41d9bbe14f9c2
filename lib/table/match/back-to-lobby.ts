import { isHuman, seated } from "../seats/holders";
import { unbarred } from "../seats/who-may-sit";
import type { Holder, TableRecord } from "../storage/record";
import { isSilent } from "../time/absence";
import type { Refused } from "../wire/refusals";
import { type Authority, sizeOf } from "./authority";

/** Whoever left does not hold up those who are here, nor whoever has been gone long enough to count as disconnected. */
export const isHereAt = (now: number) => (holder: Holder | null) => isHuman(holder) && !isSilent(holder, now);

/** A finished table that all its players have gone from, open to whoever comes; any other as it is. */
export function reopened<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const isDeserted =
    record.status === "finished" &&
    record.visibility !== "ranked" &&
    !record.seats.some(isHereAt(authority.host.now()));
  return isDeserted ? unbarred(emptied(authority, record)) : record;
}

/** From a finished game back to choosing seats and options. */
export function waitingAgain<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
): TableRecord<S, O> | Refused {
  return record.status === "finished" ? emptied(authority, record) : "notFinished";
}

/** A table kept by other rules than today's, which could not read its options or its game: those of it who stay. */
export const outdated = <S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> => {
  const { version, defaults } = authority.game;
  const ended = record.status === "playing" ? "otherRules" : record.ended;
  return emptied(authority, { ...record, version, options: defaults, turn: record.turn + 1, ended });
};

/** The table without a game, its seats for those who did not leave. */
export function emptied<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const stayed = record.seats.map((holder) =>
    holder && !holder.quit ? { ...holder, ready: holder.bot !== null, standIn: null, returning: false } : null,
  );
  const size = sizeOf(authority, record.options);
  // Who stays keeps the place opposite whom they sat.
  const seats = stayed.length === size ? stayed : seated(stayed, size);
  return { ...record, status: "waiting", startsAt: null, seats, match: null };
}
