import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardFace } from "@/components/cards/french-card";
import { CornerCard } from "@/components/cards/pack-card";
import { wildOf } from "@/components/melds/hand/slots";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { meldRules, suitNames } from "../seen";

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
  const wild = wildOf(card, meldRules);
  if (!rank || !suit) return <CornerCard face="joker" wild="joker" indices={indices} isNarrow={isWhole} />;
  const face = { rank, suit: suitNames[suit] };
  if (isWhole && wild === null) return <FrenchCardFace card={face} indices={indices} className="block size-full" />;
  return <CornerCard face={face} wild={wild} indices={indices} />;
}
