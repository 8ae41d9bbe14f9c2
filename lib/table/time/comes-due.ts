import type { Wait } from "@/lib/rules/game";
import { type Authority, waitOf } from "../match/authority";
import { botMoved } from "../match/bot-moves";
import { botScheduled } from "../match/bot-times";
import { countedDown, withCountdown } from "../match/countdown";
import { quitted } from "../match/leave-match";
import { agreed, agreesAt } from "../match/rematch";
import { stoodInAt } from "../match/stand-ins";
import { timedOut } from "../match/time-out";
import { changed, isHuman } from "../seats/holders";
import { nextHost } from "../seats/next-host";
import type { Match, TableRecord } from "../storage/record";
import { ABSENCE_MS, SILENCE_MS } from "./absence";
import { beginsAt, WAITS_FOR_HOST_MS } from "./countdown-time";
import { type TurnClock, turnEndsAt } from "./turn-clock";

/** Something that comes due: when, and what comes of it; null for what changes no record, only how it is seen. */
export interface Due<Next> {
  readonly at: number;
  readonly act: (() => Next) | null;
}

/**
 * All that can come due at a table by its own time: where several things have, the first of the list is done first. Whatever
 * is done leaves a record in which it is due no more.
 */
export function duesOf<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  now: number,
): readonly Due<TableRecord<S, O>>[] {
  const { seats, match, status } = record;
  const isAnyoneGone = seats.some((holder) => isHuman(holder) && holder.leftAt !== null);
  const heir = isAnyoneGone ? nextHost(seats) : null;
  const dues: Due<TableRecord<S, O>>[] = heir === null ? [] : [...inheritanceOf(record, heir)];
  const wait = waitOf(authority, record);
  if (wait && match?.clock) {
    if (isAnyoneGone) dues.push(...absencesOf(authority, record, wait, match.clock));
    dues.push(...turnOf(authority, record, wait, match));
  }
  const begins = beginsAt(record);
  if (begins !== null) dues.push({ at: begins, act: () => countedDown(authority, record) });
  else dues.push(...countOf(authority, record));
  if (status === "finished" && record.visibility !== "ranked")
    dues.push({ at: agreesAt(seats, now), act: () => agreed(authority, record) });
  if (isAnyoneGone) for (const at of seenAt(record, heir !== null)) if (now < at) dues.push({ at, act: null });
  return dues;
}

/** When a host who left is host no more. */
const inheritanceOf = <S, O>(record: TableRecord<S, O>, heir: string): readonly Due<TableRecord<S, O>>[] =>
  record.seats.flatMap((holder) =>
    holder?.id === record.host && isHuman(holder) && holder.leftAt !== null
      ? [{ at: holder.leftAt + ABSENCE_MS, act: () => ({ ...record, host: heir }) }]
      : [],
  );

/**
 * When a table that strangers are sent to begins to count down by itself: its host, who alone could begin, has gone or does
 * nothing, and those who came to play would wait for nothing.
 */
function countOf<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): readonly Due<TableRecord<S, O>>[] {
  if (record.status !== "waiting" || record.visibility !== "public" || record.locked) return [];
  const here = record.seats.filter((holder) => isHuman(holder) && holder.leftAt === null);
  const host = record.seats.find((holder) => holder?.id === record.host);
  if (here.length === 0 || !host || !isHuman(host)) return [];
  const waiting = here.filter((holder) => holder !== host).map((holder) => holder?.came ?? 0);
  const at =
    host.leftAt === null
      ? Math.max(Math.min(...waiting), record.hostActedAt ?? 0) + WAITS_FOR_HOST_MS
      : host.leftAt + SILENCE_MS;
  return at === Number.POSITIVE_INFINITY ? [] : [{ at, act: () => withCountdown(record, true, authority.host.now()) }];
}

/** What the turn comes to by itself: its bot's move, or its end. */
function turnOf<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
  { clock, botAt, botEnds }: Match<S>,
): readonly Due<TableRecord<S, O>>[] {
  const deadline = turnEndsAt(clock);
  const ended = { at: deadline, act: () => timedOut(authority, record, wait) };
  // A bot that was to move in time, or to end its turn in time, has done so however late the table is woken.
  const inTime = botEnds?.turn === wait.turn ? botEnds.at : botAt;
  if (botAt === null || (inTime ?? 0) > deadline) return [ended];
  return [{ at: botAt, act: () => botMoved(authority, record, wait) }, ended];
}

/** What the absence of players comes to in a match that is played: out of the game where it can be, else a bot for them. */
function absencesOf<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
  { began }: TurnClock,
): readonly Due<TableRecord<S, O>>[] {
  const gone = record.seats.flatMap((holder, seat) =>
    isHuman(holder) && holder.leftAt !== null ? [{ holder, seat, leftAt: holder.leftAt }] : [],
  );
  const removed = authority.game.remove
    ? gone.map(({ seat, leftAt }) => ({ at: leftAt + ABSENCE_MS, act: () => quitted(authority, record, seat) }))
    : [];
  const stoodIn = gone.flatMap(({ holder, seat }) => {
    const at = stoodInAt(authority, holder, seat, wait, began);
    const seats = () => changed(record.seats, seat, { standIn: "disconnected", returning: false });
    return at === null ? [] : [{ at, act: () => botScheduled(authority, { ...record, seats: seats() }) }];
  });
  return [...removed, ...stoodIn];
}

/** When those who left are seen otherwise: as disconnected, and where their seat is to be had by strangers, as gone. */
const seenAt = ({ visibility, status, seats }: TableRecord, isListed: boolean): readonly number[] =>
  seats.filter(isHuman).flatMap(({ leftAt }) => {
    if (leftAt === null) return [];
    const gives = isListed && visibility === "public" && status === "waiting";
    return [leftAt + SILENCE_MS, ...(gives ? [leftAt + ABSENCE_MS] : [])];
  });

/** The instant at which the first of them comes due, infinity where nothing does. */
export function firstAt(dues: readonly Due<unknown>[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { at } of dues) first = Math.min(first, at);
  return first;
}

/** What is to be done now, undefined where nothing is. */
export const dueBy = <Next>(dues: readonly Due<Next>[], now: number): (() => Next) | undefined =>
  dues.find(({ at, act }) => act !== null && at <= now)?.act ?? undefined;
