import { type Card, type Rank, rankOf, suitOf } from "@/lib/rules/cards";
import { useIndices } from "../menu/settings";
import { SuitSign, useInk } from "./signs";

const letters: Partial<Record<Rank, string>> = { A: "أ", K: "ك", Q: "ب", J: "و" };

/** What is written on the cards of this device for a rank. */
export function useRankLetters(): (rank: Rank) => string {
  const isArabic = useIndices() === "arabic";
  return (rank) => (isArabic && letters[rank]) || rank;
}

/** A card so small that only its name is written on it. */
export function CardChip({ card, grave = false }: { card: Card; grave?: boolean }) {
  const ink = useInk(suitOf(card));
  const rank = rankOf(card);
  const letter = useRankLetters()(rank);
  return (
    <span
      dir="ltr"
      className={`inline-flex min-w-8 items-center justify-center gap-0.5 rounded-[5px] bg-paper px-1 py-0.5 font-extrabold font-index text-md/5 ${grave ? "outline-2 outline-madder-2" : ""}`}
      style={{ color: ink }}
    >
      {letter === rank ? rank : <span className="font-sans text-base/5">{letter}</span>}
      <SuitSign suit={suitOf(card)} size={12} />
    </span>
  );
}
