import type { Wait } from "@/lib/rules/game";

/** A clock is an instant and a length; nothing ticks. */
export interface TurnClock {
  /** The rules' turn it measures. */
  readonly turn: number;
  readonly began: number;
  readonly ms: number | null;
  /** A turn that was interrupted, with what it had left. */
  readonly held: { readonly turn: number; readonly left: number | null } | null;
}

export const deadlineOf = (clock: TurnClock): number | null => (clock.ms === null ? null : clock.began + clock.ms);

/** When the table itself ends a turn: by its deadline, and never where it has none. */
export const turnEndsAt = (clock: TurnClock | null): number => (clock && deadlineOf(clock)) ?? Number.POSITIVE_INFINITY;

export const leftOf = (clock: TurnClock, now: number): number | null =>
  clock.ms === null ? null : Math.max(0, clock.began + clock.ms - now);

/** The clock of what the table waits for now, after what it waited for before. */
export function clockFor(wait: Wait, before: TurnClock | null, now: number): TurnClock {
  const { turn, ms } = wait;
  // Within a turn only the length may change, and the deadline moves with it.
  if (before?.turn === turn) return { ...before, ms };
  const held = before?.held ?? null;
  if (held?.turn === turn && ms !== null) return { turn, began: now - ms + (held.left ?? ms), ms, held: null };
  if (wait.interrupts === undefined) return { turn, began: now, ms, held: null };
  const interrupted = before?.turn === wait.interrupts ? { turn: before.turn, left: leftOf(before, now) } : held;
  return { turn, began: now, ms, held: interrupted };
}

/** A clock that a server took down with it has at least this long left when it is back. */
const GRACE_MS = 5_000;

/** The clock as players find it after an outage: time nobody could play in is given back, within bounds. */
export function clockAfterOutage(clock: TurnClock, now: number): TurnClock {
  const left = leftOf(clock, now);
  if (clock.ms === null || left === null) return clock;
  const grace = Math.min(GRACE_MS, clock.ms);
  return left < grace ? { ...clock, began: now - clock.ms + grace } : clock;
}
