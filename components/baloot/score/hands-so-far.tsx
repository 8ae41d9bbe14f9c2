import { useMemo } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";
import { type BalootState, breakdown, otherSide, type Score, type Side } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { ContractSign } from "../bidding/contract-sign";
import { useBalootWords } from "../cards/card-words";

/** What was out of the common in a hand: how far it was raised, and how it ended if the buyer did not simply make it. */
export function Marks({ score: { level, result } }: { score: Pick<Score, "level" | "result"> }) {
  const { t } = useBalootWords();
  const mark = "rounded-full bg-night/60 px-1.5 font-bold text-sm/4.5";
  return (
    <>
      {level > 1 && (
        <span className={`${mark} text-hurry`}>
          <bdi>{t(`levels.l${level as 2 | 3 | 4 | 5}`)}</bdi>
        </span>
      )}
      {result !== "made" && (
        <span className={`${mark} ${result === "lost" || result === "breach" ? "text-madder-1" : "text-brass-2"}`}>
          {t(`log.marks.${result}`)}
        </span>
      )}
    </>
  );
}

/** The hands of the match as lines of the score; each can be gone to where `onHand` is given. */
export function HandsSoFar({
  deals,
  options,
  us,
  nameOf,
  onHand,
}: Pick<BalootState, "deals" | "options"> & {
  us: Side;
  nameOf: (seat: Seat) => string;
  onHand?: (index: number) => void;
}) {
  const { t } = useBalootWords();
  const scores = useMemo(() => deals.map((deal) => breakdown({ options }, deal)), [deals, options]);
  if (deals.length === 0) return <p className="py-1.5 text-center text-md text-sand">{t("log.noHand")}</p>;
  return (
    <table className="w-full text-center text-md tabular-nums">
      <thead className="text-sand">
        <tr className="border-hairline border-b">
          <th className="py-1 pe-2 font-semibold">{t("log.hand")}</th>
          <th className="text-start font-semibold">{t("log.bought")}</th>
          <th className="px-1.5 font-semibold">{t("us")}</th>
          <th className="font-semibold">{t("them")}</th>
        </tr>
      </thead>
      <tbody className="text-strong">
        {keyedByIndex(deals, (deal, index) => {
          const score = scores[index];
          return (
            <tr className="border-hairline/50 border-b last:border-0">
              <td className="py-1">
                {onHand ? (
                  <button
                    type="button"
                    aria-label={t("log.toHand", { hand: index + 1 })}
                    className="-my-1 min-h-9 min-w-11 font-bold text-brass-2 underline decoration-brass-4 underline-offset-4"
                    onClick={() => onHand(index)}
                  >
                    {index + 1}
                  </button>
                ) : (
                  index + 1
                )}
              </td>
              <td className="w-full max-w-0 text-start">
                <span className="flex flex-wrap items-center gap-x-1.5">
                  <span className="flex min-w-0 max-w-full items-center gap-1.5">
                    <ContractSign contract={deal.contract} />
                    <bdi className="truncate">{nameOf(deal.contract.buyer)}</bdi>
                  </span>
                  {score && <Marks score={score} />}
                </span>
              </td>
              <td>{deal.points[us]}</td>
              <td>{deal.points[otherSide(us)]}</td>
            </tr>
          );
        }).toReversed()}
      </tbody>
    </table>
  );
}
