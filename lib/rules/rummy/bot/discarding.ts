import { ranks } from "../../cards";
import type { Seat } from "../../game";
import { isJoker, type PackCard, packRankOf, packSuitOf, packsOf } from "../../packs";
import type { Random } from "../../random";
import { cardPoints, ENOUGH, endsFor, isPure, meldPoints, rankAt } from "../melds";
import type { RummyState } from "../state";
import { laidNow } from "../turn";
import { packed } from "./packing";
import { turnPlan } from "./turn-plan";

/** The places 1 to 14 of a card. */
const placesOf = (card: PackCard): number[] => {
  const rank = packRankOf(card);
  return [...Array(14).keys()].map((index) => index + 1).filter((place) => rankAt(place) === rank);
};

const near = (one: PackCard, other: PackCard): number =>
  Math.min(...placesOf(one).flatMap((a) => placesOf(other).map((b) => Math.abs(a - b))));

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

/** Could somebody who has declared lay this card at once? */
const helps = (view: RummyState, seat: Seat, card: PackCard): boolean =>
  view.declared.some((turn, other) => other !== seat && turn !== null) &&
  view.melds.some((meld) => endsFor(meld, card).length > 0);

/** So many cards are thought of as the next one to come, and so many of the hand as the one to go. */
const DRAWS = 10;
const CHOICES = 4;

const pointsOf = (hand: readonly PackCard[]) => hand.reduce((sum, card) => sum + cardPoints(card), 0);

/** How far a hand has come that has still to declare. */
function towardsDeclaring(hand: readonly PackCard[]): number {
  const melds = packed(hand, { first: true, must: null, worth: (card) => 1 + cardPoints(card) });
  if (melds) return 160 - (pointsOf(hand) - pointsOf(melds.flatMap(({ cards }) => cards))) / 2;
  const some =
    packed(hand, { first: false, must: null, worth: (card) => (isJoker(card) ? 1 : 2 + cardPoints(card)) }) ?? [];
  const points = some.reduce((sum, meld) => sum + meldPoints(meld), 0);
  const loose = hand.filter((card) => !some.some(({ cards }) => cards.includes(card)));
  const fits = loose.reduce((sum, card) => sum + Math.min(9, fitting(card, loose)), 0);
  return Math.min(ENOUGH, points) + (some.some(isPure) ? 20 : 0) + fits;
}

/** How a hand stands that has declared: what it still costs once all is laid that can be. */
function towardsClosing(view: RummyState, seat: Seat, hand: readonly PackCard[]): number {
  const { melds } = laidNow(view);
  const left = turnPlan({ melds, hand, declared: true }, null, seat)?.hand ?? hand;
  const fits = left.reduce((sum, card) => sum + Math.min(9, fitting(card, left)), 0);
  return -8 * left.length - pointsOf(left) + fits;
}

/** Cards this player has not seen. */
function unseenBy(view: RummyState, hand: readonly PackCard[]): PackCard[] {
  const seen = new Set([...hand, ...view.discards, ...view.melds.flatMap(({ cards }) => cards)]);
  return packsOf(2, ranks, 4).filter((card) => !seen.has(card));
}

/** Of some cards the one whose going leaves the best hand, over some of the cards that may come next. */
export function bestToGo(
  view: RummyState,
  seat: Seat,
  hand: readonly PackCard[],
  from: readonly PackCard[],
  random: Random,
): PackCard | undefined {
  const { declared } = laidNow(view);
  const draws = random.shuffled(unseenBy(view, hand)).slice(0, DRAWS);
  const worth = (card: PackCard): number => {
    const left = hand.filter((held) => held !== card);
    const after = (next: PackCard) =>
      declared ? towardsClosing(view, seat, [...left, next]) : towardsDeclaring([...left, next]);
    const mean = draws.reduce((sum, next) => sum + after(next), 0) / Math.max(1, draws.length);
    return mean - (helps(view, seat, card) ? 4 : 0);
  };
  const weighed = from.slice(0, CHOICES).map((card) => ({ card, worth: worth(card) }));
  return weighed.sort((one, other) => other.worth - one.worth)[0]?.card;
}

export const costs = cardPoints;
