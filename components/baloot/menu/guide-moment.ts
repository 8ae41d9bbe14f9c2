import { type BalootState, declarable, legalCards } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";

/** What a first hand may have something said about. */
export const guideMoments = ["seats", "bid", "suits", "double", "lead", "follow", "project", "count"] as const;
export type GuideMoment = (typeof guideMoments)[number];

/** What is worth a word just now to whoever plays their first hand, null for nothing new. */
export function guideMoment(view: BalootState, seat: Seat): GuideMoment | null {
  const { phase, deal, asked } = view;
  switch (phase) {
    case "deal":
    case "dealt":
      return "seats";
    case "bidding":
      if (asked[0] !== seat) return "seats";
      return deal.round === 2 ? "suits" : "bid";
    case "doubling":
      return asked.includes(seat) ? "double" : null;
    case "playing": {
      if (!asked.includes(seat)) return deal.tricks.length > 1 ? "count" : null;
      if (declarable(view, seat).length > 0) return "project";
      const held = view.hands[seat]?.length ?? 0;
      return legalCards(view, seat).length < held ? "follow" : deal.tricks.length > 2 ? "count" : "lead";
    }
    default:
      return null;
  }
}
