import { PACE, type Span } from "@/lib/rules/game";
import { randomFrom } from "@/lib/rules/random";
import { isBotPlayed } from "../seats/holders";
import type { Match, TableRecord } from "../storage/record";
import { turnEndsAt } from "../time/turn-clock";
import { type Authority, waitOf } from "./authority";

/** Says when a bot moves next, if one is waited for. */
export function botScheduled<S, A, O>(authority: Authority<S, A, O>, record: TableRecord<S, O>): TableRecord<S, O> {
  const { match } = record;
  if (!match) return record;
  const wait = record.seats.some(isBotPlayed) ? waitOf(authority, record) : null;
  const awaited = wait?.seats.some((seat) => isBotPlayed(record.seats[seat])) ?? false;
  if (awaited) return { ...record, match: { ...match, ...botTimes(authority, match) } };
  if (match.botAt === null && match.botEnds === null) return record;
  return { ...record, match: { ...match, botAt: null, botEnds: null } };
}

/** When the bot that is waited for moves next, and when its whole turn is to end where the game paces turns. */
function botTimes<S, A, O>(
  { game, host }: Authority<S, A, O>,
  { clock, botEnds }: Match<S>,
): Pick<Match<S>, "botAt" | "botEnds"> {
  const { move, turn } = game.pace ?? PACE;
  const now = host.now();
  const random = randomFrom(host.seed());
  const drawn = ([least, most]: Span) => least + random.below(most - least);
  const soon = now + drawn(move);
  if (!turn || !clock) return { botAt: soon, botEnds: null };
  const at = Math.min(now + drawn(turn), turnEndsAt(clock));
  const ends = botEnds?.turn === clock.turn ? botEnds : { turn: clock.turn, at };
  // Halves of what is left of the turn, so that however many moves it has they all fit into it.
  return { botAt: Math.max(now, Math.min(soon, Math.floor((now + ends.at) / 2))), botEnds: ends };
}
