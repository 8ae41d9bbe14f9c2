import type { Seat } from "@/lib/rules/game";
import { changed } from "../seats/holders";
import type { TableRecord } from "../storage/record";
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
  const seats = record.seats.map((holder, seat) => {
    if (!holder?.returning) return holder;
    const boundary = authority.game.handover?.(match.state, seat) ?? (turned || !wait.seats.includes(seat));
    return boundary ? { ...holder, standIn: null, returning: false, missed: 0 } : holder;
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
