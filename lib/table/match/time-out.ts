import type { Wait } from "@/lib/rules/game";
import { isBotPlayed } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import { isSilent, MISSED_TURNS } from "../time/absence";
import { advanced, ownStep } from "./advance";
import type { Authority } from "./authority";

/** A wait nobody answered in time: the seats it was for have missed it, and the rules say what it comes to. */
export function timedOut<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
): TableRecord<S, O> {
  if (!record.match) return record;
  const now = authority.host.now();
  const seats = record.seats.map((holder, seat) => {
    if (wait.silent || !wait.seats.includes(seat) || !holder || isBotPlayed(holder)) return holder;
    const missed = holder.missed + 1;
    if (missed >= MISSED_TURNS) return { ...holder, missed: 0, standIn: "away" as const, returning: false };
    if (isSilent(holder, now)) return { ...holder, missed, standIn: "disconnected" as const, returning: false };
    return { ...holder, missed };
  });
  const { state, entry } = ownStep(authority, record.match.state, wait);
  return advanced(authority, { ...record, seats }, state, [entry]);
}
