import { FILLING } from "@/lib/rules/game";
import { newBot } from "../seats/bots";
import { isHuman, seated, withSeat } from "../seats/holders";
import type { Holder, Match, TableRecord } from "../storage/record";
import { isAbsent } from "../time/absence";
import type { Refused } from "../wire/refusals";
import { advanced } from "./advance";
import { type Authority, sizeOf } from "./authority";

/**
 * Starts a game with those seated, where `fill` with as many bots as it takes. Where the rules would remove somebody at
 * once for having been gone so long, they are dealt no cards.
 */
export function started<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  fill: boolean,
): TableRecord<S, O> | Refused {
  if (record.status === "playing") return "gameRunning";
  const now = authority.host.now();
  const isGone = (holder: Holder) =>
    holder.quit || (authority.game.remove !== undefined && isHuman(holder) && isAbsent(holder, now));
  let seats = record.seats.map((holder) => (holder && isGone(holder) ? null : holder));
  const taken = seats.filter((holder) => holder !== null).length;
  const enough = authority.game.counts(record.options).find((count) => count >= taken);
  if (enough === undefined) return "tooMany";
  if (taken < enough && !fill) return "tooFew";
  // Bots take the open seats, so that everybody still sits opposite whom they sat opposite.
  for (let missing = enough - taken; missing > 0; missing--)
    seats = [...withSeat(seats, seats.indexOf(null), newBot(seats, FILLING, now))];
  return begun(authority, { ...record, seats });
}

/** A new game for these seats, dealt. */
function begun<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const { game, host } = authority;
  const holders = record.seats.filter((holder) => holder !== null);
  const players = holders.length;
  const fresh = holders.map((holder) => ({ ...holder, ready: false, missed: 0, standIn: null, returning: false }));
  const seed = host.seed();
  const match: Match<S> = {
    id: host.id(),
    state: game.setup(players, record.options, seed),
    players,
    seed,
    began: host.now(),
    clock: null,
    botAt: null,
    botEnds: null,
    moves: Array.from({ length: players }, () => ({ turn: -1, done: [] })),
    tail: [],
    chunks: 0,
  };
  const dealt = {
    ...record,
    version: game.version,
    status: "playing" as const,
    round: record.round + 1,
    seats: seated(fresh, sizeOf(authority, record.options)),
    match,
    ended: null,
    startsAt: null,
  };
  return advanced(authority, dealt, match.state, []);
}
