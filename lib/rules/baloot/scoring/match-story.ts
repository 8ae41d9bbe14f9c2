import type { Seat } from "@/lib/rules/game";
import { otherSide, type Side } from "../seats";
import { type BalootState, type ProjectType, projectTypes } from "../state";
import { breakdown } from "./end-of-hand";

/** What there is to tell of a match that is over. */
export interface MatchStory {
  readonly hands: number;
  /** The strongest project that scored, and whose it was. */
  readonly best: { readonly type: ProjectType; readonly seat: Seat } | null;
  readonly kaboots: number;
  /** The hand that brought the winner furthest ahead, counted from 0, and what it brought. */
  readonly turning: { readonly hand: number; readonly points: number };
}

/** The story of a match that a side has won. */
export function matchStory(state: BalootState, winner: Side): MatchStory {
  const { deals } = state;
  const scores = deals.map((deal) => breakdown(state, deal));
  const scored = scores.flatMap(({ projects }) => projects.map(({ type, seat }) => ({ type, seat })));
  const rank = ({ type }: { type: ProjectType }) => projectTypes.indexOf(type);
  const best = scored.reduce<MatchStory["best"]>((top, one) => (top && rank(top) >= rank(one) ? top : one), null);
  const kaboots = scores.filter(({ result }) => result === "kaboot" || result === "reverseKaboot").length;
  const ahead = deals.map(({ points }) => points[winner] - points[otherSide(winner)]);
  const hand = Math.max(0, ahead.indexOf(Math.max(...ahead)));
  return { hands: deals.length, best, kaboots, turning: { hand, points: deals[hand]?.points[winner] ?? 0 } };
}
