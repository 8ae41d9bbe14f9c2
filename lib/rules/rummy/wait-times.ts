import { suits } from "../cards";
import type { Seat, Wait } from "../game";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "../packs";
import { nextDeal, reshuffled } from "./deal";
import { cardPoints } from "./melds";
import { drawn, ended, putBack, turnedUp } from "./moves";
import { isOver, scored } from "./scoring";
import type { RummyState } from "./state";

const SHEET_MS = 8_000;

/** Whom the table waits for, and how long. */
export function wait(state: RummyState): Wait | null {
  if (isOver(state)) return null;
  const { owed, turn, asked, current, options } = state;
  if (owed) {
    const step = { turn, seats: [], ms: 0, kind: owed };
    return owed === "shuffle" || owed === "deal" ? { ...step, deals: true } : step;
  }
  if (asked) return { turn, seats: asked, ms: SHEET_MS, kind: "sheet", silent: true };
  return { turn, seats: [current], ms: options.clock ? options.clock * 1_000 : null, kind: "turn" };
}

const highFirst = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];

/** What goes first when the time is out, the least number: the highest value, then the rank, then the suit; a joker last. */
function goingOrder(card: PackCard): number {
  const [rank, suit] = [packRankOf(card), packSuitOf(card)];
  if (isJoker(card) || !rank || !suit) return Number.POSITIVE_INFINITY;
  return -1_000 * cardPoints(card) + 10 * highFirst.indexOf(rank) + suits.indexOf(suit);
}

/** The card that goes when the time is out. */
const firstToGo = (hand: readonly PackCard[]): PackCard | undefined =>
  hand.toSorted((one, other) => goingOrder(one) - goingOrder(other) || 0)[0];

/** Ends a turn that took too long. */
function timedOut(state: RummyState): RummyState {
  const undone = { ...state, draft: null };
  const untaken = undone.taken ? putBack(undone) : undone;
  const asked = untaken.picked ? untaken : drawn(untaken, "pile");
  const holding = asked.owed ? turnedUp(asked) : asked;
  const hand = holding.hands[holding.current]?.filter((card) => card !== null) ?? [];
  return ended(holding, (hand.length > 1 && firstToGo(hand)) || null);
}

/** The table's own step. */
export function timeout(state: RummyState, seed?: string): RummyState {
  if (isOver(state)) return state;
  const { owed, asked, turn } = state;
  if (owed === "card") return turnedUp(state);
  if (owed === "score") return scored(state);
  if (owed) {
    if (seed === undefined) throw new TypeError("shuffling wants a seed");
    return owed === "deal" ? nextDeal(state, seed) : reshuffled(state, seed);
  }
  return asked ? { ...state, asked: [], owed: "deal", turn: turn + 1 } : timedOut(state);
}

/** A seat passes from its bot back to its player anywhere but in the middle of its own turn. */
export const handover = ({ asked, owed, current, picked }: RummyState, seat: Seat): boolean =>
  asked !== null || current !== seat || (picked === null && owed === null);
