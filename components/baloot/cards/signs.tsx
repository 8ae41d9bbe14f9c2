import { suitNameOf, suitNames, suitPath } from "@/components/cards/suits";
import { useStored } from "@/lib/browser/storage/stored";
import type { Suit } from "@/lib/rules/cards";
import { cardSettings } from "../menu/settings";

const signs = Object.fromEntries(suitNames.map((name) => [name, suitPath(name, 0, 0, 96)]));

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
export function useInk(suit: Suit, ground: "paper" | "dark" = "paper"): string {
  const { four } = useStored(cardSettings);
  const ink = { S: "black", C: four ? "green" : "black", H: "red", D: four ? "blue" : "red" } as const;
  return inks[ink[suit]][ground];
}

/** A suit by itself, in its ink; `light` on dark ground. */
export function SuitSign({ suit, size, light = false }: { suit: Suit; size: number; light?: boolean }) {
  const ink = useInk(suit, light ? "dark" : "paper");
  return (
    <svg viewBox="-50 -50 100 100" {...beside(size)} aria-hidden="true" focusable="false" className="shrink-0">
      <path d={signs[suitNameOf[suit]]} fill={ink} />
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
