import type { Seat } from "@/lib/rules/game";
import type { Step } from "./steps";

/** A move of one of those who are looked at. */
interface Dot {
  /** Which move of the hand, from 0 on. */
  readonly move: number;
  readonly seconds: number;
  /** Whose: the place among those looked at. */
  readonly place: number;
}

interface Scatter {
  readonly dots: readonly Dot[];
  /** As high as the plot is, and what stands at its side, in seconds. */
  readonly most: number;
  readonly levels: readonly number[];
}

const LEVELS = 3;
const LEAST_S = 3;

/** How long some took for each of their moves, laid out; null where nothing of it was kept. */
export function scatterOf(steps: readonly Step[], of: readonly Seat[]): Scatter | null {
  const dots = steps.flatMap(({ seat, seconds }, move): readonly Dot[] => {
    const place = seat === null ? -1 : of.indexOf(seat);
    return place < 0 || seconds === null ? [] : [{ move, seconds, place }];
  });
  if (dots.length === 0) return null;
  const longest = Math.max(LEAST_S, ...dots.map(({ seconds }) => seconds));
  const every = Math.ceil(longest / LEVELS);
  return {
    dots,
    most: every * LEVELS,
    levels: Array.from({ length: LEVELS + 1 }, (_, level) => level * every),
  };
}
