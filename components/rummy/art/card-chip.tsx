import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";

const signs = { S: "♠", H: "♥", D: "♦", C: "♣" } as const;

/** A card by its name alone, in a line of others. */
export function CardChip({ card }: { card: PackCard }) {
  const [rank, suit] = [packRankOf(card), packSuitOf(card)];
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
      {rank && suit ? `${rank}${signs[suit]}` : "Jo"}
    </bdi>
  );
}
