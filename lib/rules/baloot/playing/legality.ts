import type { Refusal, Seat } from "@/lib/rules/game";
import { isClosed } from "../bidding/doubling";
import { type Card, type HeldCard, holdsSuit, rankOf, type Suit, strength, suitOf } from "../cards";
import { type Rules, rulesOf } from "../options";
import { type RefusalCode, refuse } from "../refusals";
import { partnerOf } from "../seats";
import type { BalootState, Trick } from "../state";
import { currentTrick, seatInTrick, winningPlace } from "./tricks";

/** What a card of a hand is judged by. */
export interface Situation {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly trump: Suit | null;
  readonly closed: boolean;
  readonly rules: Pick<Rules, "thirdHand" | "cannotOvercut">;
}

const isOtherThan = (suit: Suit) => (card: Card) => suitOf(card) !== suit;

/** A trump that has to beat one on the table, if the hand can. */
function whyNotBeating({ hand, trump }: Situation, card: Card, best: Card, code: RefusalCode): RefusalCode | null {
  if (trump === null) return null;
  const beats = (other: Card) => strength(other, trump, trump) > strength(best, trump, trump);
  return !beats(card) && hand.some(beats) ? code : null;
}

/** How a card breaks the rules of play, whatever the table enforces; null when it does not. */
export function whyIllegal(situation: Situation, card: Card): RefusalCode | null {
  const { seat, hand, trick, trump, closed, rules } = situation;
  const [lead] = trick.cards;
  const suit = suitOf(card);
  if (!lead) return closed && trump !== null && suit === trump && hand.some(isOtherThan(trump)) ? "closedLead" : null;

  const led = suitOf(lead);
  const place = winningPlace(trick, trump);
  const best = trick.cards[place] as Card;
  const isPartnerWinning = seatInTrick(trick, place) === partnerOf(seat);

  if (holdsSuit(hand, led)) {
    if (suit !== led) return "mustFollow";
    return led === trump && !isPartnerWinning ? whyNotBeating(situation, card, best, "mustBeat") : null;
  }
  if (trump === null || !holdsSuit(hand, trump)) return null;
  if (isPartnerWinning) {
    const isFourth = trick.cards.length === 3;
    const isExcused = rules.thirdHand === "free" || rankOf(lead) === "A" || trick.akka;
    return isFourth || isExcused || suit === trump ? null : "mustTrump";
  }
  if (suitOf(best) !== trump) return suit === trump ? null : "mustTrump";
  const uncut = whyNotBeating(situation, card, best, "mustOvercut");
  if (uncut || rules.cannotOvercut === "anyCard") return uncut;
  return suit === trump ? null : "mustTrump";
}

const isKnown = (card: HeldCard): card is Card => card !== null;

/** The cards of a seat that this state shows. */
export const handOf = (state: BalootState, seat: Seat): Card[] => (state.hands[seat] ?? []).filter(isKnown);

/** What the next card of a seat is judged by. */
export function situationOf(state: BalootState, seat: Seat, hand: readonly Card[] = handOf(state, seat)): Situation {
  const { deal, options } = state;
  const trump = deal.contract?.trump ?? null;
  return { seat, hand, trick: currentTrick(deal), trump, closed: isClosed(deal), rules: rulesOf(options) };
}

/** The cards of a seat whose turn it is that break no rule; never empty. */
export function legalCards(state: BalootState, seat: Seat): Card[] {
  const situation = situationOf(state, seat);
  return situation.hand.filter((card) => whyIllegal(situation, card) === null);
}

const isOnTurn = (state: BalootState, seat: Seat): boolean => state.phase === "playing" && state.asked.includes(seat);

/** Why a card may not be played now, null when it may; at a free table any card of the hand may. */
export function whyNot(state: BalootState, seat: Seat, card: Card): Refusal | null {
  if (!isOnTurn(state, seat)) return refuse("notYourTurn");
  const hand = handOf(state, seat);
  if (!hand.includes(card)) return refuse("noSuchCard");
  if (state.options.enforcement === "free") return null;
  const code = whyIllegal(situationOf(state, seat, hand), card);
  return code && refuse(code);
}

/** The cards that may be played now. */
export const playable = (state: BalootState, seat: Seat): Card[] =>
  state.options.enforcement === "free" || !isOnTurn(state, seat)
    ? handOf(state, seat).filter((card) => whyNot(state, seat, card) === null)
    : legalCards(state, seat);
