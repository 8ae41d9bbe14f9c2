import type { Refusal, Seat } from "@/lib/rules/game";
import { refuse } from "../refusals";
import { seatAfter } from "../seats";
import type { ActionOf, BalootState } from "../state";
import { ask } from "../turn";
import { isAkka } from "./akka";
import { whyNot } from "./legality";
import { handOver } from "./qayd";
import { hasFailed } from "./sawa";
import { currentTrick, TRICKS, winnerOf } from "./tricks";

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
