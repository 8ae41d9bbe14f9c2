import type { CardId } from "./layout";

/** A card one can follow with one's eyes: its id stays with it while views come and go. */
export interface KnownCard<Card> {
  readonly id: CardId;
  readonly card: Card;
}

/**
 * The ids a row of cards keeps, null for a card that was not there: cards may have left anywhere and come anywhere,
 * but never change places. Of equal cards the one called `leaving` is the one that left.
 */
export function keptIds<Card>(
  before: readonly KnownCard<Card>[],
  cards: readonly Card[],
  same: (before: Card, now: Card) => boolean,
  leaving?: CardId | null,
): readonly (CardId | null)[] {
  if (before.length > cards.length && before.some(({ id }) => id === leaving)) {
    const others = before.filter(({ id }) => id !== leaving);
    const ids = keptIds(others, cards, same);
    if (!ids.includes(null)) return ids;
  }
  // The longest run of cards both rows share, in order.
  const rows = before.length;
  const columns = cards.length;
  const lengths = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const matches = (row: number, column: number) => same((before[row] as KnownCard<Card>).card, cards[column] as Card);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const longest = matches(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as number[])[column] = longest;
    }
  }
  const ids: (CardId | null)[] = [];
  for (let row = 0, column = 0; column < columns; ) {
    if (row < rows && matches(row, column) && at(row, column) === at(row + 1, column + 1) + 1) {
      ids.push((before[row] as KnownCard<Card>).id);
      row++;
      column++;
    } else if (row < rows && at(row + 1, column) >= at(row, column + 1)) row++;
    else {
      ids.push(null);
      column++;
    }
  }
  return ids;
}
