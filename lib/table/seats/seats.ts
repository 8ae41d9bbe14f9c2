import type { BotLevel, Seat } from "@/lib/rules/game";
import type { Holder } from "../storage/record";
import { isAbsent } from "../time/absence";

type Seats = readonly (Holder | null)[];

/** Bots are called by these names; browsers show them in their own language by the bot's id. */
export const botNames = ["Zayd", "Layla", "Omar", "Noura", "Tariq", "Salma", "Faris", "Huda", "Rakan", "Maha"] as const;
const botId = (name: string) => `bot-${name.toLowerCase()}`;

export const newHolder = (id: string, name: string, avatar: string, came: number): Holder => ({
  id,
  name,
  avatar,
  bot: null,
  came,
  ready: false,
  quit: false,
  leftAt: null,
  missed: 0,
  standIn: null,
  returning: false,
});

/** A bot that nobody at these seats is named like. */
export function newBot(seats: Seats, level: BotLevel, came: number): Holder {
  const taken = new Set(seats.map((holder) => holder?.id));
  const name = botNames.find((candidate) => !taken.has(botId(candidate))) ?? botNames[0];
  return { ...newHolder(botId(name), name, "robot", came), bot: level, ready: true };
}

/** The seat a player holds, left ones not counted. */
export function seatOf(seats: Seats, id: string): Seat | null {
  const seat = seats.findIndex((holder) => holder?.id === id && !holder.quit);
  return seat < 0 ? null : seat;
}

export const withSeat = (seats: Seats, seat: Seat, holder: Holder | null): Seats =>
  seats.map((other, index) => (index === seat ? holder : other));

export const changed = (seats: Seats, seat: Seat, change: Partial<Holder>): Seats =>
  seats.map((holder, index) => (index === seat && holder ? { ...holder, ...change } : holder));

/** The holders in seat order, at a table of this many seats. */
export const seated = (holders: Seats, size: number): Seats => {
  const dense = holders.filter((holder) => holder !== null);
  return [...dense, ...Array<null>(Math.max(0, size - dense.length)).fill(null)];
};

export const isHuman = (holder: Holder | null): holder is Holder =>
  holder !== null && holder.bot === null && !holder.quit;

/** Does a bot move for this seat? */
export const isBotPlayed = (holder: Holder | null | undefined): boolean =>
  !!holder && (holder.bot !== null || holder.standIn !== null || holder.quit);

/** Who is host when the old one cannot be: of those here, whoever came first. */
export function nextHost(seats: Seats): string | null {
  const here = seats.filter(isHuman).filter((holder) => holder.leftAt === null);
  return here.sort((one, other) => one.came - other.came)[0]?.id ?? null;
}

/** Who is host at these seats: the old one while still among them. */
export const hostOf = (seats: Seats, old: string | null): string | null =>
  old !== null && seatOf(seats, old) !== null ? old : nextHost(seats);

/** Where a newcomer sits: a free seat, else one whose holder has been gone too long. */
export function freeSeat(seats: Seats, now: number): Seat | null {
  const empty = seats.indexOf(null);
  if (empty >= 0) return empty;
  const stale = seats.findIndex((holder) => isHuman(holder) && isAbsent(holder, now));
  return stale < 0 ? null : stale;
}
