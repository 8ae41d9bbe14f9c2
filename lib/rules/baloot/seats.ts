import type { Seat } from "../game";

/** The seats in play order, counter-clockwise: South, East, North, West. */
export const seats: readonly Seat[] = [0, 1, 2, 3];

/** Seats 0 and 2 are one side, 1 and 3 the other. */
export type Side = 0 | 1;

/** One value a side. */
export type BySide<Value> = readonly [Value, Value];

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const partnerOf = (seat: Seat): Seat => (seat + 2) % 4;

/** The seat so many places on in play order; the first one on is on one's right. */
export const seatAfter = (seat: Seat, steps = 1): Seat => (seat + steps) % 4;

/** All four seats in play order from the dealer's right, the dealer last. */
export const actingOrder = (dealer: Seat): readonly Seat[] => [1, 2, 3, 4].map((steps) => seatAfter(dealer, steps));

/** A pair with `value` on one side and `rest` on the other. */
export const onSide = <Value>(side: Side, value: Value, rest: Value): BySide<Value> =>
  side === 0 ? [value, rest] : [rest, value];
