import type { Seat } from "@/lib/rules/game";
import { changed } from "../seats/holders";
import { nextHost } from "../seats/next-host";
import type { TableRecord } from "../storage/record";
import { advanced } from "./advance";
import type { Authority } from "./authority";
import { botScheduled } from "./bot-times";

/** The record after a seat's player left the running game for good. */
export function quitted<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
): TableRecord<S, O> {
  const leaver = record.seats[seat];
  const seats = changed(record.seats, seat, { quit: true, standIn: null, returning: false });
  const left = { ...record, seats, host: record.host === leaver?.id ? nextHost(seats) : record.host };
  if (!record.match || !authority.game.remove) return botScheduled(authority, left);
  return advanced(authority, left, authority.game.remove(record.match.state, seat), [{ remove: seat }]);
}
