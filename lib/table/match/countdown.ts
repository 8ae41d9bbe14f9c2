import { isHuman } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import { COUNTDOWN_MS } from "../time/countdown-time";
import { isRefused } from "../wire/refusals";
import type { Authority } from "./authority";
import { started } from "./start-match";

/** The record with its countdown begun, where none runs, or stopped; only a table open to all counts down. */
export function withCountdown<S, O>(record: TableRecord<S, O>, isWanted: boolean, now: number): TableRecord<S, O> {
  const runs = isWanted && record.visibility === "public" && record.status === "waiting";
  const startsAt = runs ? (record.startsAt ?? now + COUNTDOWN_MS) : null;
  return startsAt === (record.startsAt ?? null) ? record : { ...record, startsAt };
}

/** What a countdown comes to: a match for those who are here and as many bots as it takes, or nothing where nobody is. */
export function countedDown<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const stopped = { ...record, startsAt: null };
  const isAnyoneHere = record.seats.some((holder) => isHuman(holder) && holder.leftAt === null);
  const next = isAnyoneHere ? started(authority, stopped, true) : stopped;
  return isRefused(next) ? stopped : next;
}
