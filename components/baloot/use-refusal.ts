import { useCallback, useEffect, useRef, useState } from "react";
import { useWheneverLaid } from "@/components/ui/whenever";
import type { BalootAction, BalootState } from "@/lib/rules/baloot";
import type { Refusal, Seat } from "@/lib/rules/game";
import { refusersBetween } from "./happened";

/** Long enough to be read beside all that goes on with it. */
const SHOWN_MS = 3_000;
const nobody: readonly Seat[] = [];

/** Who has just not let a claim pass, and one's moves, among which an own refusal is known as such. */
export function useRefusal(
  view: BalootState,
  own: Seat | null,
  move: (action: BalootAction) => Refusal | null,
): {
  readonly refusers: readonly Seat[];
  readonly answer: (action: BalootAction) => Refusal | null;
} {
  const [refusers, setRefusers] = useState(nobody);
  const before = useRef(view);
  const isOwn = useRef(false);
  useWheneverLaid([view], () => {
    const by = refusersBetween(before.current, view);
    before.current = view;
    if (view.phase === "sawa" || by.length === 0) return;
    // Where one was asked oneself, it was either oneself or the other.
    setRefusers(
      by.length > 1 && own !== null && by.includes(own) ? by.filter((seat) => (seat === own) === isOwn.current) : by,
    );
    isOwn.current = false;
  });
  useEffect(() => {
    if (refusers.length === 0) return;
    const timer = setTimeout(() => setRefusers(nobody), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusers]);
  const answer = useCallback(
    (action: BalootAction) => {
      isOwn.current = action.action === "answer" && !action.accept;
      return move(action);
    },
    [move],
  );
  return { refusers: view.deal.sawa?.answer === "refused" ? refusers : nobody, answer };
}
