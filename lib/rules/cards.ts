/** Clubs, diamonds, hearts, spades: the order that breaks ties everywhere in the house. */
export const suits = ["C", "D", "H", "S"] as const;
export type Suit = (typeof suits)[number];

export const ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export type Rank = (typeof ranks)[number];

/** A card of the French deck as its short name: `AS`, `10H`, `7D`. */
export type Card<Of extends Rank = Rank> = `${Of}${Suit}`;

/** A card someone holds, null while it lies face down to whoever holds this state. */
export type HeldCard<Of extends Rank = Rank> = Card<Of> | null;

export const suitOf = (card: Card): Suit => card[card.length - 1] as Suit;

export const rankOf = <Of extends Rank>(card: Card<Of>): Of => card.slice(0, -1) as Of;

/** Every card of these ranks, suit by suit. */
export function deckOf<Of extends Rank>(ranks: readonly Of[]): readonly Card<Of>[] {
  return suits.flatMap((suit) => ranks.map((rank): Card<Of> => `${rank}${suit}`));
}
