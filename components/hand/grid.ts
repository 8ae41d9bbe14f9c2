import { CARD_HEIGHT, type FramedLayout, type Place } from "./layout";

/** What a large hand has to fit into, and how close its cards may lie. */
export interface GridSpace {
  readonly width: number;
  readonly height: number;
  /** Free on both sides. */
  readonly margin: number;
  /** The width of a card. */
  readonly card: number;
  /** How much of a card shows beside the next one of its group. */
  readonly strip: number;
  /** How far a group begins from the left edge of the last card of the group before it. */
  readonly between: number;
  /** How much of a row shows over the next one, at least and at most. */
  readonly step: readonly [least: number, most: number];
}

/**
 * Lays a hand of many cards in rows of groups, so many slots in each: a group is put into the first row that has room for
 * it, and split only where no row could hold it. Where the rows are too many even as close as may be, they scroll.
 */
export function inGrid(space: GridSpace, groups: readonly number[]): FramedLayout {
  const { width, height, margin, card, strip, between, step } = space;
  const [least, most] = step;
  const right = width - margin;
  const perRow = 1 + Math.max(0, Math.floor((right - margin - card) / strip));
  const rows: { readonly slots: number[]; readonly xs: number[]; next: number }[] = [];
  let slot = 0;
  for (const count of groups.flatMap((size) => split(size, perRow))) {
    const needed = (count - 1) * strip + card;
    let row = rows.find(({ next }) => next + needed <= right);
    if (!row) {
      row = { slots: [], xs: [], next: margin };
      rows.push(row);
    }
    for (let index = 0; index < count; index++) {
      row.slots.push(slot++);
      row.xs.push(row.next + index * strip + card / 2);
    }
    row.next += (count - 1) * strip + between;
  }
  // Of the last row at least as much shows as of every other.
  const allowed = rows.length > 1 ? (height - least) / (rows.length - 1) : most;
  const rowStep = Math.min(most, Math.max(least, allowed));
  const places: Place[] = [];
  for (const [index, { slots, xs }] of rows.entries())
    for (const [column, at] of slots.entries())
      places[at] = { x: xs[column] ?? 0, y: index * rowStep + (card * CARD_HEIGHT) / 2, angle: 0, scale: 1 };
  return {
    card,
    places,
    rows: rows.map(({ slots }) => slots),
    width,
    height: Math.max(0, rows.length - 1) * rowStep + card * CARD_HEIGHT,
    scrolls: allowed < least,
  };
}

/** A group in parts that a row can hold. */
function split(size: number, perRow: number): readonly number[] {
  const parts = Math.ceil(size / perRow);
  return Array.from({ length: parts }, (_, part) => Math.min(perRow, size - part * perRow));
}
