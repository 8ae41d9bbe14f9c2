import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardFace } from "@/components/cards/french-card";
import { CornerCard } from "@/components/cards/pack-card";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { suitNames } from "../seen";

/** A card of this game as large as its box: the house's own face where there is room for it, and by its corner where not. */
export function PackFaceOf({
  card,
  indices,
  isWhole = false,
}: {
  card: PackCard;
  indices: Indices;
  isWhole?: boolean;
}) {
  const [rank, suit] = [packRankOf(card), packSuitOf(card)];
  if (!rank || !suit) return <CornerCard face="joker" wild="joker" indices={indices} />;
  const face = { rank, suit: suitNames[suit] };
  return isWhole ? (
    <FrenchCardFace card={face} indices={indices} className="block size-full" />
  ) : (
    <CornerCard face={face} indices={indices} />
  );
}
