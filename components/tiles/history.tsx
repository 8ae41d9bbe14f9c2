import { memo, useRef } from "react";
import { useTranslations } from "use-intl";
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, CloseIcon } from "@/components/ui/icons";
import { Scroller } from "@/components/ui/scroller";
import { useWhenever } from "@/components/ui/whenever";
import { useListed } from "@/components/words/listed";
import type { Round } from "@/lib/rules/tiles";
import { Face } from "./face";
import { useTileWords } from "./tile-words";

const Past = memo(function Past({ round }: { round: Round }) {
  const t = useTranslations("tiles");
  const { tileWords } = useTileWords();
  const listed = useListed();
  const Arrow = round.bet === "higher" ? ArrowUpIcon : ArrowDownIcon;
  const Mark = round.won ? CheckIcon : CloseIcon;
  const spoken = t("historyRound", {
    round: round.number,
    bet: t(round.bet),
    base: round.base,
    outcome: t(round.won ? "wonShort" : "lostShort"),
  });
  return (
    <li className="tl-past">
      <p className="tl-past-head">
        <span className="sr-only">{`${spoken}. ${listed(round.hand.map(tileWords))}`}</span>
        <span aria-hidden="true">{round.number}</span>
        <Arrow size={15} />
        <strong className="tl-past-total" aria-hidden="true">
          {round.base}
        </strong>
        <span className="tl-mark" data-won={round.won || undefined}>
          <Mark size={12} />
        </span>
      </p>
      <span className="tl-minis" aria-hidden="true">
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
  useWhenever([rounds.length], () => {
    ledger.current?.scrollTo({ left: 0 });
  });
  const won = rounds.filter((round) => round.won).length;
  return (
    <section className="tl-history" data-part="history" aria-label={t("history")}>
      <header>
        <h2>{t("history")}</h2>
        <p>{t("historyCount", { rounds: rounds.length, won })}</p>
      </header>
      <Scroller as="ol" ref={ledger} aria-label={t("history")} data-fresh={rounds.length > found.current || undefined}>
        {rounds.length === 0 && <li className="tl-none">{t("historyEmpty")}</li>}
        {rounds.map((round) => <Past key={round.number} round={round} />).reverse()}
      </Scroller>
    </section>
  );
}
