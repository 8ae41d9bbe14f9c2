import type { Seat } from "../game";
import type { BalootState } from "./state";

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
