import type { Point } from "./round-seats";

/** What a hand has to fit into. */
export interface HandSpace {
  readonly width: number;
  /** The width of a card. */
  readonly card: number;
  readonly cards: number;
  /** A phone lays a hand of more than six in two rows. */
  readonly twoRows: boolean;
}

/** Where each card of a hand lies, in px from the upper left corner of the first. */
export interface HandLayout {
  readonly places: readonly Point[];
  readonly perRow: number;
  /** The whole hand, which scrolls sideways where it is wider than its space. */
  readonly width: number;
  readonly height: number;
  readonly scrolls: boolean;
}

/** What of a card must stay free of the next one to be hit by a finger. */
export const LEAST_STEP = 44;
const MOST_IN_ONE_ROW = 6;
const MARGIN = 12;
/** How much lower the second row lies, as a share of a card's width. */
const ROW_STEP = 68 / 78;
const CARD_HEIGHT = 7 / 5;
/** A pointer needs no gap, only a seam. */
const SEAM = 4;

/** Lays out a hand: as spread as its space allows, and never closer than a finger needs. */
export function handLayout({ width, card, cards, twoRows }: HandSpace): HandLayout {
  const rows = twoRows && cards > MOST_IN_ONE_ROW ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const room = width - 2 * MARGIN - card;
  const widest = twoRows ? room / (MOST_IN_ONE_ROW - 1) : card - SEAM;
  const step = Math.max(LEAST_STEP, Math.min(widest, perRow > 1 ? room / (perRow - 1) : widest));
  const rowStep = card * ROW_STEP;
  const needed = (perRow - 1) * step + card + 2 * MARGIN;
  const scrolls = needed > width + 0.5;
  const start = (Math.max(needed, width) - (perRow - 1) * step - card) / 2;
  // What a row lacks is shared by its two ends.
  const missing = (row: number) => Math.max(0, (row + 1) * perRow - cards);
  return {
    places: Array.from({ length: cards }, (_, index) => {
      const row = Math.floor(index / perRow);
      return { x: start + ((index % perRow) + missing(row) / 2) * step, y: row * rowStep };
    }),
    perRow,
    width: Math.max(needed, width),
    height: (rows - 1) * rowStep + card * CARD_HEIGHT,
    scrolls,
  };
}
