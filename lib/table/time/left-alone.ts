import { LONGEST_THOUGHT_MS } from "@/lib/rules/game";
import type { TableRecord } from "../storage/record";

/** A table stands still this long after the last of its people went. */
export const FREEZE_MS = 5 * 60_000;
/** And is forgotten this long after. */
export const EXPIRE_MS = 7 * 24 * 3_600_000;

/** When a table left alone stands still, null while somebody is here; a ranked game is finished by bots first. */
export function standsStillAt({ emptySince, visibility, status }: TableRecord): number | null {
  if (emptySince === null) return null;
  return visibility === "ranked" && status === "playing" ? null : emptySince + FREEZE_MS;
}

/** When a table left alone is forgotten, null while somebody is here. */
export const forgottenAt = ({ emptySince }: TableRecord): number | null =>
  emptySince === null ? null : emptySince + EXPIRE_MS;

/** The record once somebody is here again: the time it stood still has not passed for anyone at it. */
export function attended<S, O>(record: TableRecord<S, O>, now: number): TableRecord<S, O> {
  if (record.emptySince === null) return record;
  const { interrupted: _, ...here } = record;
  const stood = Math.max(0, now - (standsStillAt(record) ?? now));
  if (stood === 0) return { ...here, emptySince: null };
  const later = (instant: number | null) => (instant === null ? null : instant + stood);
  const { match } = record;
  const clock = match?.clock && { ...match.clock, began: match.clock.began + stood };
  return {
    ...here,
    emptySince: null,
    seats: record.seats.map((holder) => holder && { ...holder, leftAt: later(holder.leftAt) }),
    match: match && {
      ...match,
      clock: clock ?? null,
      botAt: later(match.botAt),
      botEnds: match.botEnds && { ...match.botEnds, at: match.botEnds.at + stood },
    },
  };
}

/** The latest instant a record knows to have been: no clock that is right is behind it. */
export function lastKnown({ emptySince, seats, match }: TableRecord): number {
  const known = [
    ...[emptySince, match?.began, match?.clock?.began, match?.botAt && match.botAt - LONGEST_THOUGHT_MS],
    ...seats.flatMap((holder) => [holder?.came, holder?.leftAt]),
  ];
  return Math.max(...known.map((instant) => instant ?? Number.NEGATIVE_INFINITY));
}
