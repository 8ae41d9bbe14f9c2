import type { BotLevel, Seat } from "@/lib/rules/game";
import type { Authority } from "../match/authority";
import type { Holder, TableRecord } from "../storage/record";
import type { Refused } from "../wire/refusals";
import { type Holders, newHolder, withSeat } from "./holders";

/** Bots are called by these names; browsers show them in their own language by the bot's id. */
export const botNames = [
  "Zayd",
  "Layla",
  "Omar",
  "Noura",
  "Tariq",
  "Salma",
  "Faris",
  "Huda",
  "Rakan",
  "Maha",
  "Hamad",
  "Wadha",
] as const;

const botId = (name: string) => `bot-${name.toLowerCase()}`;

/** A bot that nobody at these seats is named like. */
export function newBot(seats: Holders, level: BotLevel, came: number): Holder {
  const taken = new Set(seats.map((holder) => holder?.id));
  const name = botNames.find((candidate) => !taken.has(botId(candidate))) ?? botNames[0];
  return { ...newHolder(botId(name), name, "robot", came), bot: level, ready: true };
}

export function withBot<S, A, O>(
  { game, host }: Authority<S, A, O>,
  record: TableRecord<S, O>,
  seat: Seat,
  level: BotLevel,
): TableRecord<S, O> | Refused {
  if (record.status !== "waiting") return "gameRunning";
  if (!game.levels.includes(level)) return "noSuchLevel";
  if (seat >= record.seats.length) return "noSuchSeat";
  if (record.seats[seat]) return "seatTaken";
  return { ...record, seats: withSeat(record.seats, seat, newBot(record.seats, level, host.now())) };
}
