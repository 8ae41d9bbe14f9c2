import type { Seat } from "@/lib/rules/game";
import { changed, isHuman } from "../seats/holders";
import { hostOf } from "../seats/next-host";
import type { Holder, TableRecord } from "../storage/record";
import { SILENCE_MS } from "../time/absence";
import { isRefused, type Refused } from "../wire/refusals";
import type { Authority } from "./authority";
import { emptied, isHereAt } from "./back-to-lobby";
import { started } from "./start-match";

/** Marks a seat as wanting another game. */
export function rematched<S, O>(record: TableRecord<S, O>, seat: Seat): TableRecord<S, O> | Refused {
  if (record.status !== "finished") return "notFinished";
  return { ...record, seats: changed(record.seats, seat, { ready: true }) };
}

/** Another game once everybody who is here wants one; too few of them choose again in the lobby. */
export function agreed<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  if (record.status !== "finished" || record.visibility === "ranked") return record;
  const isHere = isHereAt(authority.host.now());
  const here = record.seats.filter(isHere);
  if (here.length === 0 || here.some((holder) => !holder?.ready)) return record;
  const seats = record.seats.map((holder) => (holder?.bot || isHere(holder) ? holder : null));
  const next = started(authority, { ...record, seats, host: hostOf(seats, record.host) }, false);
  return isRefused(next) ? emptied(authority, record) : next;
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
