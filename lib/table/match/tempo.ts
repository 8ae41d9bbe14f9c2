import type { Figure, Seat } from "@/lib/rules/game";

/** What is known of how long somebody takes: of how many moves, their times' logarithms added up, and how far the latest lay off. */
interface Thought {
  readonly count: number;
  readonly logs: number;
  readonly off: number | null;
}

/** How two partners' times to move went together in one match: of how many moves, products and squares added up. */
type Likeness = readonly [count: number, both: number, own: number, partners: number];

/** How long the seats of a match take, and how alike partners are in it. */
export interface Tempo {
  readonly seats: readonly (Thought | null)[];
  readonly sides: readonly [Likeness, Likeness];
}

/** Longer is as long: somebody was away. */
const LONGEST_MS = 20_000;
const SHORTEST_MS = 50;
/** After so many moves it is known how long somebody takes. */
const KNOWN = 5;
/** Four or five times as long as ever is as far off as may be, so that no single move says much. */
const FARTHEST = 1.5;
/** From so few moves nothing is said of a match. */
const FEWEST = 20;

const nothing: Likeness = [0, 0, 0, 0];
const unknown: Thought = { count: 0, logs: 0, off: null };

/** The tempo with how long one more move took beside the partner's before it: two seats of one person keep one. */
export function withPondered(was: Tempo | undefined, seat: Seat, took: number): Tempo {
  const { count, logs } = was?.seats[seat] ?? unknown;
  const log = Math.log(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, took)));
  const off = count < KNOWN ? null : Math.min(FARTHEST, Math.max(-FARTHEST, log - logs / count));
  const partners = was?.seats[(seat + 2) % 4]?.off ?? null;
  const seats = Array.from({ length: 4 }, (_, each) =>
    each === seat ? { count: count + 1, logs: logs + log, off } : (was?.seats[each] ?? null),
  );
  const [even, odd] = was?.sides ?? [nothing, nothing];
  if (off === null || partners === null) return { seats, sides: [even, odd] };
  const more = ([n, both, own, other]: Likeness): Likeness => [
    n + 1,
    both + off * partners,
    own + off * off,
    other + partners * partners,
  ];
  return { seats, sides: seat % 2 === 0 ? [more(even), odd] : [even, more(odd)] };
}

/**
 * What a match says of a side's tempo: one number, for moves that follow each other are not independent, and matches are. It is
 * how the times of both go together (their correlation), in standard errors of as many moves.
 */
export function tempoOf({ sides }: Tempo, side: 0 | 1): Figure | null {
  const [count, both, own, partners] = sides[side];
  if (count < FEWEST || own === 0 || partners === 0) return null;
  const value = (Math.sqrt(count) * both) / Math.sqrt(own * partners);
  return [1, value, value * value];
}
