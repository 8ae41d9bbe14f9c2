import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Slot } from "@/components/melds/hand/slots";
import type { LaidCard } from "@/components/melds/strips/meld-strips";
import type { Rank, Suit } from "@/lib/rules/cards";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { type MeldSeen, suitNames } from "./seen";

const signs: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
/** A short name of a card keeps its order in a line of Arabic. */
const short = (text: string) => `\u2066${text}\u2069`;

const isLetter = (rank: Rank): rank is "A" | "K" | "Q" | "J" => /^[AKQJ]$/.test(rank);

/** Words for cards and melds, as they are read out. */
export function useCardWords() {
  const t = useTranslations("rummy");
  return useMemo(() => {
    const faceName = (rank: Rank, suit: Suit) =>
      t("card", { rank: t(`ranks.${rank}`), suit: t(`suits.${suitNames[suit]}`) });
    const cardName = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      return rank && suit ? faceName(rank, suit) : t("joker");
    };
    /** A card in a few signs, as it is printed in its corner. */
    const shortCard = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      if (!rank || !suit) return short("Jo");
      return short(`${isLetter(rank) ? t(`letters.${rank}`) : rank}${signs[suit]}`);
    };
    const slotName = ({ kind, face, count }: Slot): string => {
      const name = face ? faceName(face.rank, face.suit) : t(kind === "joker" ? "joker" : "cardDown");
      return count > 1 ? t("several", { card: name, count }) : name;
    };
    const laidName = (meld: MeldSeen, { rank, suit, wild }: LaidCard): string => {
      const rankName = t(`ranks.${rank}`);
      if (!wild) return t("card", { rank: rankName, suit: t(`suits.${suit}`) });
      return t("jokerAs", {
        card: meld.kind === "set" ? rankName : t("card", { rank: rankName, suit: t(`suits.${suit}`) }),
      });
    };
    const meldName = (meld: MeldSeen): string =>
      t("meldNamed", {
        kind: t(`kinds.${meld.kind}`),
        cards: meld.cards.map((card) => laidName(meld, card)).join(t("comma")),
      });
    return { t, cardName, shortCard, slotName, meldName };
  }, [t]);
}
