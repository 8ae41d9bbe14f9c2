import { EightsCardFace, EightsDeckDefs, type FaceOfCard } from "@/components/eights/art/card";

const cards: readonly FaceOfCard[] = [
  { type: "number", color: "yellow", value: 5 },
  { type: "plus2", color: "blue" },
  { type: "wild" },
  { type: "reverse", color: "green" },
  { type: "number", color: "red", value: 7 },
];

/** A fan of Eights, as wide as its container. */
export function EightsFan() {
  return (
    <div className="unmirrored relative aspect-[100/66] w-full">
      <EightsDeckDefs />
      {cards.map((card, place) => {
        const out = place - 2;
        return (
          <div
            key={card.type + card.color}
            className="absolute top-0 left-1/2 aspect-5/7 w-[31%] rounded-[9.6%/6.9%] shadow-[-0.2rem_0.6rem_1.1rem_rgb(5_2_10/0.6)]"
            style={{
              transform: `translateX(-50%) translate(${out * 54}%, ${8 + out * out * 5.5}%) rotate(${out * 9}deg)`,
            }}
          >
            <EightsCardFace card={card} className="block size-full" />
          </div>
        );
      })}
    </div>
  );
}
