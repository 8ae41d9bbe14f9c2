import type { Box } from "../layout/over-carpet";

/** What stands in the panel beside the cards, in px before words grow; where it is low there is less of everything. */
interface Fit {
  readonly padding: string;
  readonly heading: string;
  readonly words: string;
  /** The padding across, and down with the heading and the gap under it. */
  readonly across: number;
  readonly down: number;
  /** The words under the cards of a project, with the gap over them, and how wide they are. */
  readonly under: number;
  readonly wide: number;
}

export const fits = {
  low: {
    padding: "gap-1.5 px-3 py-1.5",
    heading: "text-lg/6",
    words: "text-sm/4",
    across: 26,
    down: 12 + 24 + 6,
    under: 34,
    wide: 64,
  },
  high: {
    padding: "gap-2 px-4 py-2.5",
    heading: "text-2xl",
    words: "text-base/5",
    across: 34,
    down: 20 + 34 + 8,
    under: 44,
    wide: 112,
  },
} as const satisfies Record<string, Fit>;

/** So high is room that is low, before words grow. */
export const LOW = 260;

/** Between projects, across and down. */
const [ACROSS, DOWN] = [16, 8];

/** What a side has lost, in a line for each seat that did where room is narrow; before the first a rule. */
const [LOST, RULE, NARROW] = [40, 6, 480];

/** How much of its width a card shows beside the next. */
export const STRIP = 0.5;

/** How narrow a card may become, in px. */
const LEAST = 18;

/** Narrower cards can hardly be read: then each player has a line, their name before their projects. */
export const LEGIBLE = 28;

/** What stands in such a panel beside the cards: around them, under each, between lines, and the name. */
export const TIGHT = { across: 26, down: 38, lost: 42, under: 18, gap: 4, name: 56, beside: 10, wide: 60 } as const;

/** The widest card that has room. */
function widest(most: number, hasRoom: (card: number) => boolean): number {
  for (let card = most; card > LEAST; card--) if (hasRoom(card)) return card;
  return LEAST;
}

export const spread = (card: number, held: number) => card * (1 + STRIP * (held - 1));

/** How wide the cards of these projects may be, so many in each, for all of them to have room over their words. */
export function widthIn(
  { width, height }: Box,
  most: number,
  fit: Fit,
  scale: number,
  projects: readonly number[],
  lost: number,
) {
  const lines = width < NARROW * scale ? lost : Math.min(lost, 1);
  const words = (fit.down + lines * LOST + (lines > 0 ? RULE : 0)) * scale;
  return widest(most, (card) => {
    let [rows, x] = [1, 0];
    for (const held of projects) {
      const wide = Math.max(spread(card, held), fit.wide * scale);
      if (x > 0 && x + wide > width - fit.across) [rows, x] = [rows + 1, 0];
      x += wide + ACROSS;
    }
    return words + rows * (1.4 * card + fit.under * scale) + (rows - 1) * DOWN <= height;
  });
}

/** The same where each player has a line, with so many cards in each of their projects. */
export function widthInLines(
  { width, height }: Box,
  most: number,
  scale: number,
  lines: readonly (readonly number[])[],
  isLost: boolean,
) {
  const words = (TIGHT.down + (isLost ? TIGHT.lost : 0)) * scale + (lines.length - 1) * TIGHT.gap;
  return widest(most, (card) => {
    const across = lines.map((line) =>
      line.reduce(
        (sum, held) => sum + TIGHT.beside + Math.max(spread(card, held), TIGHT.wide * scale),
        TIGHT.name * scale,
      ),
    );
    const down = words + lines.length * (1.4 * card + TIGHT.under * scale);
    return Math.max(...across) <= width - TIGHT.across && down <= height;
  });
}
