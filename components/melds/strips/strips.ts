/** How large the cards of a meld are, and how much of each shows. */
export interface StripSizes {
  readonly card: number;
  /** Of every card of an open meld. */
  readonly open: number;
  /** Of the ends, the wild cards, and all others of a collapsed one. */
  readonly end: number;
  readonly wild: number;
  readonly edge: number;
}

export const stripSizes = {
  tile: { card: 33, open: 25, end: 27, wild: 25, edge: 4 },
  line: { card: 30, open: 22, end: 22, wild: 20, edge: 3 },
  open: { card: 36, open: 29.7, end: 29.7, wild: 29.7, edge: 29.7 },
  desktop: { card: 42, open: 34.4, end: 34.4, wild: 34.4, edge: 34.4 },
} as const satisfies Record<string, StripSizes>;

/** Where each card of a meld begins, from its left edge, and how wide it is altogether. */
interface Strips {
  readonly lefts: readonly number[];
  readonly width: number;
  /** Whether it is more than the edge of its paper. */
  readonly whole: readonly boolean[];
}

/** Not even squeezed less shows of a card than this. */
const LEAST = 10;
const NEVER_COLLAPSED = 3;

/**
 * The cards of a meld side by side. A collapsed one shows its ends and its wild cards, and of all others the edge of the
 * paper, so that its length is seen; what is wider than its room is squeezed all over.
 */
export function stripsOf(
  wild: readonly boolean[],
  isCollapsed: boolean,
  { card, open, end, wild: wildStrip, edge }: StripSizes,
  room: number,
): Strips {
  const last = wild.length - 1;
  const collapses = isCollapsed && wild.length > NEVER_COLLAPSED;
  const whole = wild.map((isWild, index) => !collapses || isWild || index === 0 || index === last);
  const wanted = wild.slice(0, -1).map((isWild, index) => {
    if (!collapses) return open;
    if (!whole[index]) return edge;
    return isWild ? wildStrip : end;
  });
  const sum = wanted.reduce((all, step) => all + step, 0);
  const edges = wanted.filter((_, index) => !whole[index]).length * edge;
  const share = sum > edges ? Math.min(1, Math.max(0, room - card - edges) / (sum - edges)) : 1;
  const lefts = [0];
  for (const [index, step] of wanted.entries())
    lefts.push((lefts[index] ?? 0) + (whole[index] ? Math.max(LEAST, step * share) : step));
  return { lefts: lefts.slice(0, wild.length), width: (lefts[last] ?? 0) + card, whole };
}
