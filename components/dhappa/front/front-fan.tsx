import { FrenchDeckDefs } from "@/components/cards/french-card";
import { WildDefs } from "@/components/cards/pack-card";
import { CardFan } from "@/components/decor/card-fan";
import { PackFace } from "@/components/melds/art/pack-face";
import type { PackCard } from "@/lib/rules/packs";
import { meldRules } from "../seen";

const cards: readonly PackCard[] = ["AS.0", "10S.0", "JK.0", "9H.0", "2H.0"];

/** A fan of Dhappa Baaji, as wide as its container. */
export default function DhappaFan() {
  return (
    <>
      <FrenchDeckDefs />
      <WildDefs />
      <CardFan cards={cards} corner="rounded-[7%/5%]">
        {(card) => <PackFace card={card} rules={meldRules} indices="latin" isWhole isNarrow />}
      </CardFan>
    </>
  );
}
