import type { Seat } from "@/lib/rules/game";
import { isHuman } from "../seats/holders";
import type { Holder, TableRecord } from "../storage/record";
import { isSilent } from "../time/absence";
import { beginsAt } from "../time/countdown-time";
import type { SeatView, TableView } from "./protocol";

/** All that one audience sees, and what a patch on the wire changes. */
export interface Snapshot<State = unknown, Options = unknown> {
  readonly table: TableView<Options>;
  readonly view: State | null;
  readonly seat: Seat | null;
}

const presence = (holder: Holder, now: number): SeatView["presence"] => {
  if (!isHuman(holder) || holder.leftAt === null) return "here";
  return isSilent(holder, now) ? "disconnected" : "lost";
};

/** What was seen of holders whom time does not change: a move changes none, and most are looked at again. */
const seen = new WeakMap<Holder, SeatView>();

function seatView(holder: Holder, now: number): SeatView {
  const known = seen.get(holder);
  if (known) return known;
  const { id, name, twin, avatar, bot, ready, quit, standIn, leftAt } = holder;
  const view = {
    id,
    name,
    ...(twin !== undefined && { twin }),
    avatar,
    bot,
    presence: presence(holder, now),
    ready,
    quit,
    standIn,
  };
  if (leftAt === null) seen.set(holder, view);
  return view;
}

/** What everybody may know of a table; the record itself never leaves it. */
export function tableView<State, Options>(
  code: string,
  record: TableRecord<State, Options>,
  watchers: number,
  now: number,
): TableView<Options> {
  const { status, host, visibility, options, seats, locked, chat, removed, round } = record;
  const shown = seats.map((holder) => holder && seatView(holder, now));
  return {
    ...{ code, status, host, visibility, options, seats: shown, watchers },
    ...{ locked, chat, removed: removed.length, round },
    ...(record.settled !== undefined && { settled: record.settled }),
    ...(beginsAt(record) !== null && { soon: true as const }),
  };
}
