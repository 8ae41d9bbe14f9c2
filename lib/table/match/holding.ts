import type { Game, Seat } from "@/lib/rules/game";
import type { LogEntry } from "@/lib/rules/replay";
import type { Holder, Match, TableRecord } from "../storage/record";
import { isSilent } from "../time/absence";
import { type Tempo, withPondered } from "./tempo";

/** How one seat of a match was held. */
interface SeatHolding {
  /** What was done for the seat in the hand under way: by whoever sits there, and by a bot or by no one in time. */
  readonly own: number;
  readonly bot: number;
  /** Hands in which a bot did more than they. */
  readonly botHands: number;
  /** Their side was behind as they last went; false while they never did. */
  readonly wasBehind: boolean;
  /** They have been there to play. */
  readonly came: boolean;
}

/** How the seats of a match were held. */
export interface Holding {
  /** Hands that are over. */
  readonly hands: number;
  readonly seats: readonly SeatHolding[];
  /** When anything happened last. */
  readonly at?: number;
  readonly tempo?: Tempo;
  /** How long what happened took, as `withTimes` writes it: of as many entries as the log's tail has. */
  readonly times?: string;
}

/** Tenths of a second by two signs, as they lie beside a log; longer is as long. */
const SIGNS = 2;
const BASE = 36;
const MOST_TENTHS = BASE ** SIGNS - 1;
/** Of what nobody at the table did. */
const UNTIMED = ".".repeat(SIGNS);

/** How long some entries of a log took, which has so many by now: of those before, as it was written; of the first of these, and of no other. */
function withTimes(before: string, entries: number, happened: number, ms: number | null): string {
  const tenths =
    ms === null
      ? UNTIMED
      : Math.min(MOST_TENTHS, Math.round(ms / 100))
          .toString(BASE)
          .padStart(SIGNS, "0");
  // What happened before anybody counted has no time.
  const known = before.padEnd(SIGNS * (entries - happened), ".");
  return happened === 0 ? known : known + tenths + UNTIMED.repeat(happened - 1);
}

/** The times of a part of a log that has so many entries, none where none was kept. */
export const timesOf = (times: string | undefined, entries: number): string =>
  (times ?? "").padEnd(SIGNS * entries, ".");

const freshHolding = (players: number): Holding => ({
  hands: 0,
  seats: Array.from({ length: players }, () => ({ own: 0, bot: 0, botHands: 0, wasBehind: false, came: false })),
});

/** Whether somebody is there to play: with a line, or one just cut, and no bot for them but until they are let in again. */
export const isThere = (holder: Holder | null | undefined, now: number): boolean =>
  !!holder && !holder.quit && (holder.standIn === null || holder.returning) && !isSilent(holder, now);

/** Whether somebody is about to play: unlike the above not while their line is cut, however shortly. */
const isAttending = (holder: Holder | null | undefined): boolean =>
  !!holder && !holder.quit && holder.leftAt === null && (holder.standIn === null || holder.returning);

function isBehind<S, A, O>({ pairs }: Game<S, A, O>, state: S, seat: Seat): boolean {
  const [even, odd] = pairs?.score(state) ?? [0, 0];
  return seat % 2 === 0 ? even < odd : odd < even;
}

/** For which seats something was done by what has just happened, and whether by the player. */
function doneBy<S, A, O>(
  game: Game<S, A, O>,
  was: Match<S>,
  is: Match<S>,
  [entry]: readonly LogEntry[],
): readonly (readonly [Seat, "own" | "bot"])[] {
  if (!entry) return [];
  if ("action" in entry) return [[entry.seat, is.moves[entry.seat] === was.moves[entry.seat] ? "bot" : "own"]];
  if (!("timeout" in entry)) return [];
  const wait = game.wait(was.state);
  return !wait || wait.silent ? [] : wait.seats.map((seat) => [seat, "bot"] as const);
}

/**
 * A ranked match's record with how its seats are held counted on from the record before: the first of what happened in one
 * event was somebody's doing, all else is the game's own steps.
 */
export function heldOn<S, A, O>(
  game: Game<S, A, O>,
  before: TableRecord<S, O> | null,
  after: TableRecord<S, O>,
  happened: readonly LogEntry[],
  now: number,
): TableRecord<S, O> {
  const { match } = after;
  if (!match || after.visibility !== "ranked") return after;
  const last = before?.round === after.round ? before.match : null;
  const was = last?.holding ?? freshHolding(match.players);
  if (!before || !last) return { ...after, match: { ...match, holding: was } };
  const done = doneBy(game, last, match, happened);
  const dealt = ({ state }: Match<S>) => game.deal?.(state) ?? 0;
  const isOver = dealt(match) > dealt(last);
  const left = after.seats.flatMap((holder, seat) =>
    isAttending(before.seats[seat]) && !isAttending(holder) ? [seat] : [],
  );
  const came = after.seats.flatMap((holder, seat) => (isAttending(holder) && !was.seats[seat]?.came ? [seat] : []));
  if (happened.length === 0 && left.length === 0 && came.length === 0)
    return { ...after, match: { ...match, holding: was } };
  const seats = was.seats.map((held, seat) => {
    const by = (who: "own" | "bot") =>
      held[who] + (done.some(([each, whose]) => each === seat && whose === who) ? 1 : 0);
    const [own, bot] = [by("own"), by("bot")];
    const wasBehind = left.includes(seat) ? isBehind(game, match.state, seat) : held.wasBehind;
    const kept = { wasBehind, came: held.came || came.includes(seat) };
    if (!isOver) return { ...held, own, bot, ...kept };
    return { ...held, own: 0, bot: 0, botHands: held.botHands + (bot > own ? 1 : 0), ...kept };
  });
  const holding = { ...was, hands: was.hands + (isOver ? 1 : 0) };
  if (happened.length === 0) return { ...after, match: { ...match, holding: { ...holding, seats } } };
  const [[seat, whose] = [0, "bot"] as const] = done;
  const ms = whose === "own" && was.at !== undefined ? Math.abs(now - was.at) : null;
  const times = withTimes(was.times ?? "", match.tail.length, happened.length, ms);
  const timed = { ...holding, seats, at: now, times };
  return {
    ...after,
    match: { ...match, holding: ms === null ? timed : { ...timed, tempo: withPondered(timed.tempo, seat, ms) } },
  };
}
