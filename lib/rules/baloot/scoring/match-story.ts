import type { Seat } from "@/lib/rules/game";
import { type BySide, otherSide, type Side } from "../seats";
import { type BalootState, type ProjectType, projectTypes, type ScoredDeal } from "../state";
import { breakdown } from "./end-of-hand";
import { MATCH, type Score } from "./scoring";

/** What there is to tell of a match that is over; hands are counted from 0. */
export interface MatchStory {
  readonly hands: number;
  /** How many hands brought each side more than the other. */
  readonly won: BySide<number>;
  /** The score before the first hand and after each one. */
  readonly course: readonly BySide<number>[];
  /** The hand that brought the teller's side most; null where it never had the better of one. */
  readonly bestHand: { readonly hand: number; readonly points: BySide<number>; readonly buyer: Seat } | null;
  /** The strongest project that scored, and whose it was. */
  readonly best: { readonly type: ProjectType; readonly seat: Seat; readonly hand: number } | null;
  /** Every trick of a hand taken, and by whom. */
  readonly kaboots: readonly { readonly hand: number; readonly side: Side }[];
  /** The hand after which the winner was ahead for good; of a match it always led, the one that brought it furthest. */
  readonly turning: { readonly hand: number; readonly before: BySide<number>; readonly after: BySide<number> };
}

/** The score before the first hand and after each one, gahwa's as what it is: the match. */
function courseOf(deals: readonly ScoredDeal[]): BySide<number>[] {
  const course: BySide<number>[] = [[0, 0]];
  for (const { points } of deals) {
    const [one, other] = course.at(-1) ?? [0, 0];
    course.push([one + points[0], other + points[1]]);
  }
  return course;
}

const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The hand after which the winner was never again level or behind. */
function turningHand(course: readonly BySide<number>[], winner: Side): number {
  const leads = course.map((score) => score[winner] - score[otherSide(winner)]);
  const hand = leads.findLastIndex((lead) => lead <= 0);
  if (hand > 0) return Math.min(hand, leads.length - 2);
  return Math.max(0, largest(leads.slice(1).map((lead, index) => lead - (leads[index] ?? 0))));
}

function bestProject(scores: readonly Score[]): MatchStory["best"] {
  const rank = ({ type }: { type: ProjectType }) => projectTypes.indexOf(type);
  return scores
    .flatMap(({ projects }, hand) => projects.map(({ type, seat }) => ({ type, seat, hand })))
    .reduce<MatchStory["best"]>((top, one) => (top && rank(top) >= rank(one) ? top : one), null);
}

function bestHandOf(deals: readonly ScoredDeal[], side: Side): MatchStory["bestHand"] {
  const gains = deals.map(({ points }) => points[side] - points[otherSide(side)]);
  const hand = largest(gains);
  const deal = deals[hand];
  if (!deal || (gains[hand] ?? 0) <= 0) return null;
  return { hand, points: deal.points, buyer: deal.contract.buyer };
}

/** The story of a match that a side has won, as one side tells it. */
export function matchStory(state: BalootState, winner: Side, teller: Side = winner): MatchStory {
  const { deals } = state;
  const scores = deals.map((deal) => breakdown(state, deal));
  const course = courseOf(deals);
  const kaboots = scores.flatMap(({ result, winner: side }, hand) =>
    side !== null && (result === "kaboot" || result === "reverseKaboot") ? [{ hand, side }] : [],
  );
  const wins = (side: Side) => deals.filter(({ points }) => points[side] > points[otherSide(side)]).length;
  const hand = turningHand(course, winner);
  return {
    hands: deals.length,
    won: [wins(0), wins(1)],
    course,
    bestHand: bestHandOf(deals, teller),
    best: bestProject(scores),
    kaboots,
    turning: { hand, before: course[hand] ?? [0, 0], after: course[hand + 1] ?? [0, 0] },
  };
}

/** The course of a match as points of a field one wide and one high, the score's zero at its foot. */
export function courseLine(course: readonly BySide<number>[], side: Side): readonly (readonly [number, number])[] {
  const top = Math.max(MATCH, ...course.flat());
  const steps = Math.max(1, course.length - 1);
  return course.map((score, index) => [index / steps, 1 - score[side] / top] as const);
}
