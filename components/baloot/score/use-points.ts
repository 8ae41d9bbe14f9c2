import { useMemo } from "react";
import { announced, type BalootState, balootCalled, otherSide, type Side } from "@/lib/rules/baloot";
import { BALOOT_MS, POINTS_MS } from "../flight/card-motion";

const nothing = [0, 0] as const;

/** The points that may be seen by now, and those this hand will add: of us, and of them. */
export function usePoints(
  view: BalootState,
  us: Side,
  isHandUnseen: boolean,
): {
  readonly scores: readonly [number, number];
  readonly coming: readonly [number, number];
  /** When they set out from the carpet, and when they are on the board, in milliseconds. */
  readonly setOut: number;
  readonly landed: number;
} {
  const { phase } = view;
  const them = otherSide(us);
  const isCounted = phase === "sheet" || phase === "over" || phase === "reveal";
  const adds = useMemo(() => (isCounted ? nothing : announced(view)), [isCounted, view]);
  const coming = useMemo(() => [adds[us], adds[them]] as const, [adds, us, them]);
  const setOut = balootCalled(view.deal) === null ? 0 : BALOOT_MS;
  // What the hand has brought is not on the board before one has seen it.
  const unseen = isHandUnseen ? (view.deals.at(-1)?.points ?? nothing) : nothing;
  const scores = [view.scores[us] - unseen[us], view.scores[them] - unseen[them]] as const;
  return { scores, coming, setOut, landed: setOut + POINTS_MS };
}
