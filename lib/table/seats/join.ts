import type { Seat } from "@/lib/rules/game";
import { type Authority, sizeOf } from "../match/authority";
import { reopened } from "../match/back-to-lobby";
import { returned } from "../match/stand-ins";
import { SCHEMA, type TableRecord } from "../storage/record";
import { calledAt, changed, newHolder, seatOf, withSeat } from "./holders";
import { hostOf } from "./next-host";
import { freeSeat } from "./sit-and-stand";
import { barredFrom } from "./who-may-sit";

/** A table as its first player finds it. */
export function newTable<S, A, O>(authority: Authority<S, A, O>): TableRecord<S, O> {
  const { id, version, defaults } = authority.game;
  const seats = Array<null>(sizeOf(authority, defaults)).fill(null);
  const open = { host: null, emptySince: null, locked: false, chat: "on", removed: [], ended: null } as const;
  const empty = { ...open, seats, turn: 0, round: 0, match: null };
  return { schema: SCHEMA, game: id, version, status: "waiting", visibility: "private", options: defaults, ...empty };
}

interface Newcomer {
  readonly player: string;
  readonly name: string;
  readonly avatar: string;
}

/** The seat of a bot that a newcomer may have though a game is being played, null where there is none. */
function spareSeat<S, A, O>({ game }: Authority<S, A, O>, record: TableRecord<S, O>): Seat | null {
  if (record.status !== "playing" || record.visibility !== "public" || !game.admits) return null;
  const seat = record.seats.findIndex((holder) => holder?.bot);
  return seat < 0 ? null : seat;
}

/** A newcomer in the seat of a bot, which plays there until the game admits them; null where there is no such seat. */
function botReplaced<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  { player, name, avatar }: Newcomer,
): TableRecord<S, O> | null {
  const seat = barredFrom(record, player) ? null : spareSeat(authority, record);
  if (seat === null) return null;
  const holder = { ...newHolder(player, name, avatar, authority.host.now()), standIn: "arriving" as const };
  const seats = withSeat(record.seats, seat, holder);
  return returned(authority, { ...record, seats, host: hostOf(seats, record.host) }, seat);
}

/** The record once a player has come in: back on their seat, on a free one, or looking on. */
export function welcomed<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  { player, name, avatar }: Newcomer,
  watch: boolean,
): TableRecord<S, O> {
  const held = seatOf(record.seats, player);
  if (held !== null) {
    const holder = record.seats[held];
    const seats = changed(record.seats, held, { name: calledAt(record, held, name), avatar, leftAt: null });
    const here = { ...record, seats, host: record.host ?? player };
    return holder?.standIn && holder.standIn !== "away" ? returned(authority, here, held) : here;
  }
  if (watch) return record;
  const taken = botReplaced(authority, record, { player, name, avatar });
  if (taken) return taken;
  const now = authority.host.now();
  const open = reopened(authority, record);
  const isOpen = open.status === "waiting" && open.visibility !== "ranked" && !barredFrom(open, player);
  const free = isOpen ? freeSeat(open.seats, now) : null;
  if (free === null) return open;
  const seats = withSeat(open.seats, free, newHolder(player, name, avatar, now));
  return { ...open, seats, host: hostOf(seats, open.host) };
}
