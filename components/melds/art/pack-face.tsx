import { memo } from "react";
import type { Indices } from "@/components/cards/card-corner";
import { FrenchCardFace } from "@/components/cards/french-card";
import { CornerCard } from "@/components/cards/pack-card";
import { suitNameOf } from "@/components/cards/suits";
import { type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { type MeldRules, wildOf } from "../hand/slots";

/** A card of several packs as large as its box: the house's own face where there is room for it, and by its corner where not. */
export const PackFace = memo(function PackFace({
  card,
  rules,
  indices,
  isWhole = false,
  isNarrow = false,
}: {
  card: PackCard;
  rules: MeldRules;
  indices: Indices;
  isWhole?: boolean;
  /** Of a joker less is seen. */
  isNarrow?: boolean;
}) {
  const [rank, suit] = [packRankOf(card), packSuitOf(card)];
  const wild = wildOf(card, rules);
  if (!rank || !suit) return <CornerCard face="joker" wild="joker" indices={indices} isNarrow={isNarrow} />;
  const face = { rank, suit: suitNameOf[suit] };
  if (isWhole && wild === null) return <FrenchCardFace card={face} indices={indices} className="block size-full" />;
  return <CornerCard face={face} wild={wild} indices={indices} />;
});
