import { type FrenchCard, FrenchCardFace, FrenchDeckDefs } from "@/components/cards/french-card";

const cards: readonly FrenchCard[] = [
  { rank: "10", suit: "hearts" },
  { rank: "Q", suit: "diamonds" },
  { rank: "K", suit: "spades" },
  { rank: "J", suit: "hearts" },
  { rank: "A", suit: "clubs" },
];

/** A fan of Baloot, as wide as its container. */
export function BalootFan() {
  return (
    <div className="unmirrored relative aspect-[100/66] w-full">
      <FrenchDeckDefs />
      {cards.map((card, place) => {
        const out = place - 2;
        return (
          <div
            key={card.rank + card.suit}
            className="absolute top-0 left-1/2 aspect-5/7 w-[31%] rounded-[7.6%/5.4%] shadow-[-0.2rem_0.6rem_1.1rem_rgb(5_2_10/0.6)]"
            style={{
              transform: `translateX(-50%) translate(${out * 54}%, ${8 + out * out * 5.5}%) rotate(${out * 9}deg)`,
            }}
          >
            <FrenchCardFace card={card} indices="latin" className="block size-full" />
          </div>
        );
      })}
    </div>
  );
}
