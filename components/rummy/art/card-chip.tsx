import { type PackCard, packSuitOf } from "@/lib/rules/packs";
import { useCardWords } from "../use-card-words";

/** A card by its name alone, in a line of others. */
export function CardChip({ card }: { card: PackCard }) {
  const { shortCard } = useCardWords();
  const suit = packSuitOf(card);
  const ink = !suit
    ? "bg-[#3a2e80] text-[#f4ebd7]"
    : suit === "H" || suit === "D"
      ? "bg-white text-[#b81f2d]"
      : "bg-white text-[#1a161f]";
  return (
    <bdi
      dir="ltr"
      className={`inline-block rounded-[5px] border border-[#cdbc99] px-1.5 font-index text-base/6 ${ink}`}
    >
      {shortCard(card)}
    </bdi>
  );
}
