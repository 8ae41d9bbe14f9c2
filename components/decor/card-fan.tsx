import type { ReactNode } from "react";
import { keyedByIndex } from "@/components/ui/keyed-by-index";

/** Five cards of a game fanned out, as wide as their container. */
export function CardFan<Card>({
  cards,
  corner,
  children,
}: {
  cards: readonly Card[];
  /** How round a card's corners are. */
  corner: string;
  children: (card: Card) => ReactNode;
}) {
  return (
    <div className="unmirrored relative aspect-[100/66] w-full">
      {keyedByIndex(cards, (card, place) => {
        const out = place - 2;
        return (
          <div
            className={`absolute top-0 left-1/2 aspect-5/7 w-[31%] shadow-[-0.2rem_0.6rem_1.1rem_rgb(5_2_10/0.6)] ${corner}`}
            style={{
              transform: `translateX(-50%) translate(${out * 54}%, ${8 + out * out * 5.5}%) rotate(${out * 9}deg)`,
            }}
          >
            {children(card)}
          </div>
        );
      })}
    </div>
  );
}
