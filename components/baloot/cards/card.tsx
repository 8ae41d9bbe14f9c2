import { memo, useEffect } from "react";
import { deckArt, keepArt } from "@/components/cards/card-art-urls";
import { FrenchCardBack, FrenchCardFace, printAhead } from "@/components/cards/french-card";
import { suitNameOf } from "@/components/cards/suits";
import { useStored } from "@/lib/browser/storage/stored";
import { deck } from "@/lib/rules/baloot/cards";
import { type Card, rankOf, suitOf } from "@/lib/rules/cards";
import { cardSettings, useIndices } from "../menu/settings";

const french = (card: Card) => ({ rank: rankOf(card), suit: suitNameOf[suitOf(card)] });

/** Gets the deck ready while nothing else is to be done, so that a deal is not held up by its drawings. */
export function useDeckReady(): void {
  const indices = useIndices();
  useEffect(() => keepArt(deckArt), []);
  useEffect(() => printAhead(deck.map(french), indices), [indices]);
}

/** The face of a card as this device likes it, as large as its box. */
export const Face = memo(function Face({ card, off = false }: { card: Card; off?: boolean }) {
  const { four, gold } = useStored(cardSettings);
  const indices = useIndices();
  return (
    <FrenchCardFace
      card={french(card)}
      indices={indices}
      fourColour={four}
      gold={gold}
      off={off}
      className="block size-full"
    />
  );
});

/** A card from behind. */
export const Back = memo(function Back() {
  return <FrenchCardBack tone="indigo" className="block size-full" />;
});
