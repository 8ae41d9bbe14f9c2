import { CardFan } from "@/components/decor/card-fan";
import { EightsCardFace, EightsDeckDefs, type FaceOfCard } from "../art/card";

const cards: readonly FaceOfCard[] = [
  { type: "number", color: "yellow", value: 5 },
  { type: "plus2", color: "blue" },
  { type: "wild" },
  { type: "reverse", color: "green" },
  { type: "number", color: "red", value: 7 },
];

/** A fan of Eights, as wide as its container. */
export default function EightsFan() {
  return (
    <>
      <EightsDeckDefs />
      <CardFan cards={cards} corner="rounded-[9.6%/6.9%]">
        {(card) => <EightsCardFace card={card} className="block size-full" />}
      </CardFan>
    </>
  );
}
