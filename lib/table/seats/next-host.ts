import { type Holders, isHuman, seatOf } from "./holders";

/** Who is host when the old one cannot be: of those here, whoever came first. */
export function nextHost(seats: Holders): string | null {
  const here = seats.filter(isHuman).filter((holder) => holder.leftAt === null);
  return here.sort((one, other) => one.came - other.came)[0]?.id ?? null;
}

/** Who is host at these seats: the old one while still among them. */
export const hostOf = (seats: Holders, old: string | null): string | null =>
  old !== null && seatOf(seats, old) !== null ? old : nextHost(seats);
