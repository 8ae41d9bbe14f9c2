import type { Reason } from "@/components/hand/reason";
import type { BoardProps } from "@/components/table/board-props";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import type { BalootAction, BalootOptions, BalootState, Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { Layout, Place } from "../layout/layout";
import { SeatFlag } from "../qayd/flag";
import type { useVerdict } from "../qayd/use-verdict";
import { RefusedHand } from "../sawa/refused-hand";
import type { Clock } from "../turn/clock";
import { QaydPause, RankedVictory, ScoreSheet, VerdictShown, Victory } from "./lazy-parts";

/** What stops the play and lies over it: a claim that was refused, a breach looked into, its verdict, the sheet of a hand, the end. */
export function Interruptions({
  shown,
  us,
  layout,
  clock,
  placeOf,
  nameOf,
  exposed,
  verdict,
  isCovered,
  act,
  onTricks,
  say,
  leave,
  chooseNext,
}: Pick<BoardProps<BalootState, BalootAction, BalootOptions>, "shown" | "say" | "leave" | "chooseNext"> & {
  us: Side;
  layout: Layout;
  clock: Clock;
  placeOf: (seat: Seat) => Place;
  nameOf: (seat: Seat) => string;
  /** Whose claim was refused, and whose cards lie open for it. */
  exposed: Seat | null;
  verdict: ReturnType<typeof useVerdict>;
  /** The hand is over, and has been seen to its end. */
  isCovered: boolean;
  act: (action: BalootAction) => Reason | null;
  /** Looks at the tricks of the match. */
  onTricks: () => void;
}) {
  const { view, table, seat: own, player } = shown;
  const { phase } = view;
  const told = { view, us, nameOf, own };
  // On a phone on its side the verdict lies over the seats.
  const isLow = !layout.isTall && layout.sidebar === 0;
  return (
    <>
      {exposed !== null && (
        <RefusedHand view={view} layout={layout} place={placeOf(exposed)} seat={exposed} nameOf={nameOf} />
      )}
      <LoadingBoundary>
        {phase === "qayd" && <QaydPause {...told} layout={layout} clock={clock} seats={table.seats} act={act} />}
      </LoadingBoundary>
      {verdict.deal ? (
        <LoadingBoundary>
          <VerdictShown {...told} layout={layout} deal={verdict.deal} onDone={verdict.done} />
          {verdict.deal.verdict && !isLow && <SeatFlag layout={layout} place={placeOf(verdict.deal.verdict.seat)} />}
        </LoadingBoundary>
      ) : (
        isCovered && (
          <LoadingBoundary>
            {phase === "sheet" && (
              <ScoreSheet
                {...told}
                seats={table.seats}
                layout={layout}
                clock={clock}
                onNext={() => act({ action: "seen" })}
                onTricks={onTricks}
              />
            )}
            {phase === "over" && own !== null && table.visibility === "ranked" && (
              <RankedVictory {...{ view, us, own, table, onTricks, leave }} />
            )}
            {phase === "over" && (own === null || table.visibility !== "ranked") && (
              <Victory
                {...told}
                table={table}
                layout={layout}
                onTricks={onTricks}
                isHost={table.host === player && !chooseNext}
                chooseNext={chooseNext}
                say={say}
                leave={leave}
              />
            )}
          </LoadingBoundary>
        )
      )}
    </>
  );
}
