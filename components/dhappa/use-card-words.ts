import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { LaidCard } from "@/components/melds/strips/meld-strips";
import { useMeldWords } from "@/components/melds/use-meld-words";
import type { MeldSeen } from "./seen";

/** Words for cards and melds, as they are read out. */
export function useCardWords() {
  const t = useTranslations("dhappa");
  const cards = useMeldWords();
  const meldWords = cards.t;
  return useMemo(() => {
    const laidName = ({ rank, suit, wild }: LaidCard): string => {
      const card = cards.faceName(rank, suit);
      if (!wild) return card;
      return wild === "joker" ? meldWords("jokerAs", { card }) : t("twoAs", { card });
    };
    /** What a meld is called where there is little room. */
    const meldTitle = ({ kind, suit, rank }: MeldSeen): string =>
      kind === "run" && suit ? t(`suitTitle.${suit}`) : t(rank === "A" ? "aces" : "threes");
    const meldName = (meld: MeldSeen): string => {
      const [first, last] = [meld.cards[0], meld.cards.at(-1)];
      if (meld.kind === "set" || !meld.suit || !first || !last)
        return t("setNamed", { name: meldTitle(meld), count: meld.cards.length, wilds: meld.wilds });
      return t("runNamed", {
        name: meldTitle(meld),
        from: meldWords(`ranks.${first.rank}`),
        to: meldWords(`ranks.${last.rank}`),
        count: meld.cards.length,
        wilds: meld.wilds,
      });
    };
    return { ...cards, t, meldWords, laidName, meldTitle, meldName };
  }, [t, meldWords, cards]);
}
