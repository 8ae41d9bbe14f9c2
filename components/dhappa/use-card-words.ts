import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { SuitName } from "@/components/cards/suits";
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
  const t = useTranslations("dhappa");
  return useMemo(() => {
    const faceName = (rank: Rank, suit: SuitName) => t("card", { rank: t(`ranks.${rank}`), suit: t(`suits.${suit}`) });
    const cardName = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      return rank && suit ? faceName(rank, suitNames[suit]) : t("joker");
    };
    /** A rank as it is printed, and a card in a few signs. */
    const letter = (rank: Rank) => (isLetter(rank) ? t(`letters.${rank}`) : rank);
    const shortFace = (rank: Rank, suit: Suit) => short(`${letter(rank)}${signs[suit]}`);
    const shortCard = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      return rank && suit ? shortFace(rank, suit) : short("Jo");
    };
    const slotName = ({ kind, face, count }: Slot): string => {
      const name =
        kind === "down"
          ? t("cardDown")
          : kind === "joker"
            ? t("joker")
            : kind === "two"
              ? t("two")
              : face
                ? faceName(face.rank, suitNames[face.suit])
                : "";
      return count > 1 ? t("several", { card: name, count }) : name;
    };
    const laidName = ({ rank, suit, wild }: LaidCard): string => {
      const name = faceName(rank, suit);
      return wild ? t(wild === "joker" ? "jokerAs" : "twoAs", { card: name }) : name;
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
        from: t(`ranks.${first.rank}`),
        to: t(`ranks.${last.rank}`),
        count: meld.cards.length,
        wilds: meld.wilds,
      });
    };
    return { t, faceName, cardName, letter, shortFace, shortCard, slotName, laidName, meldTitle, meldName };
  }, [t]);
}
