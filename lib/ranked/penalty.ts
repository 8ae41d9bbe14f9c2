import { closedUntil, type Escapes, nextEscape } from "./escapes";
import type { Penalty } from "./wire";

/** What escapes have come to by now, as it is told. */
export function penaltyOf(escapes: Escapes, now: number): Penalty {
  const until = closedUntil(escapes, now);
  const closing = escapes.closed.find(({ at, ms }) => at + ms === until);
  return {
    leftMs: until === null ? null : until - now,
    ofMs: until === null ? null : (closing?.ms ?? null),
    next: nextEscape(escapes, now),
  };
}
