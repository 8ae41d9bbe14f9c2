import { seated } from "../seats/seats";
import type { Match, TableRecord } from "../storage/record";
import { advanced } from "./advance";
import { type Authority, sizeOf } from "./authority";

/** A new game for these seats, dealt. */
export function begun<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
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
  };
  return advanced(authority, dealt, match.state, []);
}
