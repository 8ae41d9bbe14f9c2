/** How many of something there were, their sum, and the sum of their squares; as a game's rules count them of a pair. */
type Figure = readonly [count: number, sum: number, squares: number];
export type PairFigures = Readonly<Record<string, Figure>>;

const nothing: Figure = [0, 0, 0];

/** Both together. */
export function withPair(one: PairFigures, other: PairFigures): PairFigures {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [a, b, c] = one[name] ?? nothing;
      const [d, e, f] = other[name] ?? nothing;
      return [name, [a + d, b + e, c + f] as const];
    }),
  );
}

/** So many of everybody's are needed before anything is said of a pair's. */
const ENOUGH = 200;
/** Figures that ladders have kept and nobody counts any more: `pace` took moves that follow each other for independent. */
const retired = ["pace"];

/**
 * How many standard errors a pair's figures lie above everybody's, each and all together; 0 where there is too little to
 * say anything by.
 */
export function zOf(
  pair: PairFigures,
  everybody: PairFigures,
): { readonly each: Readonly<Record<string, number>>; readonly all: number } {
  const counted = Object.entries(pair).filter(([name]) => !retired.includes(name));
  const each = counted.map(([name, [count, sum]]) => {
    const [total, all, squares] = everybody[name] ?? nothing;
    if (total < ENOUGH || count === 0) return [name, 0] as const;
    const mean = all / total;
    const deviation = Math.sqrt(Math.max(0, squares / total - mean ** 2));
    return [name, deviation === 0 ? 0 : (sum - count * mean) / (deviation * Math.sqrt(count))] as const;
  });
  const all = each.reduce((sum, [, z]) => sum + z, 0) / Math.sqrt(Math.max(1, each.length));
  return { each: Object.fromEntries(each), all };
}

/** What is kept of two who were partners in one tier and season. */
export interface PairRow {
  readonly players: readonly [string, string];
  readonly matches: number;
  readonly won: number;
  /** Matches to which both came from one address. */
  readonly together: number;
  readonly at: number;
  readonly figures: PairFigures;
  /** Their last matches, the newest first; none of those before there were any kept. */
  readonly names?: readonly string[];
  /** They are shown until they were partners in so many, whatever their figures say. */
  readonly watchedUntil?: number;
}

/** So many of a pair's matches are remembered by name. */
const NAMES = 50;

export const pairName = (one: string, other: string): string => [one, other].sort().join("+");

/** Two partners after one more match; what it gained them is a figure like those the game gives. */
export function pairAfter(
  row: PairRow | null,
  played: {
    readonly match: string;
    readonly players: readonly [string, string];
    readonly isWon: boolean;
    readonly isTogether: boolean;
    readonly gained: number;
    readonly at: number;
    readonly figures: PairFigures;
  },
): PairRow {
  const { match, players, isWon, isTogether, gained, at, figures } = played;
  const gain: PairFigures = { gain: [1, gained, gained * gained] };
  return {
    players,
    matches: (row?.matches ?? 0) + 1,
    won: (row?.won ?? 0) + (isWon ? 1 : 0),
    together: (row?.together ?? 0) + (isTogether ? 1 : 0),
    at,
    figures: withPair(row?.figures ?? {}, withPair(figures, gain)),
    names: [match, ...(row?.names ?? [])].slice(0, NAMES),
    ...(row?.watchedUntil !== undefined && { watchedUntil: row.watchedUntil }),
  };
}

/** Players near in points and hours meet this many times as often as any two of a ladder. */
const NEAR = 10;
/**
 * From here on whoever runs the house is shown a pair: so many standard errors, by any of five figures or by all, so that of a
 * thousand honest pairs about one is; or so many matches to which both came from one address.
 */
export const WORTH_A_LOOK = 3.5;
const TOGETHER = 5;

/**
 * How far beyond chance two have been partners, of as often as might be with all near each other: in standard errors, as
 * the likelihood of so rare a thing has it (its square root), for few are far from a bell's curve.
 */
export function meetingZ(matches: number, own: readonly [number, number], all: number): number {
  const expected = (NEAR * own[0] * own[1]) / Math.max(1, all);
  const found = Math.max(0, matches - 0.5);
  const rare = (found === 0 ? 0 : found * Math.log(found / expected)) - found + expected;
  return Math.sign(found - expected) * Math.sqrt(2 * Math.max(0, rare));
}

/** For how many more matches two are shown whatever their figures say. */
export const watchedFor = ({ matches, watchedUntil = 0 }: PairRow): number => Math.max(0, watchedUntil - matches);

/** What a pair's figures say against everybody's, and by how much the one that stands out most does; not a verdict, of which a person decides. */
export function weighed(
  row: PairRow,
  everybody: PairFigures,
  own: readonly [number, number],
): {
  readonly z: Readonly<Record<string, number>>;
  readonly all: number;
  readonly most: number;
  readonly isShown: boolean;
} {
  const [players] = everybody.gain ?? nothing;
  const { each, all } = zOf(row.figures, everybody);
  // Every match has two pairs, and four players.
  const meetings = meetingZ(row.matches, own, 2 * players);
  const z = { ...each, meetings };
  const most = Math.max(all, ...Object.values(z), row.together >= TOGETHER ? WORTH_A_LOOK : 0);
  return { z, all, most, isShown: most >= WORTH_A_LOOK || watchedFor(row) > 0 };
}
