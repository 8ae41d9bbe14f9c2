import type { Seat, Wait } from "@/lib/rules/game";
import { deadlineOf } from "./clock";
import { botMoved, botScheduled, type Place, quitted, timedOut, waitOf } from "./play";
import type { Holder, Match, TableRecord } from "./record";
import { agreed } from "./seating";
import { ABSENCE_MS, changed, isHuman, isSilent, nextHost, PATIENCE_MS, SILENCE_MS } from "./seats";

/** When a bot takes over from a player who has been silent since `leftAt`, null where a clock decides it instead. */
function stoodInAt<S, A, O>(
  { game }: Place<S, A, O>,
  { leftAt, standIn }: Holder,
  seat: Seat,
  wait: Wait,
  match: Match<S>,
): number | null {
  if (leftAt === null || standIn !== null || !match.clock) return null;
  if (game.standsInAtOnce) return leftAt + SILENCE_MS;
  if (wait.ms !== null || !wait.seats.includes(seat)) return null;
  return Math.max(match.clock.began + PATIENCE_MS, leftAt + SILENCE_MS);
}

/** The first instant at which something may come due by the table's own time; infinity where nothing may. */
export function nextPlan<S, A, O>(place: Place<S, A, O>, record: TableRecord<S, O>, now: number): number {
  const { match, seats } = record;
  const wait = waitOf(place, record);
  let next = Number.POSITIVE_INFINITY;
  const may = (instant: number | null) => {
    if (instant !== null && instant < next) next = instant;
  };
  if (wait && match?.clock) {
    may(deadlineOf(match.clock));
    may(match.botAt);
  }
  for (let seat = 0; seat < seats.length; seat++) {
    const holder = seats[seat] ?? null;
    if (!isHuman(holder) || holder.leftAt === null) continue;
    if (!isSilent(holder, now)) may(holder.leftAt + SILENCE_MS);
    const gives = record.visibility === "public" && record.status === "waiting" && !isSilent(holder, now, ABSENCE_MS);
    if ((holder.id === record.host || gives) && nextHost(seats) !== null) may(holder.leftAt + ABSENCE_MS);
    if (!wait || !match?.clock) continue;
    if (place.game.remove) may(holder.leftAt + ABSENCE_MS);
    may(stoodInAt(place, holder, seat, wait, match));
  }
  return next;
}

/** The record after the first thing that is due, the same record if nothing is. */
export function afterDue<S, A, O>(place: Place<S, A, O>, record: TableRecord<S, O>, now: number): TableRecord<S, O> {
  const { match, seats } = record;
  const wait = waitOf(place, record);
  const isAbsent = (holder: Holder | null) => isHuman(holder) && isSilent(holder, now, ABSENCE_MS);
  if (seats.some((holder) => holder?.id === record.host && isAbsent(holder))) {
    const host = nextHost(seats);
    if (host !== null) return { ...record, host };
  }
  if (wait && match?.clock) {
    const absent = place.game.remove ? seats.findIndex(isAbsent) : -1;
    if (absent >= 0) return quitted(place, record, absent);
    const silent = seats.findIndex((holder, seat) => {
      const instant = isHuman(holder) ? stoodInAt(place, holder, seat, wait, match) : null;
      return instant !== null && now >= instant;
    });
    if (silent >= 0) {
      const stoodIn = changed(seats, silent, { standIn: "disconnected", returning: false });
      return botScheduled(place, { ...record, seats: stoodIn });
    }
    const deadline = deadlineOf(match.clock) ?? Number.POSITIVE_INFINITY;
    // A bot that was to move in time, or to end its turn in time, has done so however late the table is woken.
    const inTime = match.botEnds?.turn === wait.turn ? match.botEnds.at : match.botAt;
    if (match.botAt !== null && match.botAt <= now && (inTime ?? 0) <= deadline) return botMoved(place, record, wait);
    if (now >= deadline) return timedOut(place, record, wait);
  }
  return agreed(place, record);
}
