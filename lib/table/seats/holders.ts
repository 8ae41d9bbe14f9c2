import type { Seat, Visibility } from "@/lib/rules/game";
import type { Holder } from "../storage/record";

export type Holders = readonly (Holder | null)[];

export const newHolder = (id: string, name: string, avatar: string, came: number): Holder => ({
  id,
  name,
  avatar,
  bot: null,
  came,
  ready: false,
  quit: false,
  leftAt: null,
  missed: 0,
  standIn: null,
  returning: false,
});

/** The seat a player holds, left ones not counted. */
export function seatOf(seats: Holders, id: string): Seat | null {
  const seat = seats.findIndex((holder) => holder?.id === id && !holder.quit);
  return seat < 0 ? null : seat;
}

export const withSeat = (seats: Holders, seat: Seat, holder: Holder | null): Holders =>
  seats.map((other, index) => (index === seat ? holder : other));

export const changed = (seats: Holders, seat: Seat, change: Partial<Holder>): Holders =>
  seats.map((holder, index) => (index === seat && holder ? { ...holder, ...change } : holder));

/** How whoever has a seat is called: at a ranked table as the queue that drew them knows them, since a name may be claimed. */
export const calledAt = (
  { visibility, seats }: { readonly visibility: Visibility; readonly seats: Holders },
  seat: Seat,
  name: string,
): string => (visibility === "ranked" ? (seats[seat]?.name ?? name) : name);

/** The holders in seat order, at a table of this many seats. */
export const seated = (holders: Holders, size: number): Holders => {
  const dense = holders.filter((holder) => holder !== null);
  return [...dense, ...Array<null>(Math.max(0, size - dense.length)).fill(null)];
};

export const isHuman = (holder: Holder | null): holder is Holder =>
  holder !== null && holder.bot === null && !holder.quit;

/** Does a bot move for this seat? */
export const isBotPlayed = (holder: Holder | null | undefined): boolean =>
  !!holder && (holder.bot !== null || holder.standIn !== null || holder.quit);
