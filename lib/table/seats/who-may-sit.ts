import type { TableRecord } from "../storage/record";
import type { Notice } from "../wire/refusals";

/** Why a newcomer may not sit down at all, null where nothing but the seats decides. */
export function barredFrom<S, O>(record: TableRecord<S, O>, id: string): "removed" | "locked" | null {
  if (record.removed.includes(id)) return "removed";
  return record.locked ? "locked" : null;
}

/** Why somebody who wanted to sit is looking on. */
export function whyLookingOn<S, O>(record: TableRecord<S, O>, id: string): Notice {
  const barred = barredFrom(record, id);
  if (barred === "removed" || record.status === "waiting") return barred ?? "full";
  return record.status === "finished" ? "over" : "started";
}

/** The table with its seats open to all, which it is as soon as it has no host to say otherwise. */
export const unbarred = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> =>
  record.locked || record.removed.length > 0 ? { ...record, locked: false, removed: [] } : record;
