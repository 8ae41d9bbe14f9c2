import { useMemo } from "react";
import { type BalootState, otherSide, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { tricksTaken } from "../carpet/tricks";
import type { Layout } from "../layout/layout";
import { useRulesLine } from "../options/rules-line";
import { HandsSoFar } from "./hands-so-far";
import { Scoreboard } from "./scoreboard";
import type { usePoints } from "./use-points";

/** The score of the match as one's own side reads it; on a phone its hands so far fold away in it. */
export function MatchScore({
  view,
  us,
  points,
  layout,
  nameOf,
}: {
  view: BalootState;
  us: Side;
  points: ReturnType<typeof usePoints>;
  layout: Layout;
  nameOf: (seat: Seat) => string;
}) {
  const { deals, options } = view;
  const rules = useRulesLine()(options);
  const hands = useMemo(
    () => <HandsSoFar deals={deals} options={options} us={us} nameOf={nameOf} />,
    [deals, options, us, nameOf],
  );
  const isBeside = layout.sidebar > 0;
  const folded = useMemo(() => (isBeside ? null : { hands, rules }), [isBeside, hands, rules]);
  const taken = tricksTaken(view);
  return (
    <Scoreboard
      us={points.scores[0]}
      them={points.scores[1]}
      coming={points.coming}
      comingIn={points.landed}
      taken={taken[us]}
      lost={taken[otherSide(us)]}
      folded={folded}
    />
  );
}
