import { closedUntil, type Escapes, nextEscape } from "./escapes";
import type { Penalty } from "./wire";

/** Since when, and for how long. */
interface Closing {
  readonly at: number;
  readonly ms: number;
}

/** What escapes have come to by now, and what was decided (`closedByDecision`), as it is told: whichever of them ends last. */
export function penaltyOf(escapes: Escapes, decided: Closing | null, now: number): Penalty {
  const until = closedUntil(escapes, now);
  const next = nextEscape(escapes, now);
  const end = decided === null ? 0 : decided.at + decided.ms;
  if (decided && end > Math.max(now, until ?? 0)) return { leftMs: end - now, ofMs: decided.ms, next, isDecided: true };
  const closing = escapes.closed.find(({ at, ms }) => at + ms === until);
  return {
    leftMs: until === null ? null : until - now,
    ofMs: until === null ? null : (closing?.ms ?? null),
    next,
  };
}

/** Whether the queue is closed to somebody, by either. */
export const isClosedTo = (escapes: Escapes, decided: Closing | null, now: number): boolean =>
  penaltyOf(escapes, decided, now).leftMs !== null;
