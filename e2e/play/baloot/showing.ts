import {
  type BalootAction,
  type BalootState,
  baloot,
  declarable,
  legalCards,
  nextRaise,
  openBids,
  sideOf,
  suitOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { type BalootTurn, balootPlan, balootPlanWhere } from "./plan";

const options = { ...baloot.defaults, speed: "none" } as const;

/** The first seat buys a hokum in the second round, which is doubled; the second hand goes up to gahwa. */
function shown(state: BalootState, seat: Seat): BalootAction | null {
  const { phase, deals, deal } = state;
  const to = nextRaise(state);
  if (deals.length > 0) return phase === "doubling" && to && deal.contract?.trump ? { action: "raise", to } : null;
  if (phase === "doubling") return to === "double" ? { action: "raise", to } : null;
  if (phase !== "bidding") return null;
  const longest = openBids(state, seat)
    .filter((bid) => bid.bid === "hokum")
    .map((bid) => ({ bid, held: (state.hands[seat] ?? []).filter((card) => card && suitOf(card) === bid.suit).length }))
    .sort((one, other) => other.held - one.held)[0];
  return seat === 0 && deal.round === 2 && longest ? longest.bid : { action: "bid", bid: "pass" };
}

/** Does the first seat stand in the middle of a trick, with a card that may not be played? */
export const isAmidTrick = ({ seat, action, before }: BalootTurn): boolean =>
  seat === 0 &&
  action.action === "play" &&
  before.deals.length === 0 &&
  before.deal.tricks.length > 1 &&
  (before.deal.tricks.at(-1)?.cards.length ?? 0) === 3 &&
  (before.hands[0] ?? []).length >= 5 &&
  legalCards(before, 0).length < (before.hands[0] ?? []).length;

/**
 * Two hands that bring the first seat to nearly everything a table asks: bids of both rounds, a double to answer, a
 * project to declare, a trick to follow, an opponent's sawa; the second is won by gahwa.
 */
export const showing = balootPlanWhere(
  46,
  (seed) => balootPlan(seed, options, shown, ({ deals, thrown }) => deals.length > 2 || thrown.length > 0),
  ({ turns, last: { deals, winner } }) => {
    const [first, second] = deals;
    if (winner === null || !first || !second || deals.length > 2) return false;
    const has = (wanted: (turn: BalootTurn) => boolean) => turns.some(wanted);
    return (
      first.counted !== null &&
      new Set(first.projects.flatMap((own, seat) => own.map(() => sideOf(seat)))).size === 2 &&
      has(({ before }) => before.deals.length === 0 && declarable(before, 0).length > 0) &&
      has(isAmidTrick) &&
      has(({ before }) => before.deals.length === 0 && before.phase === "sawa" && before.asked.includes(0)) &&
      second.sawa?.answer === "accepted"
    );
  },
);
