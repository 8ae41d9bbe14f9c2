import type { Seat } from "@/lib/rules/game";
import type { Authority } from "../match/authority";
import { quitted } from "../match/leave-match";
import type { Holder, TableRecord } from "../storage/record";
import { isAbsent } from "../time/absence";
import type { Refused } from "../wire/refusals";
import { changed, type Holders, isHuman, seatOf, withSeat } from "./holders";
import { nextHost } from "./next-host";
import { barredFrom } from "./who-may-sit";

/** Moves a player, seated already or looking on so far, to an empty seat. */
export function sat<S, O>(record: TableRecord<S, O>, visitor: Holder, to: Seat): TableRecord<S, O> | Refused {
  if (record.status !== "waiting") return "gameRunning";
  if (to >= record.seats.length) return "noSuchSeat";
  const from = seatOf(record.seats, visitor.id);
  if (from === to) return record;
  if (record.seats[to]) return "seatTaken";
  const barred = from === null ? barredFrom(record, visitor.id) : null;
  if (barred) return barred;
  const holder = from === null ? visitor : (record.seats[from] ?? visitor);
  const stood = from === null ? record.seats : withSeat(record.seats, from, null);
  return { ...record, host: record.host ?? holder.id, seats: withSeat(stood, to, holder) };
}

/** Lets the holders of two seats change places before the start; one of the two may be open. */
export function swapped<S, O>(record: TableRecord<S, O>, one: Seat, other: Seat): TableRecord<S, O> | Refused {
  if (record.status !== "waiting") return "gameRunning";
  if (Math.max(one, other) >= record.seats.length) return "noSuchSeat";
  const [holder, opposite] = [record.seats[one] ?? null, record.seats[other] ?? null];
  if (!holder && !opposite) return "seatEmpty";
  return one === other ? record : { ...record, seats: withSeat(withSeat(record.seats, one, opposite), other, holder) };
}

/** Takes whoever holds a seat away from the table. */
export function stood<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> | Refused {
  if (seat >= record.seats.length) return "noSuchSeat";
  const holder = record.seats[seat];
  if (!holder || holder.quit) return "seatEmpty";
  if (record.status === "playing") return quitted(authority, record, seat);
  const waiting = record.status === "waiting";
  const seats = waiting ? withSeat(record.seats, seat, null) : changed(record.seats, seat, { quit: true });
  return { ...record, seats, host: record.host === holder.id ? nextHost(seats) : record.host };
}

/** Where a newcomer sits: a free seat, else one whose holder has been gone too long. */
export function freeSeat(seats: Holders, now: number): Seat | null {
  const empty = seats.indexOf(null);
  if (empty >= 0) return empty;
  const stale = seats.findIndex((holder) => isHuman(holder) && isAbsent(holder, now));
  return stale < 0 ? null : stale;
}
