import type { Authority } from "../match/authority";
import type { TableRecord } from "../storage/record";
import type { Gathering } from "../wire/gathering";
import { seatOf } from "./holders";
import { welcomed } from "./join";
import { picturedApart } from "./lookalike-pictures";

/** Nobody's id: whoever asks has not said who they are. */
const NEWCOMER = { player: "", name: "", avatar: "" };

/** Who is at a table, for somebody who holds its code and has not come in. */
export function gathered<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): Gathering {
  const yours = seatOf(welcomed(authority, record, NEWCOMER, false).seats, NEWCOMER.player);
  return {
    status: record.status,
    host: record.host === null ? null : seatOf(record.seats, record.host),
    yours,
    seats: picturedApart(record.seats).map((holder, seat) => ({
      team: authority.game.team(seat),
      holder: holder && {
        id: holder.id,
        name: holder.name,
        avatar: holder.avatar,
        bot: holder.bot,
      },
    })),
  };
}
