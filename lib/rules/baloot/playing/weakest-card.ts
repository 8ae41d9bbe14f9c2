import type { Seat } from "@/lib/rules/game";
import { type Card, rankOf, type Suit, strength, suitOf, suits, worth } from "../cards";
import { partnerOf } from "../seats";
import type { BalootState } from "../state";
import { legalCards, situationOf } from "./legality";
import { seatInTrick, winningPlace } from "./tricks";

const isPrecious = (card: Card, trump: Suit | null): boolean =>
  suitOf(card) === trump || rankOf(card) === "A" || rankOf(card) === "10";

/** Compares cards by how little it costs to part with them. */
export const byCost =
  (trump: Suit | null) =>
  (one: Card, other: Card): number =>
    worth(one, trump) - worth(other, trump) ||
    Number(suitOf(one) === trump) - Number(suitOf(other) === trump) ||
    strength(one, suitOf(one), trump) - strength(other, suitOf(other), trump) ||
    suits.indexOf(suitOf(one)) - suits.indexOf(suitOf(other));

/** The card played for one whose time has run out. */
export function weakestCard(state: BalootState, seat: Seat): Card {
  const situation = situationOf(state, seat);
  const { trick, trump } = situation;
  const legal = legalCards(state, seat).sort(byCost(trump));
  const [weakest] = legal;
  if (!weakest) throw new RangeError("no card to play");
  if (trick.cards.length < 3) return weakest;
  const place = winningPlace(trick, trump);
  if (seatInTrick(trick, place) === partnerOf(seat)) return weakest;
  const led = suitOf(trick.cards[0] as Card);
  const best = strength(trick.cards[place] as Card, led, trump);
  const winning = legal.find((card) => strength(card, led, trump) > best);
  if (!winning) return weakest;
  const isSaved = isPrecious(winning, trump) && legal.some((card) => !isPrecious(card, trump));
  return isSaved ? weakest : winning;
}
