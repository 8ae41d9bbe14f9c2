import type { Game } from "@/lib/rules/game";
import type { TableRecord } from "../storage/record";

/** Whether those who look on see a match a hand late: nobody is to tell a player of a ranked one what lies where. */
export const isLate = ({ visibility, status }: TableRecord): boolean => visibility === "ranked" && status === "playing";

/**
 * The state that those who look on are shown of such a match, as far as they were shown one before: as it was when the
 * last of its hands ended, before the first as it began; and null where they may see it as it is. A process that has not
 * seen a hand end does not know how it was, and shows the beginning.
 */
export function lateState<S, A, O>(
  game: Game<S, A, O>,
  before: { readonly record: TableRecord<S, O>; readonly late: S | null } | null,
  record: TableRecord<S, O>,
): S | null {
  const { match, round, options } = record;
  if (!match || !isLate(record)) return null;
  const last = before?.record.round === round ? before.record.match : null;
  if (before && last && before.late !== null)
    return (game.deal?.(match.state) ?? 0) > (game.deal?.(last.state) ?? 0) ? match.state : before.late;
  return game.setup(match.players, options, match.seed);
}
