import {
  deckOf,
  type Card as FrenchCard,
  type HeldCard as FrenchHeldCard,
  rankOf,
  type Suit,
  suitOf,
  suits,
} from "../cards";

export type { Suit };
export { rankOf, suitOf, suits };

/** The 8 ranks in the order sequences run. */
export const ranks = ["A", "K", "Q", "J", "10", "9", "8", "7"] as const;
export type Rank = (typeof ranks)[number];
export type Card = FrenchCard<Rank>;
export type HeldCard = FrenchHeldCard<Rank>;

/** The 32 cards. */
export const deck = deckOf(ranks);

/** The ranks from strongest to weakest in a plain suit, and in all suits of a sun. */
export const plainOrder = ["A", "10", "K", "Q", "J", "9", "8", "7"] as const satisfies readonly Rank[];
/** The ranks from strongest to weakest in trumps. */
export const trumpOrder = ["J", "9", "A", "10", "K", "Q", "8", "7"] as const satisfies readonly Rank[];

const plainPoints: Readonly<Record<Rank, number>> = { A: 11, "10": 10, K: 4, Q: 3, J: 2, "9": 0, "8": 0, "7": 0 };
const trumpPoints: Readonly<Record<Rank, number>> = { ...plainPoints, J: 20, "9": 14 };

const byCard = <Value>(of: (rank: Rank) => Value): Readonly<Record<Card, Value>> =>
  Object.fromEntries(deck.map((card) => [card, of(rankOf(card))])) as Record<Card, Value>;

const plainWorth = byCard((rank) => plainPoints[rank]);
const trumpWorth = byCard((rank) => trumpPoints[rank]);
const plainHeight = byCard((rank) => plainOrder.length - plainOrder.indexOf(rank));
const trumpHeight = byCard((rank) => trumpOrder.length - trumpOrder.indexOf(rank));

/** What a card counts in a trick; `trump` is null in sun. */
export const worth = (card: Card, trump: Suit | null): number =>
  suitOf(card) === trump ? trumpWorth[card] : plainWorth[card];

/** How high a card stands within its own suit, from 1 to 8. */
export const height = (card: Card, trump: Suit | null): number =>
  suitOf(card) === trump ? trumpHeight[card] : plainHeight[card];

/** How strong a card is in a trick that was led in `led`: 0 when it can win nothing. */
export function strength(card: Card, led: Suit, trump: Suit | null): number {
  const suit = suitOf(card);
  if (suit === trump) return 8 + trumpHeight[card];
  return suit === led ? plainHeight[card] : 0;
}

/** The card points of several cards. */
export const worthOf = (cards: readonly Card[], trump: Suit | null): number =>
  cards.reduce((sum, card) => sum + worth(card, trump), 0);

export const holdsSuit = (hand: readonly Card[], suit: Suit): boolean => hand.some((card) => suitOf(card) === suit);
