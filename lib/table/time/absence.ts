import type { Holder } from "../storage/record";

/** Silence this long makes a player disconnected. */
export const SILENCE_MS = 15_000;
/** Where no clock runs, a bot plays for a disconnected player this long after the turn began. */
export const PATIENCE_MS = 60_000;
/** Two minutes disconnected, counted from the last sign of life: that costs the seat where the rules can remove one, and the
 * host's role everywhere. */
export const ABSENCE_MS = SILENCE_MS + 120_000;
/** Turns run out in a row that make a player away. */
export const MISSED_TURNS = 2;

const isGoneFor = ({ leftAt }: Holder, now: number, ms: number): boolean => leftAt !== null && now - leftAt >= ms;

/** Has somebody been silent so long that they are disconnected? */
export const isSilent = (holder: Holder, now: number): boolean => isGoneFor(holder, now, SILENCE_MS);

/** Have they been gone so long that their seat may be anybody's? */
export const isAbsent = (holder: Holder, now: number): boolean => isGoneFor(holder, now, ABSENCE_MS);
