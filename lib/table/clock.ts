import type { Wait } from "@/lib/rules/game";

/** A clock is an instant and a length; nothing ticks. */
export interface Clock {
  /** The rules' turn it measures. */
  readonly turn: number;
  readonly began: number;
  readonly ms: number | null;
  /** A turn that was interrupted, with what it had left. */
  readonly held: { readonly turn: number; readonly left: number | null } | null;
}

export const deadlineOf = (clock: Clock): number | null => (clock.ms === null ? null : clock.began + clock.ms);

export const leftOf = (clock: Clock, now: number): number | null =>
  clock.ms === null ? null : Math.max(0, clock.began + clock.ms - now);

/** The clock of what the table waits for now, after what it waited for before. */
export function clockFor(wait: Wait, before: Clock | null, now: number): Clock {
  const { turn, ms } = wait;
  // Within a turn only the length may change, and the deadline moves with it.
  if (before?.turn === turn) return { ...before, ms };
  const held = before?.held ?? null;
  if (held?.turn === turn && ms !== null) return { turn, began: now - ms + (held.left ?? ms), ms, held: null };
  if (wait.interrupts === undefined) return { turn, began: now, ms, held: null };
  const interrupted = before?.turn === wait.interrupts ? { turn: before.turn, left: leftOf(before, now) } : held;
  return { turn, began: now, ms, held: interrupted };
}

/** A clock whose time ran out while no server was there to see it goes on for this long. */
export const GRACE_MS = 5_000;
const PUNCTUAL_MS = 2_000;

/** The clock as a server finds it that was started late: time nobody could play in is given back, within bounds. */
export function clockAfterOutage(clock: Clock, now: number): Clock {
  const deadline = deadlineOf(clock);
  if (clock.ms === null || deadline === null || now - deadline < PUNCTUAL_MS) return clock;
  return { ...clock, began: now - clock.ms + Math.min(GRACE_MS, clock.ms) };
}
