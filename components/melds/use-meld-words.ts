import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { type SuitName, suitNameOf } from "@/components/cards/suits";
import type { Rank, Suit } from "@/lib/rules/cards";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import type { Slot } from "./hand/slots";

const signs: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };
/** A short name of a card keeps its order in a line of Arabic. */
const short = (text: string) => `\u2066${text}\u2069`;

const isLetter = (rank: Rank): rank is "A" | "K" | "Q" | "J" => /^[AKQJ]$/.test(rank);

/** What any game of melds says, and its cards as they are read out; of melds each game speaks by itself. */
export function useMeldWords() {
  const t = useTranslations("melds");
  return useMemo(() => {
    const faceName = (rank: Rank, suit: SuitName) => t("card", { rank: t(`ranks.${rank}`), suit: t(`suits.${suit}`) });
    const cardName = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      return rank && suit ? faceName(rank, suitNameOf[suit]) : t("joker");
    };
    /** A rank as it is printed, and a card in a few signs. */
    const letter = (rank: Rank) => (isLetter(rank) ? t(`letters.${rank}`) : rank);
    const shortFace = (rank: Rank, suit: Suit) => short(`${letter(rank)}${signs[suit]}`);
    const shortCard = (card: PackCard): string => {
      const [rank, suit] = [packRankOf(card), packSuitOf(card)];
      return rank && suit ? shortFace(rank, suit) : short("Jo");
    };
    const slotName = ({ kind, face, count }: Slot): string => {
      const natural = face ? faceName(face.rank, suitNameOf[face.suit]) : "";
      const name = kind === "natural" ? natural : t(kind === "down" ? "cardDown" : kind);
      return count > 1 ? t("several", { card: name, count }) : name;
    };
    return { t, faceName, cardName, letter, shortFace, shortCard, slotName };
  }, [t]);
}
