import { FILLING } from "@/lib/rules/game";
import { type Place, returned, sizeOf } from "./play";
import type { TableMessage } from "./protocol";
import type { TableRecord } from "./record";
import type { Refused } from "./refusals";
import {
  barredFrom,
  rematched,
  removed,
  reopened,
  sat,
  started,
  stood,
  swapped,
  waitingAgain,
  withBot,
  withOptions,
  withSettings,
} from "./seating";
import { changed, freeSeat, hostOf, newHolder, seatOf, withSeat } from "./seats";
import type { Connection } from "./telling";

/** What is asked of the table itself, and changes who sits there or what is played. */
export type Arrangement = Exclude<
  TableMessage,
  { action: "join" | "ping" | "show" } | { action: "chat" | "phrase" | "react" }
>;

/** The record once somebody has asked for this of the table, or why it is not done. */
export function arranged<State, Action, Options>(
  place: Place<State, Action, Options>,
  record: TableRecord<State, Options>,
  asking: Connection,
  message: Arrangement,
): TableRecord<State, Options> | Refused {
  const { player, name, avatar } = asking;
  if (player === null) return "joinFirst";
  const seat = seatOf(record.seats, player);
  const isHost = record.host === player;
  const now = place.host.now();
  switch (message.action) {
    case "sit":
      return sat(reopened(place, record), newHolder(player, name, avatar, now), message.seat);
    case "addBot":
      return isHost ? withBot(place, record, message.seat, message.level ?? FILLING) : "notHost";
    case "removeSeat":
      return isHost ? removed(place, record, message.seat) : "notHost";
    case "swap":
      return isHost ? swapped(record, message.seat, message.with) : "notHost";
    case "setOptions":
      return isHost ? withOptions(place, record, message.options) : "notHost";
    case "setTable":
      return isHost ? withSettings(place, record, message) : "notHost";
    case "letBack":
      return isHost ? { ...record, removed: [] } : "notHost";
    case "startGame":
      return isHost ? started(place, record, message.fill ?? false) : "notHost";
    case "lobby":
      return isHost ? waitingAgain(place, record) : "notHost";
  }
  if (seat === null) return "notSeated";
  switch (message.action) {
    case "profile":
      return {
        ...record,
        seats: changed(record.seats, seat, { name: message.name, avatar: message.avatar ?? avatar }),
      };
    case "stand":
      return stood(place, record, seat);
    case "ready":
      if (record.status === "playing") return "gameRunning";
      return { ...record, seats: changed(record.seats, seat, { ready: message.ready }) };
    case "rematch":
      return rematched(record, seat);
    case "back":
      return record.seats[seat]?.standIn ? returned(place, record, seat) : record;
  }
}

/** A table as its first player finds it. */
export function opened<S, A, O>(place: Place<S, A, O>): TableRecord<S, O> {
  const { id, version, defaults } = place.game;
  const seats = Array<null>(sizeOf(place, defaults)).fill(null);
  const open = { host: null, emptySince: null, locked: false, chat: "on", removed: [], ended: null } as const;
  const empty = { ...open, seats, turn: 0, round: 0, match: null };
  return { schema: 1, game: id, version, status: "waiting", visibility: "private", options: defaults, ...empty };
}

/** The record once a player has come in: back on their seat, on a free one, or looking on. */
export function welcomed<S, A, O>(
  place: Place<S, A, O>,
  record: TableRecord<S, O>,
  { player, name, avatar }: { readonly player: string; readonly name: string; readonly avatar: string },
  watch: boolean,
): TableRecord<S, O> {
  const held = seatOf(record.seats, player);
  if (held !== null) {
    const holder = record.seats[held];
    const seats = changed(record.seats, held, { name, avatar, leftAt: null });
    const here = { ...record, seats, host: record.host ?? player };
    return holder?.standIn === "disconnected" ? returned(place, here, held) : here;
  }
  if (watch) return record;
  const now = place.host.now();
  const open = reopened(place, record);
  const isOpen = open.status === "waiting" && !barredFrom(open, player);
  const free = isOpen ? freeSeat(open.seats, now) : null;
  if (free === null) return open;
  const seats = withSeat(open.seats, free, newHolder(player, name, avatar, now));
  return { ...open, seats, host: hostOf(seats, open.host) };
}
