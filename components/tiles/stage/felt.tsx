import { useTranslations } from "use-intl";
import { ShuffleIcon } from "@/components/ui/icons";
import { lastExhaustion, type Round } from "@/lib/rules/tiles";
import type { Phase, Seen } from "../play/round-phases";
import styles from "./felt.module.css";
import { Hand } from "./hand";
import { Reshuffled } from "./passing-notes";
import { Pile } from "./pile";
import { Total } from "./total";

const shuffles = Array.from({ length: lastExhaustion }, (_, index) => index + 1);

/** What is asked, in two halves. */
function Question() {
  const t = useTranslations("tiles");
  return (
    <p>
      <span className={`mx-auto ${styles.main}`}>{t("question")}</span>{" "}
      <span className={`mx-auto ${styles.more}`}>{t("equalLoses")}.</span>
    </p>
  );
}

/** What became of a bet, and of the honours with it. */
function Comparison({ round: { bet, total, base, won, moved } }: { round: Round }) {
  const t = useTranslations("tiles");
  const way = total === base ? "equal" : total < base ? "below" : bet === "higher" ? "beats" : "above";
  return (
    <p>
      <span className={`mx-auto ${styles.main}`}>{t(`compared.${way}`, { total, base })}</span>{" "}
      {moved !== total && (
        <span className={`mx-auto ${styles.more} ${styles.apart}`}>{t(won ? "rises" : "falls")}</span>
      )}
    </p>
  );
}

function Reshuffles({ count }: { count: number }) {
  const t = useTranslations("tiles");
  return (
    <p
      className={`absolute flex items-center justify-center rtl:[direction:rtl] ${styles.shuffles}`}
      data-part="reshuffles"
    >
      <ShuffleIcon size={16} />
      <span aria-hidden="true">{t("reshuffles")}</span>
      <span className="sr-only">{t("reshufflesOf", { count, last: lastExhaustion })}</span>
      {shuffles.map((shuffle) => (
        <i key={shuffle} data-full={shuffle <= count || undefined} aria-hidden="true" />
      ))}
    </p>
  );
}

/** The felt and what lies on it: two piles, a total, four tiles, and words that are read as the page is. */
export function Felt({ phase, seen, verdict }: { phase: Phase; seen: Seen; verdict: Round | null }) {
  const t = useTranslations("tiles");
  const { hand, base, draw, discard, exhaustions, rounds, running } = seen;
  const all = draw + discard + hand.length;
  return (
    <div className={`unmirrored absolute ${styles.felt}`} data-part="felt">
      <div className={`absolute overflow-hidden ${styles.cloth}`} />
      <Pile side="draw" count={draw} of={all} spoken={t("drawPile", { count: draw })} label={t("toDraw")} />
      {phase === "betting" && rounds.at(-1)?.reshuffled && <Reshuffled key={rounds.length} />}
      <Pile
        side="discard"
        count={discard}
        of={all}
        spoken={t("discardPile", { count: discard })}
        label={t("discarded")}
      />
      <Total phase={phase} base={base} running={running} verdict={verdict} />
      {phase === "dealing" && running && <Hand hand={running.hand} motion="leaving" />}
      <Hand
        hand={hand}
        label={t("hand")}
        motion={phase === "dealing" || phase === "counting" ? "coming" : undefined}
        change={verdict ? (verdict.won ? 1 : -1) : 0}
      />
      <div className={`absolute text-center rtl:[direction:rtl] ${styles.words}`}>
        {verdict ? <Comparison round={verdict} /> : <Question />}
      </div>
      <Reshuffles count={exhaustions} />
    </div>
  );
}
