import type { Holder } from "../storage/record";
import { seatOf } from "./holders";

/** Pictures for those who bring none, such as plain clients, in the order in which they are given. */
export const FACES = [
  "palm",
  "falcon",
  "dhow",
  "oryx",
  "lantern",
  "cup",
  "camel",
  "pearl",
  "tent",
  "oud",
  "rose",
  "horse",
] as const;

/** The picture of somebody who brings none: their own where they sit already, else one that nobody at the table has. */
export function freeFace(seats: readonly (Holder | null)[], player: string): string {
  const held = seatOf(seats, player);
  const own = held === null ? null : seats[held];
  if (own) return own.avatar;
  return FACES.find((face) => seats.every((holder) => holder?.avatar !== face)) ?? FACES[0];
}
