import * as z from "zod/mini";
import { record } from "@/lib/rules/tiles";
import { stored } from "../stored";

/** The name last played under. */
export const lastName = stored<string>("majlis.tiles.name", z.string(), () => "");

/** Whether the tiles hurry. */
export const fast = stored<boolean>("majlis.tiles.fast", z.boolean(), () => false);

const game = z.object({
  name: z.string(),
  /** The day whose deck it is, null for a deck of its own. */
  day: z.nullable(z.string()),
  record,
  /** When it ended, null while it goes on. */
  end: z.nullable(z.int()),
  /** Whether the leaderboard has been told. */
  saved: z.boolean(),
});
/** The game on the table, as it is kept: it survives a reload, and its end is saved once. */
export type KeptGame = z.infer<typeof game>;

export const keptGame = stored<KeptGame | null>("majlis.tiles.game", z.nullable(game), () => null);

const daily = z.object({ day: z.string(), name: z.string(), record });
/** The game of a day's deck that counts: the first one finished (8.2). */
export type DailyGame = z.infer<typeof daily>;

export const dailyGame = stored<DailyGame | null>("majlis.tiles.daily", z.nullable(daily), () => null);

/** The day it is, in UTC, such as "2026-11-18". */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
