import type { BotLevel, Seat } from "../../game";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "../../packs";
import { cardPoints, endsFor, rankAt } from "../melds";
import type { RummyState } from "../state";
import { laidNow } from "../turn";

/** The places 1 to 14 of a card. */
const placesOf = (card: PackCard): number[] => {
  const rank = packRankOf(card);
  return [...Array(14).keys()].map((index) => index + 1).filter((place) => rankAt(place) === rank);
};

const near = (one: PackCard, other: PackCard): number =>
  Math.min(...placesOf(one).flatMap((a) => placesOf(other).map((b) => Math.abs(a - b))));

/** What a card does for the others of a hand: neighbours of its suit, and cards of its rank in other suits. */
function fitting(card: PackCard, hand: readonly PackCard[]): number {
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

/** Against a card that somebody who has declared would only be glad of. */
const HELPING = 2;

/** How gladly a card is kept: for what it may become, and against what it would cost. */
export function keeping(
  view: RummyState,
  seat: Seat,
  hand: readonly PackCard[],
  card: PackCard,
  level: BotLevel,
): number {
  const fit = fitting(card, hand);
  if (!laidNow(view).declared)
    return 4 * fit + cardPoints(card) / 5 + (level === "strong" && helps(view, seat, card) ? 4 * HELPING : 0);
  if (level !== "strong") return 4 * fit - cardPoints(card);
  return 2 * fit - cardPoints(card) + (helps(view, seat, card) ? 4 * HELPING : 0);
}
