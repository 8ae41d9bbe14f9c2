import type { TableRecord } from "../storage/record";
import type { Notice } from "../wire/refusals";

/** Whoever was removed longest ago may sit again before more than so many may not. */
const REMOVED_KEPT = 32;

/** Why a newcomer may not sit down at all, null where nothing but the seats decides. */
export function barredFrom<S, O>(record: TableRecord<S, O>, id: string): "removed" | "locked" | null {
  if (record.removed.includes(id)) return "removed";
  return record.locked ? "locked" : null;
}

/** Why somebody who wanted to sit is looking on. */
export function whyLookingOn<S, O>(record: TableRecord<S, O>, id: string): Notice {
  const reason = barredFrom(record, id);
  if (reason === "removed" || record.status === "waiting") return reason ?? "full";
  return record.status === "finished" ? "over" : "started";
}

/** The table with one more who may not sit down: until the host lets them back, or it has no host any more. */
export const barred = <S, O>(record: TableRecord<S, O>, id: string): TableRecord<S, O> => ({
  ...record,
  removed: [...record.removed, id].slice(-REMOVED_KEPT),
});

/** The table with all who were removed let back. */
export const letBack = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> => ({ ...record, removed: [] });

/** The table with its seats open to all, which it is as soon as it has no host to say otherwise. */
export const unbarred = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> =>
  record.locked || record.removed.length > 0 ? { ...record, locked: false, removed: [] } : record;
