import type { Seat } from "@/lib/rules/game";
import { changed } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import { sameJson } from "../wire/patch";
import type { MoveName } from "../wire/protocol";
import type { Refused } from "../wire/refusals";
import { afterMove } from "./advance";
import type { Authority } from "./authority";

/**
 * The record after a player's move, why it is not made, or null for one that was made before and is only said again, after
 * a lost connection: that is answered again, never played again.
 */
export function moveMade<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  action: A,
  { turn, n }: Partial<MoveName>,
): TableRecord<S, O> | Refused | null {
  const { match, status, seats } = record;
  const made = match?.moves[seat];
  if (!match || !made) return "notPlaying";
  if (turn !== undefined && n !== undefined && turn === made.turn && n < made.done.length)
    return sameJson(made.done[n], action) ? null : "alreadyMoved";
  if (turn !== undefined && turn < record.turn) return "tooLate";
  if (status !== "playing") return "notPlaying";
  const done = made.turn === record.turn ? made.done : [];
  if ((turn !== undefined && turn > record.turn) || (n !== undefined && n > done.length)) return "tooEarly";
  if (n !== undefined && n < done.length) return "alreadyMoved";
  if (seats[seat]?.standIn) return "botPlays";
  const refusal = authority.game.check(match.state, seat, action);
  if (refusal) return refusal;
  const moves = match.moves.with(seat, { turn: record.turn, done: [...done, action] });
  const attentive = seats[seat]?.missed ? changed(seats, seat, { missed: 0 }) : seats;
  return afterMove(authority, { ...record, seats: attentive, match: { ...match, moves } }, seat, action);
}
