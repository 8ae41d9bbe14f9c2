import * as z from "zod/mini";
import { type BalootAction, type BalootState, baloot } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { follow } from "@/lib/rules/replay";

const Entry = z.union([
  z.object({ seat: z.int(), action: z.unknown() }),
  z.object({ timeout: z.literal(true), seed: z.optional(z.string()) }),
  z.object({ remove: z.int() }),
]);
const Log = z.object({
  game: z.string(),
  version: z.number(),
  players: z.int(),
  options: z.unknown(),
  seed: z.string(),
  entries: z.array(Entry),
  times: z.optional(z.string()),
});

/** One thing that happened, and how it stood before that. */
export interface Step {
  /** Whose it was; null where time ran out. */
  readonly seat: Seat | null;
  readonly action: BalootAction | null;
  readonly before: BalootState;
  /** How long they took; null where that was not kept, or it was nobody's own doing. */
  readonly seconds: number | null;
}

/** A match played again from its log. */
export interface PlayedAgain {
  /** What people did, hand by hand; the table's own steps between are left out. */
  readonly hands: readonly (readonly Step[])[];
  readonly moves: number;
  /** How it ended, or as far as it goes. */
  readonly end: BalootState;
  /** The move that the rules refuse, counted from 1; null where none is. */
  readonly brokenAt: number | null;
  /** What is wrong with how it was judged. */
  readonly faults: readonly string[];
}

/** Somebody's own deed, or the end of their time; not the table's step, nor that a sheet was read. */
function isSomebodys({ seat, action, before }: Step): boolean {
  if (seat === null) return before.asked.length > 0 && before.phase !== "sheet";
  return action?.action !== "seen";
}

/** As the table writes them (lib/table/match/holding.ts): two signs an entry. */
function secondsOf(times: string | undefined, entry: number): number | null {
  const tenths = Number.parseInt(times?.slice(2 * entry, 2 * entry + 2) ?? "", 36);
  return Number.isNaN(tenths) ? null : tenths / 10;
}

const stepOf = (entry: z.infer<typeof Entry>, before: BalootState, seconds: number | null): Step => ({
  seconds,
  seat: "seat" in entry ? entry.seat : null,
  action: "seat" in entry ? (z.safeParse(baloot.action, entry.action).data ?? null) : null,
  before,
});

/** Plays a log again; null where it is no log of this game's present rules. */
export function playedAgain(found: unknown): PlayedAgain | null {
  const log = z.safeParse(Log, found).data;
  if (!log || log.game !== baloot.id || log.version !== baloot.version) return null;
  let state = baloot.setup(log.players, z.parse(baloot.options, log.options), log.seed);
  const shown: Step[] = [];
  let brokenAt: number | null = null;
  for (const [index, entry] of log.entries.entries()) {
    const step = stepOf(entry, state, secondsOf(log.times, index));
    if (isSomebodys(step)) shown.push(step);
    try {
      state = follow(baloot, state, entry);
    } catch {
      brokenAt = shown.length;
      break;
    }
  }
  const last = Math.max(0, ...shown.map(({ before }) => before.deals.length));
  const hands = Array.from({ length: last + 1 }, (_, hand) =>
    shown.filter(({ before }) => before.deals.length === hand),
  );
  return { hands, moves: shown.length, end: state, brokenAt, faults: baloot.pairs?.faults(state) ?? [] };
}
