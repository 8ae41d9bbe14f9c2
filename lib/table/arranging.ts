import { type Place, returned } from "./play";
import type { TableMessage } from "./protocol";
import type { TableRecord } from "./record";
import type { Refused } from "./refusals";
import {
  rematched,
  removed,
  reopened,
  sat,
  started,
  stood,
  waitingAgain,
  withBot,
  withOptions,
  withSettings,
} from "./seating";
import { changed, newHolder, seatOf } from "./seats";
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
      return isHost ? withBot(record, message.seat, message.level ?? "good", now) : "notHost";
    case "removeSeat":
      return isHost ? removed(place, record, message.seat) : "notHost";
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
