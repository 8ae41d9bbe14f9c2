import { useTranslations } from "use-intl";
import { ArrowDownIcon, ArrowUpIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import type { Account, Round } from "@/lib/rules/tiles";

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;

/** How much of a score was chance, choice and luck, and how likely each bet was. */
export function AccountTable({ account, rounds }: { account: Account; rounds: readonly Round[] }) {
  const t = useTranslations("tiles");
  const { blind, chosen, ideal, score, weighed } = account;
  const lines = [
    [t("accountBlind"), blind.toFixed(1)],
    [t("accountChoice"), signed(chosen - blind)],
    [t("accountLuck"), signed(score - chosen)],
    [t("accountScore"), String(score)],
  ] as const;
  return (
    <div className="tl-account">
      <p>{t("accountText")}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t("accountIdeal", { score: ideal.toFixed(1) })}</p>
      <h3>{t("weighed")}</h3>
      <Scroller as="ol" aria-label={t("weighed")} data-part="weighed">
        {weighed.map(({ chance, isBest }, index) => {
          const round = rounds[index];
          if (!round) return null;
          const percent = Math.round(100 * chance);
          const Arrow = round.bet === "higher" ? ArrowUpIcon : ArrowDownIcon;
          const outcome = t(round.won ? "wonShort" : "lostShort");
          return (
            <li key={round.number} data-won={round.won || undefined} data-poor={!isBest || undefined}>
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
