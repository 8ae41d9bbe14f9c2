import type { Seat } from "../game";
import type { BalootState } from "./state";

/** May a newcomer take over from a bot: between two hands, before anybody has spoken in the next? */
export const admits = ({ phase, deal }: BalootState): boolean =>
  phase === "sheet" || phase === "thrown" || phase === "dealt" || (phase === "bidding" && deal.bids.length === 0);

/** May a seat pass from its bot back to its player: between bids, and between tricks? */
export function handover({ phase, asked, deal }: BalootState, seat: Seat): boolean {
  switch (phase) {
    case "bidding":
      return asked[0] !== seat;
    case "playing":
      return deal.tricks.at(-1)?.cards.length === 0;
    case "sawa":
    case "qayd":
      return false;
    default:
      return true;
  }
}
