import type { Seat } from "@/lib/rules/game";
import { isJoker, type PackCard } from "@/lib/rules/packs";
import { cardPoints } from "@/lib/rules/rummy/melds";
import type { DealResult } from "@/lib/rules/rummy/state";

/** A line of the score of a deal: what a seat was left with, what that costs, and what it comes to. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly kind: "closed" | "declared" | "undeclared";
  /** The cards that are named, the dearest first: of who has not declared the jokers alone. */
  readonly cards: readonly PackCard[];
  /** How many more there were. */
  readonly others: number;
  readonly parts: readonly number[];
  readonly points: number;
  readonly perfect: number;
  readonly pure: number;
  readonly before: number;
  readonly after: number;
}

/** The score of the last of these deals, whoever is best off after it first. */
export function scoreLines(results: readonly DealResult[]): readonly ScoreLine[] {
  const last = results.at(-1);
  if (!last) return [];
  const sum = (deals: readonly DealResult[], seat: Seat) =>
    deals.reduce((all, { seats }) => all + (seats[seat]?.points ?? 0), 0);
  const lines = last.seats.map(({ declared, left, points, perfect, pure }, seat): ScoreLine => {
    const known = left.filter((card) => card !== null).sort((one, other) => cardPoints(other) - cardPoints(one));
    const kind = last.closer === seat ? "closed" : declared ? "declared" : "undeclared";
    const cards = kind === "undeclared" ? known.filter(isJoker) : known;
    return {
      ...{ seat, kind, cards, points, perfect, pure },
      others: left.length - cards.length,
      parts: kind === "declared" ? cards.map(cardPoints) : [],
      before: sum(results.slice(0, -1), seat),
      after: sum(results, seat),
    };
  });
  return lines.sort((one, other) => one.points - other.points || one.after - other.after || one.seat - other.seat);
}
