import { Watchers } from "@/components/table/seats/watchers";
import type { BalootState } from "@/lib/rules/baloot";
import { useBalootWords } from "../cards/card-words";
import { useRulesLine } from "../options/rules-line";

/** Which hand and trick it is, the rules in force, and how many look on, over a wide table. */
export function Heading({ view, isCovered, watchers }: { view: BalootState; isCovered: boolean; watchers: number }) {
  const { t } = useBalootWords();
  const { deal, deals, options } = view;
  const rulesLine = useRulesLine();
  return (
    <div className="ps-3 pt-2">
      <p className="on-carpet font-bold text-base text-strong">
        {deal.tricks.length > 0
          ? t("heading", { hand: deals.length + (isCovered ? 0 : 1), trick: Math.min(8, deal.tricks.length) })
          : t("headingBid", { hand: deals.length + 1 })}
      </p>
      <p className="on-carpet text-md text-sand" data-rules-line="">
        {rulesLine(options)}
      </p>
      <Watchers count={watchers} className="on-carpet text-md text-sand" />
    </div>
  );
}
