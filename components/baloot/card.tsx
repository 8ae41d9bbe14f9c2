import { memo, useEffect } from "react";
import { deckArt, keepArt } from "@/components/cards/deck-art";
import { FrenchCardBack, FrenchCardFace, printAhead } from "@/components/cards/french-card";
import { type Suit as SuitName, suitPath } from "@/components/cards/suits";
import { useStored } from "@/lib/browser/stored";
import { deck } from "@/lib/rules/baloot/cards";
import { type Card, type Rank, rankOf, type Suit, suitOf } from "@/lib/rules/cards";
import { cardSettings, useIndices } from "./settings";

const names: Readonly<Record<Suit, SuitName>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

const french = (card: Card) => ({ rank: rankOf(card), suit: names[suitOf(card)] });

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

const signs = Object.fromEntries(Object.values(names).map((name) => [name, suitPath(name, 0, 0, 96)]));

/** A sign as large as the words round it would have it, in px of a common screen. */
const beside = (px: number) => ({ width: `${px / 16}rem`, height: `${px / 16}rem` });

/** The inks of the suits, on paper and on dark ground. */
const inks = {
  black: { paper: "#1A161F", dark: "#fcf7ea" },
  red: { paper: "#B81F2D", dark: "#f0776a" },
  blue: { paper: "#1C5AA6", dark: "#7db6f7" },
  green: { paper: "#17724A", dark: "#6fd096" },
} as const;

/** What a suit is written in on this device. */
function useInk(suit: Suit, ground: "paper" | "dark" = "paper"): string {
  const { four } = useStored(cardSettings);
  const ink = { S: "black", C: four ? "green" : "black", H: "red", D: four ? "blue" : "red" } as const;
  return inks[ink[suit]][ground];
}

/** A suit by itself, in its ink; `light` on dark ground. */
export function SuitSign({ suit, size, light = false }: { suit: Suit; size: number; light?: boolean }) {
  const ink = useInk(suit, light ? "dark" : "paper");
  return (
    <svg viewBox="-50 -50 100 100" {...beside(size)} aria-hidden="true" focusable="false" className="shrink-0">
      <path d={signs[names[suit]]} fill={ink} />
    </svg>
  );
}

/** The sign of sun: no suit rules. */
export function SunSign({ size, ink = "#9a5a16" }: { size: number; ink?: string }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <svg viewBox="-12 -12 24 24" {...beside(size)} aria-hidden="true" focusable="false" className="shrink-0">
      <circle r="4.2" fill={ink} />
      {rays.map((angle) => (
        <path
          key={angle}
          d="M0-7v-3.500"
          stroke={ink}
          strokeWidth="2"
          strokeLinecap="round"
          transform={`rotate(${angle})`}
        />
      ))}
    </svg>
  );
}

const letters: Partial<Record<Rank, string>> = { A: "أ", K: "ك", Q: "ب", J: "و" };

/** What is written on the cards of this device for a rank. */
export function useRankLetters(): (rank: Rank) => string {
  const isArabic = useIndices() === "arabic";
  return (rank) => (isArabic && letters[rank]) || rank;
}

/** A card so small that only its name is written on it. */
export function CardChip({ card, grave = false }: { card: Card; grave?: boolean }) {
  const ink = useInk(suitOf(card));
  const rank = rankOf(card);
  const letter = useRankLetters()(rank);
  return (
    <span
      dir="ltr"
      className={`inline-flex min-w-8 items-center justify-center gap-0.5 rounded-[5px] bg-paper px-1 py-0.5 font-extrabold font-index text-md/5 ${grave ? "outline-2 outline-madder-2" : ""}`}
      style={{ color: ink }}
    >
      {letter === rank ? rank : <span className="font-sans text-base/5">{letter}</span>}
      <SuitSign suit={suitOf(card)} size={12} />
    </span>
  );
}
