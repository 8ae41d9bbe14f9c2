import type { BalootState } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { TableView } from "@/lib/table/wire/protocol";

/** Whether the table waits for oneself, and for a card; whether one may do anything at all, and whether a bot does it in one's seat. */
export function askedOf(
  { phase, asked, options }: BalootState,
  { seats }: Pick<TableView, "seats">,
  own: Seat | null,
): { readonly isAsked: boolean; readonly isOwnTurn: boolean; readonly mayAct: boolean; readonly isReplaced: boolean } {
  const isReplaced = own !== null && Boolean(seats[own]?.standIn);
  const isNext = own !== null && (phase === "bidding" ? asked[0] === own : asked.includes(own));
  const isAsked = isNext && !isReplaced;
  return {
    isAsked,
    isOwnTurn: isAsked && phase === "playing",
    // At a free table a breach may be charged out of turn.
    mayAct: isAsked || (options.enforcement === "free" && !isReplaced),
    isReplaced,
  };
}
