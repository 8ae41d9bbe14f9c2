import { type CSSProperties, memo, useRef } from "react";
import { useTranslations } from "use-intl";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useWordList } from "@/components/words/use-word-list";
import type { Round } from "@/lib/rules/tiles";
import { Face } from "../face";
import { useTileWords } from "../tile-words";
import styles from "./history.module.css";

const Past = memo(function Past({ round }: { round: Round }) {
  const t = useTranslations("tiles");
  const { tileWords } = useTileWords();
  const listed = useWordList();
  const Arrow = round.bet === "higher" ? ArrowUpIcon : ArrowDownIcon;
  const Mark = round.won ? CheckIcon : CloseIcon;
  const spoken = t("historyRound", {
    round: round.number,
    bet: t(round.bet),
    base: round.base,
    outcome: t(round.won ? "wonShort" : "lostShort"),
  });
  return (
    <li
      className={`absolute border border-hairline/85 ${styles.past}`}
      style={{ "--number": round.number } as CSSProperties}
    >
      <p className={`flex items-center tabular-nums ${styles.bet}`}>
        <span className="sr-only">{`${spoken}. ${listed(round.hand.map(tileWords))}`}</span>
        <span aria-hidden="true">{round.number}</span>
        <Arrow size={15} />
        <strong className="ms-auto font-extrabold text-bone" aria-hidden="true">
          {round.base}
        </strong>
        <span className={`grid place-items-center ${styles.mark}`} data-won={round.won || undefined}>
          <Mark size={12} />
        </span>
      </p>
      <span className={`unmirrored flex ${styles.minis}`} aria-hidden="true">
        {round.hand.map(({ id, kind }) => (
          <Face key={id} of={kind} />
        ))}
      </span>
    </li>
  );
});

/** The hands that were bet on, the newest first. */
export function History({ rounds }: { rounds: readonly Round[] }) {
  const t = useTranslations("tiles");
  // Only what comes while one looks on slides in.
  const found = useRef(rounds.length);
  const ledger = useRef<HTMLElement>(null);
  // Whoever has looked far back is shown the newest again.
  useOnChange([rounds.length], () => {
    ledger.current?.scrollTo({ left: 0 });
  });
  const won = rounds.filter((round) => round.won).length;
  return (
    <section className={`absolute ${styles.history}`} data-part="history" aria-label={t("history")}>
      <header className={`flex items-baseline justify-between ${styles.heading}`}>
        <h2 className="font-extrabold">{t("history")}</h2>
        <p className="text-sand">{t("historyCount", { rounds: rounds.length, won })}</p>
      </header>
      <Scroller
        as="ol"
        ref={ledger}
        className={`flex overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none] ${styles.rounds}`}
        aria-label={t("history")}
        data-fresh={rounds.length > found.current || undefined}
        style={{ "--count": rounds.length } as CSSProperties}
      >
        {rounds.length === 0 && <li className={`self-center text-sand ${styles.none}`}>{t("historyEmpty")}</li>}
        {rounds.map((round) => <Past key={round.number} round={round} />).reverse()}
      </Scroller>
    </section>
  );
}
