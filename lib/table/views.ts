import type { Seat } from "@/lib/rules/game";
import type { SeatView, TableView } from "./protocol";
import type { Holder, TableRecord } from "./record";
import { isHuman, isSilent } from "./seats";

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

const seatView = (holder: Holder, now: number): SeatView => ({
  id: holder.id,
  name: holder.name,
  avatar: holder.avatar,
  bot: holder.bot,
  presence: presence(holder, now),
  ready: holder.ready,
  quit: holder.quit,
  standIn: holder.standIn,
});

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
  };
}
