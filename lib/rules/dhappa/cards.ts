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
export function naturalFace(card: PackCard): Card | null {
  const face = faceOf(card);
  return face === "JK" || isTwo(card) ? null : face;
}

/** Where a natural card has its place in a run, from 0 for an ace; −1 of a wild. */
export function placeOf(card: PackCard): number {
  const rank = packRankOf(card);
  return rank ? placeOfRank(rank) : -1;
}

export const placeOfRank = (rank: Rank): number => (rank === "2" ? -1 : order.indexOf(rank));

/** The suit of a natural card, null of a wild. */
export const naturalSuit = (card: PackCard): Suit | null => (isWild(card) ? null : packSuitOf(card));

/** The natural card that is discarded first where two fit as little: the highest rank, then clubs, diamonds, hearts, spades. */
export function byRankAndSuit(one: PackCard, other: PackCard): number {
  const [suit, second] = [naturalSuit(one), naturalSuit(other)];
  return placeOf(one) - placeOf(other) || (suit ? suits.indexOf(suit) : 0) - (second ? suits.indexOf(second) : 0);
}
