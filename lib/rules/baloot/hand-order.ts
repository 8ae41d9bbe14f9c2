import { type Card, height, rankOf, ranks, type Suit, suitOf, suits } from "./cards";
import type { Contract } from "./state";

const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** The suits of a hand from left to right: trumps first, then red and black by turns as far as they go. */
function suitOrder(hand: readonly Card[], trump: Suit | null): readonly Suit[] {
  const held = suits.filter((suit) => hand.some((card) => suitOf(card) === suit));
  const black = held.filter((suit) => !isRed(suit) && suit !== trump).reverse();
  const red = held.filter((suit) => isRed(suit) && suit !== trump).reverse();
  const order: Suit[] = trump !== null && held.includes(trump) ? [trump] : [];
  let wantsRed = order[0] === undefined ? red.length > black.length : !isRed(order[0]);
  while (red.length + black.length > 0) {
    const next = (wantsRed ? red : black).shift() ?? (wantsRed ? black : red).shift();
    if (!next) break;
    order.push(next);
    wantsRed = !isRed(next);
  }
  return order;
}

/**
 * A hand as it is held, left to right: suit by suit, trumps first. Trumps always run J 9 A 10 K Q 8 7; the other suits
 * run A K Q J 10 9 8 7, or as they win tricks.
 */
export function handOrder(
  hand: readonly Card[],
  contract: Pick<Contract, "trump"> | null,
  plain: "sequence" | "trick" = "sequence",
): Card[] {
  const trump = contract?.trump ?? null;
  const order = suitOrder(hand, trump);
  const place = (card: Card): number =>
    suitOf(card) === trump || plain === "trick" ? -height(card, trump) : ranks.indexOf(rankOf(card));
  return [...hand].sort((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || place(a) - place(b));
}
