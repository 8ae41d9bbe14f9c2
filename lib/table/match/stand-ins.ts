import type { Seat, Wait } from "@/lib/rules/game";
import { changed } from "../seats/holders";
import type { Holder, TableRecord } from "../storage/record";
import { PATIENCE_MS, SILENCE_MS } from "../time/absence";
import { type Authority, waitOf } from "./authority";
import { botScheduled } from "./bot-times";

/** Gives seats whose players are back from their bots to them, where the game is at a boundary. */
export function handedOver<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  turned: boolean,
): TableRecord<S, O> {
  const { match } = record;
  if (!match || !record.seats.some((holder) => holder?.returning)) return record;
  const wait = waitOf(authority, record);
  if (!wait) return record;
  const { game } = authority;
  const mayTake = ({ standIn }: Holder, seat: Seat): boolean =>
    standIn === "arriving"
      ? (game.admits?.(match.state) ?? false)
      : (game.handover?.(match.state, seat) ?? (turned || !wait.seats.includes(seat)));
  const seats = record.seats.map((holder, seat) => {
    if (!holder?.returning) return holder;
    return mayTake(holder, seat) ? { ...holder, standIn: null, returning: false, missed: 0 } : holder;
  });
  return { ...record, seats };
}

/** The record once a seat's player is back: theirs again now if the game allows, else at the next boundary. */
export function returned<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> {
  const back = { ...record, seats: changed(record.seats, seat, { returning: true, missed: 0 }) };
  const handed = handedOver(authority, back, false);
  return handed.seats[seat]?.standIn ? handed : botScheduled(authority, handed);
}

/** When a bot takes over from a player who has been silent since they left, null where a clock decides it instead. */
export function stoodInAt<S, A, O>(
  { game }: Authority<S, A, O>,
  { leftAt, standIn }: Holder,
  seat: Seat,
  wait: Wait,
  began: number,
): number | null {
  if (leftAt === null || standIn !== null) return null;
  if (game.standsInAtOnce) return leftAt + SILENCE_MS;
  if (wait.ms !== null || !wait.seats.includes(seat)) return null;
  return Math.max(began + PATIENCE_MS, leftAt + SILENCE_MS);
}
