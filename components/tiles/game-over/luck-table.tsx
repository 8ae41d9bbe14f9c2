import { useTranslations } from "use-intl";
import { classes } from "@/components/ui/classes";
import { ArrowDownIcon, ArrowUpIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import type { Account, Round } from "@/lib/rules/tiles";
import styles from "./luck-table.module.css";

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;

/** How much of a score was chance, choice and luck, and how likely each bet was. */
export function LuckTable({
  account,
  rounds,
  className,
}: {
  account: Account;
  rounds: readonly Round[];
  className?: string;
}) {
  const t = useTranslations("tiles");
  const { blind, chosen, ideal, score, weighed } = account;
  const lines = [
    [t("accountBlind"), blind.toFixed(1)],
    [t("accountChoice"), signed(chosen - blind)],
    [t("accountLuck"), signed(score - chosen)],
    [t("accountScore"), String(score)],
  ] as const;
  return (
    <div
      className={classes(
        "mb-3.5 w-full animate-[appear_160ms_var(--ease-out)] rounded-[1rem] text-start text-md text-sand",
        styles.account,
        className,
      )}
    >
      <p>{t("accountText")}</p>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between text-base/6.5 text-bone">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums" dir="ltr">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("accountIdeal", { score: ideal.toFixed(1) })}</p>
      <h3 className={`font-bold text-bone ${styles.heading}`}>{t("weighed")}</h3>
      <Scroller
        as="ol"
        className={`flex gap-1 overflow-x-auto overflow-y-hidden overscroll-x-contain px-2 pt-1 pb-1.5 ${styles.weighed}`}
        aria-label={t("weighed")}
        data-part="weighed"
      >
        {weighed.map(({ chance, isBest }, index) => {
          const round = rounds[index];
          if (!round) return null;
          const percent = Math.round(100 * chance);
          const Arrow = round.bet === "higher" ? ArrowUpIcon : ArrowDownIcon;
          const outcome = t(round.won ? "wonShort" : "lostShort");
          return (
            <li
              key={round.number}
              className={`grid w-9 flex-none justify-items-center gap-0.75 text-sand tabular-nums ${styles.bet}`}
              data-won={round.won || undefined}
              data-poor={!isBest || undefined}
            >
              <span className="sr-only">
                {t("weighedBet", { round: round.number, bet: t(round.bet), base: round.base, percent, outcome })}
              </span>
              <span aria-hidden="true" dir="ltr">
                {percent}%
              </span>
              <i aria-hidden="true" style={{ "--chance": chance }} />
              <Arrow size={14} />
            </li>
          );
        })}
      </Scroller>
    </div>
  );
}
