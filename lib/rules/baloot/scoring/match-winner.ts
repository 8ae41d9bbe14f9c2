import type { Outcome } from "../../game";
import { isGahwa } from "../bidding/doubling";
import { type Side, seats, sideOf } from "../seats";
import type { BalootState, ScoredDeal } from "../state";
import { MATCH } from "./scoring";

/** The side that has won the match after a hand, null while it goes on. */
export function matchWinner([one, other]: BalootState["scores"], deal: ScoredDeal): Side | null {
  if (isGahwa(deal)) return deal.points[0] > deal.points[1] ? 0 : 1;
  if (Math.max(one, other) < MATCH || one === other) return null;
  return one > other ? 0 : 1;
}

/** The winning side first; scores by seat. */
export function outcome({ winner, scores, deals }: BalootState): Outcome | null {
  if (winner === null) return null;
  const places = [seats.filter((seat) => sideOf(seat) === winner), seats.filter((seat) => sideOf(seat) !== winner)];
  const last = deals.at(-1);
  return {
    places,
    scores: seats.map((seat) => scores[sideOf(seat)]),
    reason: last && isGahwa(last) ? "gahwa" : "points",
  };
}
