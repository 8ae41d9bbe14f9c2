import { FrenchDeckDefs } from "@/components/cards/french-card";
import { WildDefs } from "@/components/cards/pack-card";
import { CardFan } from "@/components/decor/card-fan";
import { PackFace } from "@/components/melds/art/pack-face";
import type { PackCard } from "@/lib/rules/packs";
import { meldRules } from "../seen";

/** No court among them: the front page would fetch a drawing for each. */
const cards: readonly PackCard[] = ["8D.0", "JK.0", "10D.0", "AS.0", "AH.0"];

/** A fan of Rummy, as wide as its container. */
export default function RummyFan() {
  return (
    <>
      <FrenchDeckDefs />
      <WildDefs />
      <CardFan cards={cards} corner="rounded-[7%/5%]">
        {(card) => <PackFace card={card} rules={meldRules} indices="latin" isWhole />}
      </CardFan>
    </>
  );
}
