import { useTranslations } from "use-intl";
import { Watchers } from "@/components/table/watchers";
import { type BalootOptions, type BalootState, type Deal, suitOf } from "@/lib/rules/baloot";
import { speeds } from "@/lib/rules/baloot/options";
import styles from "./board.module.css";
import { SuitSign } from "./card";
import { useBalootWords } from "./card-words";
import type { Layout } from "./layout";
import { useRuleSetWords } from "./rule-set-words";

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

/** The rules in force, in a line. */
export function useRulesLine(): (options: BalootOptions) => string {
  const t = useTranslations("baloot.options");
  const ruleSet = useRuleSetWords();
  return (options) => {
    const { enforcement, speed } = options;
    const seconds = speeds[speed];
    const pace = seconds === null ? t(speed) : `${t(speed)} ${t("secondsEach", { count: seconds })}`;
    return `${ruleSet(options)} · ${t(enforcement === "strict" ? "strictShort" : "freeShort")} · ${pace}`;
  };
}

/** Under the public card: what may be bid in this round. */
export function RoundLine({ layout, deal, isNew }: { layout: Layout; deal: Deal; isNew: boolean }) {
  const { t } = useBalootWords();
  return (
    <p
      className={`${isNew ? styles.announced : ""} on-carpet -translate-x-1/2 absolute z-(--z-trick) flex items-center gap-2 whitespace-nowrap font-bold text-base text-strong rtl:[direction:rtl]`}
      style={{
        left: layout.plane.center.x,
        top: layout.isTall ? layout.dashboard - 40 : layout.plane.center.y + layout.laid * 1.05,
      }}
    >
      {t(deal.round === 1 ? "firstRound" : "secondRound")}
      {deal.round === 1 && deal.faceUp && (
        <span className="grid size-6 place-items-center rounded-[6px] bg-paper">
          <SuitSign suit={suitOf(deal.faceUp)} size={16} />
        </span>
      )}
    </p>
  );
}
