import type { Seat } from "@/lib/rules/game";
import { type HeldPackCard, isJoker, type PackCard, packRankOf } from "@/lib/rules/packs";
import type { Pair, PairsState } from "./state";

export const teamOf = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** The cards a seat still holds in the turn that is being played. */
export function handOf({ hands, draft, current }: PairsState, seat: Seat): readonly PackCard[] {
  const laid = new Set(seat === current ? draft?.flat() : []);
  return (hands[seat] ?? []).filter((card) => card !== null).filter((card) => !laid.has(card));
}

/** Whether two cards make a pair: of one rank, or one of them a joker. */
export function isPair([one, other]: Pair): boolean {
  if (one === other || (isJoker(one) && isJoker(other))) return false;
  return isJoker(one) || isJoker(other) || packRankOf(one) === packRankOf(other);
}

/** The state with one more card in the hand of whoever is on turn, which the table has yet to turn up for them. */
export function picked(state: PairsState): PairsState {
  const { hands, current } = state;
  return { ...state, hasPicked: true, isOwed: true, hands: hands.with(current, [...(hands[current] ?? []), null]) };
}

/** The state with that card as it is seen here, from the top of the pile. */
export function given(state: PairsState, card: HeldPackCard): PairsState {
  const { hands, current, pile } = state;
  const hand = [...(hands[current] ?? []).slice(0, -1), card];
  return { ...state, isOwed: false, pile: pile.slice(0, -1), hands: hands.with(current, hand) };
}

/** The state with the last pair that was laid back in the hand. */
export function undone(state: PairsState): PairsState {
  const left = state.draft?.slice(0, -1) ?? [];
  return { ...state, draft: left.length > 0 ? left : null };
}

/** Ends the turn: what was laid is on the team's board, and a card on the discards. */
export function discarded(state: PairsState, card: PackCard): PairsState {
  const { current, hands, draft, boards, turn, options, pile, discards } = state;
  const laid = draft ?? [];
  const own = [...boards[teamOf(current)], ...laid];
  const after = teamOf(current) === 0 ? ([own, boards[1]] as const) : ([boards[0], own] as const);
  return {
    ...state,
    hands: hands.with(current, without(hands[current] ?? [], [...laid.flat(), card])),
    boards: after,
    discards: [...discards, card],
    last: { seat: current, laid, card },
    ...{ draft: null, hasPicked: false, turn: turn + 1, current: (current + 1) % options.seats },
    winners: winnersOf(after, own.length >= options.pairs, pile.length === 0),
  };
}

/** A hand without these cards; where it lies face down, without as many. */
function without(hand: readonly HeldPackCard[], spent: readonly PackCard[]): readonly HeldPackCard[] {
  const left = hand.filter((held) => held !== null && !spent.includes(held));
  return hand.includes(null) ? hand.slice(spent.length) : left;
}

function winnersOf([one, other]: PairsState["boards"], hasEnough: boolean, isEmpty: boolean): readonly number[] | null {
  if (!hasEnough && !isEmpty) return null;
  if (one.length === other.length) return [0, 1];
  return [one.length > other.length ? 0 : 1];
}
