import { type FrenchCard, FrenchCardFace, FrenchDeckDefs } from "@/components/cards/french-card";
import { CardFan } from "@/components/decor/card-fan";

const cards: readonly FrenchCard[] = [
  { rank: "10", suit: "hearts" },
  { rank: "Q", suit: "diamonds" },
  { rank: "K", suit: "spades" },
  { rank: "J", suit: "hearts" },
  { rank: "A", suit: "clubs" },
];

/** A fan of Baloot, as wide as its container. */
export default function BalootFan({ isBare }: { isBare: boolean }) {
  return (
    <>
      <FrenchDeckDefs />
      <CardFan cards={cards} corner="rounded-[7.6%/5.4%]">
        {(card) => <FrenchCardFace card={card} indices="latin" isBare={isBare} className="block size-full" />}
      </CardFan>
    </>
  );
}
