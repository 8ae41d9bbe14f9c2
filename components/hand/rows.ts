import { CARD_HEIGHT, type FramedLayout } from "./layout";

/** What a hand has to fit into. */
interface RowSpace {
  readonly width: number;
  /** The width of a card. */
  readonly card: number;
  /** A phone lays a hand of more than six in two rows. */
  readonly twoRows: boolean;
}

/** What of a card must stay free of the next one to be hit by a finger. */
export const LEAST_STEP = 44;
const MOST_IN_ONE_ROW = 6;
const MARGIN = 12;
/** How much lower the second row lies, as a share of a card's width. */
const ROW_STEP = 68 / 78;
/** A pointer needs no gap, only a seam. */
const SEAM = 4;

/** Lays a hand in one or two rows: as spread as its space allows, and never closer than a finger needs. */
export function inRows({ width, card, twoRows }: RowSpace, slots: number): FramedLayout {
  const count = twoRows && slots > MOST_IN_ONE_ROW ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(slots / count));
  const room = width - 2 * MARGIN - card;
  const widest = twoRows ? room / (MOST_IN_ONE_ROW - 1) : card - SEAM;
  const step = Math.max(LEAST_STEP, Math.min(widest, perRow > 1 ? room / (perRow - 1) : widest));
  const rowStep = card * ROW_STEP;
  const needed = (perRow - 1) * step + card + 2 * MARGIN;
  const scrolls = needed > width + 0.5;
  const first = (Math.max(needed, width) - (perRow - 1) * step) / 2;
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: Math.min(perRow, slots - row * perRow) }, (_, column) => row * perRow + column),
  );
  return {
    card,
    places: rows.flatMap((row, index) =>
      row.map((_, column) => ({
        // What a row lacks is shared by its two ends.
        x: first + (column + (perRow - row.length) / 2) * step,
        y: index * rowStep + (card * CARD_HEIGHT) / 2,
        angle: 0,
        scale: 1,
      })),
    ),
    rows,
    width: Math.max(needed, width),
    height: (count - 1) * rowStep + card * CARD_HEIGHT,
    scrolls,
  };
}
