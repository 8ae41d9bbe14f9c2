import { isGone } from "./result";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many escapes within a day close the queue. */
const ESCAPES = 3;
/** For how long: the first time, the second, and from then on. */
const CLOSED_MS = [15 * 60_000, HOUR_MS, DAY_MS] as const;
/** Whoever has kept the queue open for so long begins again at the shortest. */
const FORGIVEN_MS = 7 * DAY_MS;

/** What is kept of somebody's escapes: instants, the oldest first. */
export interface Escapes {
  readonly escaped: readonly number[];
  /** Closings of the queue, by when they began and how long they last. */
  readonly closed: readonly { readonly at: number; readonly ms: number }[];
}

export const noEscapes: Escapes = { escaped: [], closed: [] };

/** How a seat was left, if it was. */
interface Leaving {
  readonly isAwayAtEnd: boolean;
  readonly botHands: number;
  /** Their side was behind as they last went. */
  readonly wasBehind: boolean;
}

/** An escape is being gone from a match one was losing: who comes back in time had but a short cut of the line. */
export const isEscape = (leaving: Leaving, hands: number): boolean => leaving.wasBehind && isGone(leaving, hands);

const since = (now: number, ms: number) => (at: number) => at > now - ms && at <= now;

/** What is still of any consequence: what is older, or of a time that has yet to come, is not kept. */
function remembered({ escaped, closed }: Escapes, now: number): Escapes {
  return {
    escaped: escaped.filter(since(now, DAY_MS)),
    closed: closed.filter(({ at, ms }) => since(now, FORGIVEN_MS + ms)(at)),
  };
}

/** Until when the queue is closed to somebody, null where it is open. */
export function closedUntil(escapes: Escapes, now: number): number | null {
  const ends = remembered(escapes, now).closed.map(({ at, ms }) => at + ms);
  const last = Math.max(...ends, 0);
  return last > now ? last : null;
}

/** What one more escape would do now: how many it makes within a day, and how long it would close the queue, null for not. */
export function nextEscape(
  escapes: Escapes,
  now: number,
): { readonly count: number; readonly of: number; readonly closesMs: number | null } {
  const { escaped, closed } = remembered(escapes, now);
  const count = escaped.length + 1;
  const closesMs = CLOSED_MS[Math.min(closed.length, CLOSED_MS.length - 1)] ?? DAY_MS;
  return { count, of: ESCAPES, closesMs: count >= ESCAPES ? closesMs : null };
}

/** After one more escape. */
export function withEscape(escapes: Escapes, now: number): Escapes {
  const { escaped, closed } = remembered(escapes, now);
  const { closesMs } = nextEscape(escapes, now);
  return {
    escaped: [...escaped, now],
    closed: closesMs === null ? closed : [...closed, { at: now, ms: closesMs }],
  };
}
