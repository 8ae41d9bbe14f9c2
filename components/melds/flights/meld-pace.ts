import { EASE_IN_OUT, EASE_OUT } from "@/components/flight/flight";
import type { Going, Pace } from "@/components/flight/travel";

const HAND = "hand";
const DISCARDS = "discards";
const isMeld = (place: string) => place.startsWith("meld-");

/** What has happened that cards go for. */
export interface Happened {
  /** How many plays were taken back. */
  readonly undone: number;
  /** Cards that were taken from the discards, the uppermost last. */
  readonly taken: readonly string[];
}

/** How cards go to melds, from them and between them; null for as any game's do. */
export function meldPace({ undone, taken }: Happened, { card, from, to, before }: Going): Pace | null {
  if (undone > 0) return { ms: 200, easing: EASE_OUT, delay: undone > 1 ? before * 60 : 0 };
  if (isMeld(from) && isMeld(to)) return { ms: 320, easing: EASE_IN_OUT, delay: 0 };
  // A joker flies home.
  if (isMeld(from) && to === HAND) return { ms: 380, easing: EASE_IN_OUT, arc: 18 };
  if (from === DISCARDS && to === HAND)
    return { ms: 240, easing: EASE_OUT, delay: 30 * Math.max(0, taken.length - 1 - taken.indexOf(card)) };
  if (to === DISCARDS) return { ms: 300, easing: EASE_OUT, spin: 4 };
  return null;
}
