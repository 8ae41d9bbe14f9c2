import type { Refusal, Seat } from "@/lib/rules/game";
import { type Card, deck, height, type Suit, strength, suitOf, suits } from "../cards";
import { refuse } from "../refusals";
import { seatAfter } from "../seats";
import type { BalootState, Sawa } from "../state";
import { answered, interrupt, resume } from "../turn";
import { handOf, legalCards, situationOf } from "./legality";
import { handOver } from "./qayd";
import { playsOf, winningPlace } from "./tricks";

/** Why the seat whose turn it is cannot claim the rest, null when it can. */
export function whyNotSawa(state: BalootState, seat: Seat): Refusal | null {
  if (state.phase !== "playing") return refuse("notNow");
  if (state.deal.sawa) return refuse("sawaStands");
  return (state.hands[seat]?.length ?? 0) >= 2 ? null : refuse("sawaTooLate");
}

const withSawa = (state: BalootState, sawa: Sawa): BalootState => ({ ...state, deal: { ...state.deal, sawa } });

/** Claims every trick that is left: the hand is laid open and both opponents are asked. */
export const claim = (state: BalootState, seat: Seat): BalootState =>
  interrupt(withSawa(state, { seat, answer: "asked" }), "sawa", [seatAfter(seat), seatAfter(seat, 3)]);

/** The claim is refused, by this seat or by time: play goes on with the hand exposed. */
export function refuseSawa(state: BalootState, by?: Seat): BalootState {
  const { sawa } = state.deal;
  if (!sawa) return resume(state);
  return resume(withSawa(state, { ...sawa, answer: "refused", ...(by !== undefined && { refusedBy: by }) }));
}

/** The state after an opponent's answer: one refusal refuses, two acceptances end the hand. */
export function answerSawa(state: BalootState, seat: Seat, accept: boolean): BalootState {
  const { sawa } = state.deal;
  if (!sawa) return state;
  if (!accept) return refuseSawa(state, seat);
  const next = answered(state, seat);
  if (next.asked.length > 0) return next;
  return handOver({ ...withSawa(next, { ...sawa, answer: "accepted" }), held: null });
}

/** Is this seat's hand open to everybody? */
export const isExposed = ({ deal }: BalootState, seat: Seat): boolean => deal.sawa?.seat === seat;

/**
 * Would the leader of these cards win every trick, wherever the others lie? Each of the `groups` may be in one hand whole, and
 * no two of them are in the same.
 */
function winsAll(
  hand: readonly Card[],
  groups: readonly (readonly Card[])[],
  trump: Suit | null,
  closed: boolean,
): boolean {
  return suits.every((suit) => {
    const own = fromTheTop(hand, trump).filter((card) => suitOf(card) === suit);
    return groups.every((group) => {
      const others = group.filter((card) => suitOf(card) === suit);
      const top = Math.max(0, ...others.map((card) => height(card, trump)));
      // Whoever holds all the others throws the lowest first; the highest of them falls last.
      const isGood = own.every((card, led) => height(card, trump) > top || led >= others.length);
      if (suit !== trump || own.length === hand.length) return isGood;
      // A trump that is still out could cut any plain card; a closed hand cannot draw it first.
      return isGood && others.length <= (closed ? 0 : own.length);
    });
  });
}

/** Trumps first, then suit by suit, each from the top. */
export const fromTheTop = (hand: readonly Card[], trump: Suit | null): Card[] =>
  [...hand].sort(
    (a, b) =>
      Number(suitOf(b) === trump) - Number(suitOf(a) === trump) ||
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) ||
      height(b, trump) - height(a, trump),
  );

/**
 * The cards with which the seat whose turn it is wins every trick against all that it cannot see; or that `by` cannot, who
 * knows more where both hands lie open to them: their own cards are in no other hand.
 */
export function sureCards(view: BalootState, seat: Seat, by = seat): Card[] {
  const hand = handOf(view, seat);
  const { trick, trump, closed } = situationOf(view, seat, hand);
  const theirs = by === seat ? [] : handOf(view, by);
  const seen = new Set([...hand, ...theirs, ...playsOf(view.deal).map((play) => play.card)]);
  const unseen = deck.filter((card) => !seen.has(card));
  const groups = [theirs, unseen];
  const legal = fromTheTop(legalCards(view, seat), trump);
  const [lead] = trick.cards;
  if (!lead) return winsAll(hand, groups, trump, closed) ? legal : [];
  const led = suitOf(lead);
  const best = strength(trick.cards[winningPlace(trick, trump)] as Card, led, trump);
  const behind = [1, 2, 3].slice(0, 3 - trick.cards.length).map((steps) => seatAfter(seat, steps));
  const answers = [...(behind.includes(by) ? theirs : []), ...(behind.some((other) => other !== by) ? unseen : [])];
  return legal.filter((card) => {
    const might = strength(card, led, trump);
    if (might <= best || answers.some((other) => strength(other, led, trump) > might)) return false;
    const rest = hand.filter((other) => other !== card);
    return winsAll(rest, groups, trump, closed);
  });
}

/** Does what that seat can see, or `by` to whom it is laid open, prove that the seat whose turn it is wins all that is left? */
export const provesRest = (view: BalootState, seat: Seat, by = seat): boolean => sureCards(view, seat, by).length > 0;

/** Would a claim by this seat be sure, going by what it can see? */
export const canProveSawa = (view: BalootState, seat: Seat): boolean =>
  view.asked.includes(seat) && !whyNotSawa(view, seat) && provesRest(view, seat);

/** Has a refused claim just failed: is the trick on the table won by anybody but its claimant? */
export function hasFailed({ deal }: BalootState, winner: Seat): boolean {
  return deal.sawa?.answer === "refused" && winner !== deal.sawa.seat;
}
