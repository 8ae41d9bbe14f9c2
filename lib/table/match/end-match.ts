import type { TableRecord } from "../storage/record";

/** A match that has been decided. */
export const finished = <S, O>(record: TableRecord<S, O>): TableRecord<S, O> => ({
  ...record,
  status: "finished",
  // A question that nobody answered names no move any more.
  turn: record.turn + 1,
  seats: record.seats.map((holder) => holder && { ...holder, ready: holder.bot !== null, missed: 0 }),
});
