import type { CSSProperties, ReactNode } from "react";
import type { HeldCard } from "@/lib/rules/eights";
import { EightsCardBack, EightsCardFace } from "../art/card";

/** A card as a thing on the table, as wide as `width`; the travel layer carries it when it is named. */
export function CardBox({
  card,
  width,
  travel,
  place,
  from,
  angle = 0,
  className = "",
  style,
  children,
}: {
  /** Null lies face down. */
  card: HeldCard;
  width: number | string;
  travel?: string;
  place?: "hand" | "pile" | "drag" | "picker";
  from?: string;
  angle?: number;
  className?: string;
  style?: CSSProperties;
  /** What lies over it. */
  children?: ReactNode;
}) {
  return (
    <span
      data-travel={travel}
      data-place={place}
      data-from={from}
      data-angle={angle || undefined}
      data-face={card ? "up" : "down"}
      className={`block aspect-[5/7] rounded-[9.6%/6.857%] shadow-card ${className}`}
      style={{ inlineSize: width, rotate: angle ? `${angle}deg` : undefined, ...style }}
    >
      {card ? (
        <EightsCardFace card={card} className="block size-full" />
      ) : (
        <EightsCardBack className="block size-full" />
      )}
      {children}
    </span>
  );
}
