import { type Card, type Rank, ranks, type Suit, suits } from "../cards";
import { faceOf, isJoker, type PackCard, packRankOf, packSuitOf, packsOf } from "../packs";
import type { DhappaOptions } from "./state";

/** Runs go from the ace down to the 3: there is no 2 in them, and nothing stands for one. */
export const order: readonly Exclude<Rank, "2">[] = ranks.filter((rank) => rank !== "2");

/** Three packs and six jokers. */
export const deck = packsOf(3, ranks, 6);

export const handSize = ({ seats }: Pick<DhappaOptions, "seats">): number => (seats === 4 ? 27 : 21);

export const isTwo = (card: PackCard): boolean => packRankOf(card) === "2";

/** A joker or a 2, which is never anything else. */
export const isWild = (card: PackCard): boolean => isJoker(card) || isTwo(card);

/** The face of a natural card, null of a wild. */
export const naturalFace = (card: PackCard): Card | null => known.get(card)?.face ?? null;

/** Where a natural card has its place in a run, from 0 for an ace; −1 of a wild. */
export const placeOf = (card: PackCard): number => known.get(card)?.place ?? -1;

export const placeOfRank = (rank: Rank): number => (rank === "2" ? -1 : order.indexOf(rank));

/** The suit of a natural card, null of a wild. */
export const naturalSuit = (card: PackCard): Suit | null => known.get(card)?.suit ?? null;

/** Every natural card, looked up rather than read: a search asks for tens of thousands. */
const known: ReadonlyMap<PackCard, { readonly face: Card; readonly suit: Suit; readonly place: number }> = new Map(
  deck.flatMap((card) => {
    const [face, rank, suit] = [faceOf(card), packRankOf(card), packSuitOf(card)];
    if (face === "JK" || rank === null || suit === null || isTwo(card)) return [];
    return [[card, { face, suit, place: placeOfRank(rank) }]];
  }),
);

/** The natural card that is discarded first where two fit as little: the highest rank, then clubs, diamonds, hearts, spades. */
export function byRankAndSuit(one: PackCard, other: PackCard): number {
  const [suit, second] = [naturalSuit(one), naturalSuit(other)];
  return placeOf(one) - placeOf(other) || (suit ? suits.indexOf(suit) : 0) - (second ? suits.indexOf(second) : 0);
}
