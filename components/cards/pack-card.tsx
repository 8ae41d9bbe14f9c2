import { memo, type ReactNode } from "react";
import type { Rank } from "@/lib/rules/cards";
import { courtArt, isCourt } from "./card-art-urls";
import { type Indices, rankPath } from "./card-corner";
import { falconHead } from "./falcon-head";
import { paperEdge } from "./paper";
import { type SuitName, suitPath } from "./suits";
import { placed } from "./svg-path";
import { textOutline } from "./text-outline";

/** What is on a card of several packs: a joker has neither rank nor suit. */
type PackFace = { readonly rank: Rank; readonly suit: SuitName } | "joker";

/** A card that stands for others: a falcon flies, what is nailed stays. */
export type WildKind = "joker" | "two";

const paperInks = { red: "#B81F2D", black: "#1A161F" } as const;
const brassInks = { red: "#8A1420", black: "#2A1706" } as const;
const hueOf = (suit: SuitName) => (suit === "hearts" || suit === "diamonds" ? "red" : "black");

/** The grounds of wild cards; mount it once, beside `FrenchDeckDefs`. */
export const WildDefs = memo(function WildDefs() {
  const grounds = [
    ["wild-joker", "#3A2E80", "#1A1440"],
    ["wild-two", "#FBE5AC", "#DDAE52"],
  ] as const;
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {grounds.map(([id, light, dark]) => (
          <linearGradient key={id} id={`deck-${id}`} x2="1" y2="1">
            <stop stopColor={light} />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
});

const edges = { paper: paperEdge, "wild-joker": "#6A5BC0", "wild-two": "#A87B2C" } as const;

/** A card 100 wide and 140 high. */
function Ground({ paint, children }: { paint: keyof typeof edges; children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 140" className="block size-full" aria-hidden="true" focusable="false">
      <rect
        x=".75"
        y=".75"
        width="98.5"
        height="138.5"
        rx="7"
        fill={`url(#deck-${paint})`}
        stroke={edges[paint]}
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

const groundOf = (wild: WildKind | null) => (wild === null ? "paper" : (`wild-${wild}` as const));

/** The large sign of a joker's corner: a capital and a smaller letter. */
const jo = (() => {
  const { outline } = textOutline("0");
  return rankPath("J", "latin", { x: 16, top: 18, height: 35, widest: 24 }) + placed(outline, 36, 53, 0.028, 0.034);
})();

/**
 * A card of a hand whose cards hide all but a strip of each other: rank and suit lie on one line, within its left
 * three quarters and its upper half.
 */
export const CornerCard = memo(function CornerCard({
  face,
  wild = null,
  isNarrow = false,
  indices,
}: {
  face: PackFace;
  wild?: WildKind | null;
  /** A joker among whole faces, of which less is seen. */
  isNarrow?: boolean;
  indices: Indices;
}) {
  if (face === "joker")
    return (
      <Ground paint="wild-joker">
        <path d={jo} fill="#F4EBD7" transform={isNarrow ? "translate(1 5) scale(.64)" : undefined} />
        <path d={falconHead} transform="translate(66 34) scale(.3)" fill="#F0CB7B" fillRule="evenodd" />
        <path d={falconHead} transform="translate(50 100) scale(.6)" fill="#F0CB7B" fillRule="evenodd" />
      </Ground>
    );
  const { rank, suit } = face;
  const ink = (wild === null ? paperInks : brassInks)[hueOf(suit)];
  const index = rankPath(rank, indices, { x: 25, top: 13, height: 37.5, widest: rank === "10" ? 38 : 40 });
  return (
    <Ground paint={groundOf(wild)}>
      {isCourt(rank) ? (
        <svg x="9" y="68" width="82" height="66" viewBox="90 18 150 120" aria-hidden="true" focusable="false">
          <image href={courtArt(rank, suit, false)} width="250" height="350" />
        </svg>
      ) : (
        <path d={suitPath(suit, 50, 98, 48)} fill={ink} />
      )}
      <path d={index + suitPath(suit, 62, 32, 29.5)} fill={ink} />
    </Ground>
  );
});

/** What a wild card is, in the place of a suit: it flies, or it is nailed. */
function WildSign({ wild, y }: { wild: WildKind; y: number }) {
  if (wild === "joker")
    return <path d={falconHead} transform={`translate(50 ${y}) scale(.4)`} fill="#F0CB7B" fillRule="evenodd" />;
  return (
    <>
      <circle cx="50" cy={y} r="20" fill="#2A1706" />
      <path d={rankPath("2", "latin", { x: 50, top: y - 11, height: 22, widest: 22 })} fill="#F8E2AE" />
    </>
  );
}

/**
 * A card that lies in a meld: rank over suit in the strip at its left that its neighbour leaves free, as wide as
 * `strip` of a hundred; a wild card shows the rank it stands for and what it is.
 */
export const StripCard = memo(function StripCard({
  rank,
  suit,
  wild = null,
  strip = 80,
  isEdge = false,
  indices,
}: {
  /** What it is, or stands for. */
  rank: Rank;
  suit: SuitName;
  wild?: WildKind | null;
  strip?: number;
  /** No more than its edge shows: what is printed on it is hidden. */
  isEdge?: boolean;
  indices: Indices;
}) {
  if (isEdge) return <Ground paint={groundOf(wild)}>{null}</Ground>;
  const ink =
    wild === "joker" ? "#F4EBD7" : (wild === null ? paperInks : brassInks)[wild === null ? hueOf(suit) : "black"];
  const middle = strip / 2;
  return (
    <Ground paint={groundOf(wild)}>
      <path d={rankPath(rank, indices, { x: middle, top: 14, height: 46, widest: strip * 0.82 })} fill={ink} />
      <g transform={`translate(${middle - 50} 0)`}>
        {wild ? <WildSign wild={wild} y={96} /> : <path d={suitPath(suit, 50, 92, 38)} fill={ink} />}
      </g>
    </Ground>
  );
});
