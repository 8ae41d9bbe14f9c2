import type { Refusal, Seat } from "../game";
import { type Card, plainOrder, rankOf, type Suit, strength, suitOf, suits, worth } from "./cards";
import { legalCards, situationOf, whyNot } from "./legality";
import { handOver } from "./qayd";
import { refuse } from "./refusals";
import { hasFailed } from "./sawa";
import { partnerOf, seatAfter } from "./seats";
import type { ActionOf, BalootState, Deal } from "./state";
import { currentTrick, higherOut, seatInTrick, TRICKS, winnerOf, winningPlace } from "./tricks";
import { ask } from "./turn";

/** Is this lead an akka: in hokum, the highest card still out in a plain suit, and not its ace? */
export function isAkka(deal: Deal, card: Card): boolean {
  const { contract } = deal;
  if (contract?.kind !== "hokum" || currentTrick(deal).cards.length > 0) return false;
  if (suitOf(card) === contract.trump || rankOf(card) === "A") return false;
  return higherOut(deal, card, plainOrder).length === 0;
}

/** Why a play is not open to the seat whose turn it is. */
export function whyNotPlay(state: BalootState, seat: Seat, { card, akka }: ActionOf<"play">): Refusal | null {
  const refusal = whyNot(state, seat, card);
  if (refusal) return refusal;
  return akka && !isAkka(state.deal, card) ? refuse("notAkka") : null;
}

/** The state after a card. */
export function play(state: BalootState, seat: Seat, { card, akka = false }: ActionOf<"play">): BalootState {
  const { deal, hands } = state;
  const before = currentTrick(deal);
  const trick = { ...before, cards: [...before.cards, card], akka: before.akka || akka };
  const tricks = deal.tricks.with(-1, trick);
  const hand = (hands[seat] ?? []).filter((held) => held !== card);
  const laid = { hands: hands.with(seat, hand), deal: { ...deal, tricks } };
  if (trick.cards.length < 4) return ask(state, "playing", [seatAfter(seat)], laid);
  const after = { ...state, ...laid };
  // Before a hand is over a free table is asked once more.
  const isLast = tricks.length === TRICKS || hasFailed(after, winnerOf(trick, deal.contract?.trump ?? null));
  return isLast && state.options.enforcement === "free" ? handOver(after) : ask(after, "trick");
}

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
