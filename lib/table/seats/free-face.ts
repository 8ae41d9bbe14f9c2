import type { Holder } from "../storage/record";
import { emblems } from "./emblems";
import { seatOf } from "./holders";

/** The picture of somebody who brings none: their own where they sit already, else one that nobody at the table has. */
export function freeFace(seats: readonly (Holder | null)[], player: string): string {
  const held = seatOf(seats, player);
  const own = held === null ? null : seats[held];
  if (own) return own.avatar;
  return emblems.find((face) => seats.every((holder) => holder?.avatar !== face)) ?? emblems[0];
}
