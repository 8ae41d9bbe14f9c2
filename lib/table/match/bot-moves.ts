import { FILLING, type Wait } from "@/lib/rules/game";
import { randomFrom } from "@/lib/rules/random";
import { isBotPlayed } from "../seats/holders";
import type { TableRecord } from "../storage/record";
import { afterMove } from "./advance";
import type { Authority } from "./authority";
import { botScheduled } from "./bot-times";
import { timedOut } from "./time-out";

/** The move of the bot whose turn it is. */
export function botMoved<S, A, O>(
  authority: Authority<S, A, O>,
  record: TableRecord<S, O>,
  wait: Wait,
): TableRecord<S, O> {
  const { game, host } = authority;
  const seat = wait.seats.find((candidate) => isBotPlayed(record.seats[candidate]));
  const { match } = record;
  if (seat === undefined || !match) return botScheduled(authority, record);
  const { state, botEnds } = match;
  const holder = record.seats[seat];
  const level = holder?.bot ?? FILLING;
  const action = game.bot(
    game.view(state, seat),
    seat,
    randomFrom(host.seed()),
    level,
    holder?.bot ? holder.name : null,
  );
  // A bot that errs must not stop the table: its turn runs out instead.
  if (game.check(state, seat, action)) return timedOut(authority, record, wait);
  // What ends a turn waits for the turn's end, which tells nothing of how much there was to do.
  const isEarly = botEnds?.turn === wait.turn && host.now() < botEnds.at;
  if (isEarly && game.wait(game.apply(state, seat, action))?.turn !== wait.turn)
    return { ...record, match: { ...match, botAt: botEnds.at } };
  return afterMove(authority, record, seat, action);
}
