import { arabicLetter } from "@/components/cards/card-corner";
import { type Card, type Rank, rankOf, suitOf } from "@/lib/rules/cards";
import { useIndices } from "../menu/settings";
import { SuitSign, useInk } from "./signs";

const letters: Partial<Record<Rank, string>> = { A: "أ", K: "ك", Q: "ب", J: "و" };

/** What is written on the cards of this device for a rank. */
export function useRankLetters(): (rank: Rank) => string {
  const isArabic = useIndices() === "arabic";
  return (rank) => (isArabic && letters[rank]) || rank;
}

/** The letter of a court or an ace as it stands on the card: in another face a و reads as a 9. */
function Letter({ rank, words }: { rank: Rank; words: string }) {
  const letter = arabicLetter(rank);
  if (!letter) return words;
  const { path, width, height } = letter;
  return (
    <>
      <span className="sr-only">{words}</span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-[0.85em] w-auto shrink-0"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </>
  );
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
      {letter === rank ? rank : <Letter rank={rank} words={letter} />}
      <SuitSign suit={suitOf(card)} size={12} />
    </span>
  );
}
