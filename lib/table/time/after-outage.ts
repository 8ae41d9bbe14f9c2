import { isHuman } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import { FREEZE_MS, lastKnown } from "./left-alone";
import { clockAfterOutage } from "./turn-clock";

/**
 * The record as a house finds it that has just begun, and goes by this name where it has one: nobody is connected yet. Where
 * it was the house that went away from people, not they from it, the time it was away has passed for none of them, nor has it
 * where it went again before any of them was back: that is known by another house's name, for a table also sleeps. Not all of it is
 * given back where nobody comes for as long as a table waits before it stands still.
 */
export function afterOutage<S, O>(
  record: TableRecord<S, O>,
  house: string | undefined,
  now: number,
): TableRecord<S, O> {
  const { interrupted, ...rest } = record;
  const wasAttended = record.seats.some((holder) => isHuman(holder) && holder.leftAt === null);
  const isAgain = interrupted !== undefined && house !== undefined && interrupted !== house;
  const emptySince = record.emptySince ?? now;
  const mark = wasAttended || isAgain ? house : interrupted;
  const found = { ...rest, emptySince, ...(mark !== undefined && { interrupted: mark }) };
  if (!wasAttended && !isAgain) return found;
  const until = Math.min(now, emptySince + FREEZE_MS);
  const away = Math.max(0, until - lastKnown(record));
  const { match } = record;
  return {
    ...found,
    seats: record.seats.map((holder) =>
      holder && isHuman(holder) ? { ...holder, leftAt: holder.leftAt === null ? until : holder.leftAt + away } : holder,
    ),
    match: match && { ...match, clock: match.clock && clockAfterOutage(match.clock, until) },
  };
}
