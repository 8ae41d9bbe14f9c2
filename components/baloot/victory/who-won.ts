import { otherSide, partnerOf, type Side, seatAfter, seats, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** How the end of a match is told: to who has won it, to who has lost it, and to who looked on. */
export type Told = "won" | "lost" | "watched";

/** How a match is told to a seat, or to one without. */
export const toldTo = (winner: Side, own: Seat | null): Told =>
  own === null ? "watched" : sideOf(own) === winner ? "won" : "lost";

/** Who stands where behind the bolster, from the left: a loser, the two winners, a loser. One's own place is as near to oneself as at the table. */
export function benchOf(winner: Side, own: Seat | null): readonly [Seat, Seat, Seat, Seat] {
  if (own !== null && sideOf(own) === winner) return [seatAfter(own, 3), partnerOf(own), own, seatAfter(own)];
  const [first = 0, second = 2] = seats.filter((seat) => sideOf(seat) === winner);
  if (own !== null) return [own, seatAfter(own), seatAfter(own, 3), partnerOf(own)];
  const [one = 1, other = 3] = seats.filter((seat) => sideOf(seat) === otherSide(winner));
  return [one, first, second, other];
}
