import { FILLING, type Seat } from "@/lib/rules/game";
import type { LineState } from "../door/lines";
import type { Authority } from "../match/authority";
import { reopened, waitingAgain } from "../match/back-to-lobby";
import { rematched } from "../match/rematch";
import { returned } from "../match/stand-ins";
import { started } from "../match/start-match";
import type { TableRecord } from "../storage/record";
import type { TableMessage } from "../wire/protocol";
import { isRefused, type Refused } from "../wire/refusals";
import { withBot } from "./bots";
import { calledAt, changed, newHolder, seatOf } from "./holders";
import { removed } from "./remove-player";
import { withOptions, withSettings } from "./settings";
import { sat, stood, swapped } from "./sit-and-stand";
import { letBack } from "./who-may-sit";

/** What is asked of the table itself, and changes who sits there or what is played. */
type TableCommand = Exclude<
  TableMessage,
  { action: "join" | "ping" | "show" } | { action: "chat" | "phrase" | "react" }
>;

/** What whoever has a seat may ask, for it. */
type SeatCommand = Extract<TableCommand, { action: "profile" | "stand" | "ready" | "rematch" | "back" }>;

/** What only the host may ask. */
type HostCommand = Exclude<TableCommand, SeatCommand | { action: "sit" }>;

const isSeatCommand = (message: TableCommand): message is SeatCommand =>
  ["profile", "stand", "ready", "rematch", "back"].includes(message.action);

/** The record once somebody has asked for this of the table, or why it is not done. */
export function afterCommand<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  { player, name, avatar }: Pick<LineState, "player" | "name" | "avatar">,
  message: TableCommand,
): TableRecord<S, O> | Refused {
  if (player === null) return "joinFirst";
  if (record.visibility === "ranked" && !["profile", "stand", "back"].includes(message.action)) return "ranked";
  if (message.action === "sit") {
    const visitor = newHolder(player, name, avatar, authority.host.now());
    return sat(reopened(authority, record), visitor, message.seat);
  }
  if (!isSeatCommand(message)) {
    if (record.host !== player) return "notHost";
    const next = byHost(authority, record, message);
    if (isRefused(next) || next === record || next.status !== "waiting") return next;
    return { ...next, hostActedAt: authority.host.now() };
  }
  const seat = seatOf(record.seats, player);
  return seat === null ? "notSeated" : bySeat(authority, record, seat, avatar, message);
}

function byHost<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  message: HostCommand,
): TableRecord<S, O> | Refused {
  switch (message.action) {
    case "addBot":
      return withBot(authority, record, message.seat, message.level ?? FILLING);
    case "removeSeat":
      return removed(authority, record, message.seat);
    case "swap":
      return swapped(record, message.seat, message.with);
    case "setOptions":
      return withOptions(authority, record, message.options);
    case "setTable":
      return withSettings(authority, record, message);
    case "letBack":
      return letBack(record);
    case "startGame":
      return started(authority, record, message.fill ?? false);
    case "lobby":
      return waitingAgain(authority, record);
  }
}

function bySeat<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  avatar: string,
  message: SeatCommand,
): TableRecord<S, O> | Refused {
  const { seats } = record;
  switch (message.action) {
    case "profile":
      return {
        ...record,
        seats: changed(seats, seat, { name: calledAt(record, seat, message.name), avatar: message.avatar ?? avatar }),
      };
    case "stand":
      return stood(authority, record, seat);
    case "ready":
      if (record.status === "playing") return "gameRunning";
      return { ...record, seats: changed(seats, seat, { ready: message.ready }) };
    case "rematch":
      return rematched(record, seat);
    case "back":
      return seats[seat]?.standIn ? returned(authority, record, seat) : record;
  }
}
