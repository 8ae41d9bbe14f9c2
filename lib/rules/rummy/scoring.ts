import type { Outcome, Seat } from "../game";
import { isJoker } from "../packs";
import { cardPoints, isPure } from "./melds";
import type { DealResult, RummyState, SeatResult } from "./state";

const UNDECLARED = 100;
/** What a joker costs whoever has not declared. */
export const JOKER_UNDECLARED = 50;
const PERFECT = 50;
const PURE = 10;

/** What a deal has come to for a seat that did not close it: 8.2 and 8.3. */
function ofHand({ hands, declared }: RummyState, seat: Seat): SeatResult {
  const left = hands[seat] ?? [];
  const cards = left.filter((card) => card !== null);
  const isDeclared = (declared[seat] ?? null) !== null;
  const points = isDeclared
    ? cards.reduce((sum, card) => sum + cardPoints(card), 0)
    : UNDECLARED + JOKER_UNDECLARED * cards.filter(isJoker).length;
  return { declared: isDeclared, left, points, perfect: 0, pure: 0 };
}

/** Whoever closes has nothing, or less where the table has bonuses. */
function ofCloser({ melds, declared, turn, options }: RummyState, seat: Seat): SeatResult {
  const nothing = { declared: true, left: [], points: 0, perfect: 0, pure: 0 };
  if (!options.bonuses) return nothing;
  const perfect = declared[seat] === turn - 1 ? PERFECT : 0;
  const pure = PURE * Math.max(0, melds.filter((meld) => meld.by === seat && isPure(meld)).length - 1);
  return { ...nothing, points: 0 - perfect - pure, perfect, pure };
}

const resultOf = (state: RummyState): DealResult => {
  const closer = state.closing?.seat ?? null;
  const seats = state.hands.map((_, seat) => (seat === closer ? ofCloser(state, seat) : ofHand(state, seat)));
  return { closer, seats };
};

/** The points of every seat so far. */
export const sumsOf = ({ hands, results }: Pick<RummyState, "hands" | "results">): readonly number[] =>
  hands.map((_, seat) => results.reduce((sum, { seats }) => sum + (seats[seat]?.points ?? 0), 0));

/** Is the match over with the deals that were played? */
export function isOver(state: RummyState): boolean {
  const { options, results, asked } = state;
  if (asked === null) return false;
  return options.goal === "deals" ? results.length >= options.deals : Math.max(...sumsOf(state)) >= options.points;
}

/** Counts a deal that has ended; unless it was the last, everybody is asked to look at it. */
export function scored(state: RummyState): RummyState {
  const results = [...state.results, resultOf(state)];
  return { ...state, results, owed: null, turn: state.turn + 1, asked: [...state.hands.keys()] };
}

/** The lowest sum is first, and equal sums share a place. */
export function outcome(state: RummyState): Outcome | null {
  if (!isOver(state)) return null;
  const scores = sumsOf(state);
  const places = [...new Set(scores)]
    .sort((one, other) => one - other)
    .map((sum) => scores.flatMap((score, seat) => (score === sum ? [seat] : [])));
  return { places, scores, reason: state.options.goal };
}
