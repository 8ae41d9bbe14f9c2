import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { holdBack } from "@/lib/browser/loading/held-back";
import type { BalootState } from "@/lib/rules/baloot";
import { type Dealing, dealingOf } from "../flight/dealing";

/** Whether the board has just come and nothing flies that was there before, and how the cards come that are being dealt. */
export function useDealing({ phase, deal, deals }: BalootState): {
  readonly isFresh: boolean;
  readonly dealing: Dealing | null;
} {
  const fresh = useRef(true);
  useLayoutEffect(() => {
    fresh.current = false;
  }, []);
  const isFresh = fresh.current && !(phase === "dealt" && deals.length === 0);
  // A deal one comes into the middle of is not dealt again.
  const missed = useRef(isFresh ? phase : null);
  if (missed.current !== phase) missed.current = null;
  const isMissed = missed.current !== null;
  const { dealer } = deal;
  const taker = deal.contract?.taker ?? null;
  const dealing = useMemo(() => (isMissed ? null : dealingOf(phase, dealer, taker)), [isMissed, phase, dealer, taker]);
  useEffect(() => (dealing ? holdBack() : undefined), [dealing]);
  return { isFresh, dealing };
}
