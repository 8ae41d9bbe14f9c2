import { useEffect, useState } from "react";
import { type BalootState, pauses, type ScoredDeal } from "@/lib/rules/baloot";

/** The hand that has just been decided by a breach of the rules, as long as its verdict is shown. */
export function useVerdict(view: BalootState): { readonly deal: ScoredDeal | null; readonly done: () => void } {
  const count = view.deals.length;
  // What was decided before one came is on the sheet.
  const [seen, setSeen] = useState(count);
  const latest = view.deals.at(-1);
  const isOver = view.phase === "sheet" || view.phase === "over";
  const deal = isOver && count > seen && latest?.verdict ? latest : null;
  const isShown = deal !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setSeen(count), pauses.verdict);
    return () => clearTimeout(timer);
  }, [isShown, count]);
  return { deal, done: () => setSeen(count) };
}
