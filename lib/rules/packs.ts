import { type Card, type Rank, rankOf, type Suit, suitOf, suits } from "./cards";
import type { Random } from "./random";

/** What is on the front of a card: a joker has neither rank nor suit. */
type Face = Card | "JK";

/** One card among several packs: its face, and which of the cards of that face it is, as `7D.1` or `JK.0`. */
export type PackCard = `${Face}.${number}`;

/** A card of several packs that someone holds, null while it lies face down to whoever holds this state. */
export type HeldPackCard = PackCard | null;

export const faceOf = (card: PackCard): Face => card.slice(0, card.indexOf(".")) as Face;

export const isJoker = (card: PackCard): boolean => card.startsWith("JK");

/** The rank of a card, null of a joker. */
export function packRankOf(card: PackCard): Rank | null {
  const face = faceOf(card);
  return face === "JK" ? null : rankOf(face);
}

/** The suit of a card, null of a joker. */
export function packSuitOf(card: PackCard): Suit | null {
  const face = faceOf(card);
  return face === "JK" ? null : suitOf(face);
}

/** Every card of so many packs of these ranks with so many jokers in all: cards of one face are told apart by their number. */
export function packsOf(packs: number, ranks: readonly Rank[], jokers: number): readonly PackCard[] {
  const copies = [...Array(packs).keys()];
  const plain = suits.flatMap((suit) =>
    ranks.flatMap((rank) => copies.map((copy): PackCard => `${rank}${suit}.${copy}`)),
  );
  return [...plain, ...Array.from({ length: jokers }, (_, copy): PackCard => `JK.${copy}`)];
}

/** Shuffles cards and deals hands of one size from the top, which is the end; what is left is the pile. */
export function dealtFrom<Of>(
  cards: readonly Of[],
  random: Random,
  hands: number,
  size: number,
): { readonly hands: readonly (readonly Of[])[]; readonly pile: readonly Of[] } {
  const pile = random.shuffled(cards);
  if (pile.length < hands * size) throw new RangeError(`${hands} hands of ${size} from ${pile.length} cards`);
  const dealt = Array.from({ length: hands }, () => pile.splice(-size));
  return { hands: dealt, pile };
}
