import { memo, useMemo, useState } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { LoadingBoundary } from "@/components/ui/loading/loading-boundary";
import {
  type BalootState,
  breakdown,
  type Deal,
  otherSide,
  type ScoredDeal,
  type Side,
  type Thrown,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { ContractSign } from "../bidding/contract-sign";
import { useThrownWords } from "../bidding/use-thrown-words";
import { useBalootWords } from "../cards/card-words";
import { HandLedger } from "../match/lazy-parts";
import { Marks } from "../score/hands-so-far";
import { CallList } from "./call-list";
import { callsOf } from "./calls";
import { TrickTable } from "./trick-table";

interface Around {
  readonly us: Side;
  readonly own: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** What was said before the cards: who bid what, and how far it was raised. */
function Bidding({ deal, nameOf }: { deal: Deal; nameOf: (seat: Seat) => string }) {
  const { t, contractName, bidName } = useBalootWords();
  return (
    <p className="text-md text-sand">
      {keyedByIndex(deal.bids, ({ seat, bid, suit, round }, index) => (
        <span>
          {index > 0 && (deal.bids[index - 1]?.round === round ? " · " : " ‖ ")}
          <bdi>{nameOf(seat)}</bdi>{" "}
          <span className={bid === "pass" ? "" : "font-bold text-bone"}>
            {bid === "hokum" && suit ? contractName({ kind: "hokum", trump: suit }) : bidName({ bid, round })}
          </span>
        </span>
      ))}
      {deal.raises.map(({ seat, to, closed }) => {
        const raise = t(`raises.${to}`);
        return (
          <span key={to}>
            {" · "}
            <bdi>{nameOf(seat)}</bdi>{" "}
            <span className="font-bold text-madder-1">{closed ? t("raiseClosed", { raise }) : raise}</span>
          </span>
        );
      })}
    </p>
  );
}

/** The deals that were thrown in before a hand, and why. */
function ThrownDeals({ thrown, nameOf }: { thrown: readonly Thrown[]; nameOf: (seat: Seat) => string }) {
  const { t } = useBalootWords();
  const wordsOf = useThrownWords(nameOf);
  return keyedByIndex(thrown, (one) => (
    <p className="text-md text-sand">
      {wordsOf(one)}: {t("thrown.again")}
    </p>
  ));
}

/** A hand that is over: what was said and played, and how it was counted. */
const HandLog = memo(function HandLog({
  options,
  deals,
  deal,
  index,
  isLatest,
  ...around
}: Around &
  Pick<BalootState, "options" | "deals"> & {
    deal: ScoredDeal;
    index: number;
    /** It has just been counted, and its sheet lies beside it. */
    isLatest: boolean;
  }) {
  const { us, nameOf } = around;
  const score = useMemo(() => breakdown({ options }, deal), [options, deal]);
  // A ledger nobody looks for is not drawn.
  const [isSeen, see] = useState(false);
  return (
    <details
      data-hand-log={index}
      open={isLatest}
      className="scroll-mt-2 rounded-control border border-hairline/60 px-3"
      onToggle={({ currentTarget }) => currentTarget.open && !isLatest && see(true)}
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 font-bold text-strong">
        <span className="flex flex-wrap items-center gap-x-2">
          {index + 1} <ContractSign contract={deal.contract} /> <bdi>{nameOf(deal.contract.buyer)}</bdi>
          <Marks score={score} />
        </span>
        <span className="shrink-0 tabular-nums">
          <bdi className="text-brass-2">{deal.points[us]}</bdi> –{" "}
          <bdi className="text-madder-1">{deal.points[otherSide(us)]}</bdi>
        </span>
      </summary>
      <div className="grid gap-2 pb-3">
        <ThrownDeals thrown={deal.thrown} nameOf={nameOf} />
        <Bidding deal={deal} nameOf={nameOf} />
        <CallList deal={deal} calls={callsOf(deal, score.projects)} {...around} />
        <TrickTable deal={deal} {...around} />
        {isSeen && !isLatest && (
          <LoadingBoundary>
            <HandLedger view={{ options, deals }} deal={deal} number={index + 1} us={us} nameOf={nameOf} />
          </LoadingBoundary>
        )}
      </div>
    </details>
  );
});

/** The whole match to scroll through hand by hand: the one being played, then each that is over, the latest first. */
export function BalootLog({ view, us, own, nameOf }: Around & { view: BalootState }) {
  const { t, contractName } = useBalootWords();
  const { deal, deals, options } = view;
  const around = { us, own, nameOf };
  const isScored = view.phase === "sheet" || view.phase === "over";
  const calls = callsOf(deal);
  const taken = calls.filter(({ kind }) => kind === "public");
  const said = calls.filter(({ kind }) => kind !== "public");
  const hasPlays = deal.tricks.some((trick) => trick.cards.length > 0);
  return (
    <div className="grid gap-3">
      {!isScored && <ThrownDeals thrown={view.thrown} nameOf={nameOf} />}
      {!isScored && (deal.contract || deal.bids.length > 0) && (
        <div key={deal.contract?.kind} className="grid gap-1">
          {deal.contract && (
            <p className="flex items-center gap-2 text-base text-bone">
              <ContractSign contract={deal.contract} />
              <span>
                <bdi>{nameOf(deal.contract.buyer)}</bdi>: {contractName(deal.contract)}
              </span>
            </p>
          )}
          <Bidding deal={deal} nameOf={nameOf} />
          <CallList deal={deal} calls={taken} {...around} />
        </div>
      )}
      {!isScored && hasPlays && <TrickTable deal={deal} {...around} isRunning />}
      {/* Under the latest trick, which is looked for most. */}
      {!isScored && <CallList deal={deal} calls={said} {...around} />}
      {!hasPlays && !deal.contract && deal.bids.length === 0 && deals.length === 0 && (
        <p className="text-base text-sand">{t("log.empty")}</p>
      )}
      {keyedByIndex(deals, (one, index) => (
        <HandLog
          options={options}
          deals={deals}
          deal={one}
          index={index}
          isLatest={isScored && index === deals.length - 1}
          {...around}
        />
      )).toReversed()}
    </div>
  );
}
