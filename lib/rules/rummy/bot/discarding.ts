import type { Seat } from "../../game";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "../../packs";
import { cardPoints, endsFor, rankAt } from "../melds";
import type { RummyState } from "../state";

/** The places 1 to 14 of a card. */
const placesOf = (card: PackCard): number[] => {
  const rank = packRankOf(card);
  return [...Array(14).keys()].map((index) => index + 1).filter((place) => rankAt(place) === rank);
};

const near = (one: PackCard, other: PackCard): number =>
  Math.min(...placesOf(one).flatMap((a) => placesOf(other).map((b) => Math.abs(a - b))));

/** How many of a face have been seen to go. */
function goneOf(view: RummyState, rank: string | null, suit: string | null): number {
  const seen = [...view.discards.slice(0, -1), ...view.melds.flatMap(({ cards }) => cards)];
  return seen.filter((card) => packRankOf(card) === rank && packSuitOf(card) === suit).length;
}

/** What a card does for the others of a hand: neighbours of its suit, and cards of its rank in other suits. */
export function fitting(card: PackCard, hand: readonly PackCard[]): number {
  if (isJoker(card)) return 100;
  let fit = 0;
  const seen = new Set<string>();
  for (const other of hand) {
    const face = other.slice(0, other.indexOf("."));
    if (other === card || isJoker(other) || seen.has(face)) continue;
    seen.add(face);
    const isTwin = packRankOf(other) === packRankOf(card);
    if (packSuitOf(other) === packSuitOf(card)) {
      if (!isTwin) fit += [0, 3, 2][near(card, other)] ?? 0;
    } else if (isTwin) fit += 2;
  }
  return fit;
}

/** What of `fitting` is still to come: a gap whose cards have all gone is worth nothing. */
export function living(card: PackCard, hand: readonly PackCard[], view: RummyState): number {
  if (isJoker(card)) return 100;
  let fit = 0;
  const suit = packSuitOf(card);
  const held = (rank: string, of: string | null) =>
    hand.some((other) => packRankOf(other) === rank && packSuitOf(other) === of);
  const open = (rank: string, of: string | null) => (held(rank, of) ? 3 : 2 - goneOf(view, rank, of)) / 3;
  for (const place of placesOf(card))
    for (const low of [place - 2, place - 1, place]) {
      if (low < 1 || low + 2 > 14) continue;
      const others = [low, low + 1, low + 2].filter((at) => at !== place).map(rankAt);
      fit += 3 * others.reduce((all, rank) => all * open(rank, suit), 1);
    }
  const mates = ["C", "D", "H", "S"].filter((other) => other !== suit);
  const rank = packRankOf(card) ?? "";
  const chances = mates.map((mate) => open(rank, mate)).sort((a, b) => b - a);
  return fit + 3 * (chances[0] ?? 0) * (chances[1] ?? 0);
}

/** Could somebody who has declared lay this card at once? */
export const helps = (view: RummyState, seat: Seat, card: PackCard): boolean =>
  view.declared.some((turn, other) => other !== seat && turn !== null) &&
  view.melds.some((meld) => endsFor(meld, card).length > 0);

export const costs = cardPoints;
