import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { LaidCard } from "@/components/melds/strips/meld-strips";
import { useMeldWords } from "@/components/melds/use-meld-words";
import type { MeldSeen } from "./seen";

/** Words for cards and melds, as they are read out. */
export function useCardWords() {
  const t = useTranslations("rummy");
  const comma = useTranslations("common")("comma");
  const cards = useMeldWords();
  const meldWords = cards.t;
  return useMemo(() => {
    const laidName = (meld: MeldSeen, { rank, suit, wild }: LaidCard): string => {
      const card = meld.kind === "set" && wild ? meldWords(`ranks.${rank}`) : cards.faceName(rank, suit);
      return wild ? meldWords("jokerAs", { card }) : card;
    };
    const meldName = (meld: MeldSeen): string =>
      t("meldNamed", {
        kind: t(`kinds.${meld.kind}`),
        cards: meld.cards.map((card) => laidName(meld, card)).join(comma),
      });
    return { ...cards, t, meldWords, meldName };
  }, [t, comma, meldWords, cards]);
}
