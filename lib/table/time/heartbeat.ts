import type { Visibility } from "@/lib/rules/game";
import type { Status } from "../wire/protocol";
import { SILENCE_MS } from "./absence";

/** How often a device speaks at a table while nothing happens there, and how long a silence counts as having gone. */
export interface Beat {
  /** A device that one looks at asks after hearing nothing for so long. */
  readonly restMs: number;
  /** Every device says a word this often. */
  readonly wordMs: number;
  /** Less than this is no absence. */
  readonly silenceMs: number;
}

/** In a game and at its end, where others wait for whoever has gone. */
export const CLOSE: Beat = { restMs: 2_000, wordMs: 6_000, silenceMs: SILENCE_MS };
/**
 * Where strangers are shown who is here, or friends wait to begin: rare, for every word costs. A browser whose page nobody
 * looks at may be as late again.
 */
export const RARE: Beat = { restMs: 60_000, wordMs: 60_000, silenceMs: 150_000 };

interface Company {
  readonly status: Status;
  readonly visibility: Visibility;
  readonly seats: readonly ({ readonly bot: unknown; readonly quit: boolean } | null)[];
}

/** The beat of a table, null where nobody would be missed: the device and the table know it alike. */
export function beatOf({ status, visibility, seats }: Company): Beat | null {
  if (status !== "waiting") return CLOSE;
  const people = seats.filter((holder) => holder !== null && holder.bot === null && !holder.quit).length;
  return visibility !== "private" || people > 1 ? RARE : null;
}
