import { memo, type ReactNode } from "react";
import { whenIdle } from "@/lib/browser/page/when-idle";
import type { Rank } from "@/lib/rules/cards";
import { type BackTone, backArt, courtArt, isCourt, type JokerInk, jokerArt } from "./card-art-urls";
import { type Indices, indexPath } from "./card-corner";
import { paperEdge, paperStops } from "./paper";
import { type SuitName, suitPath } from "./suits";

/** A card of the French deck. */
export interface FrenchCard {
  rank: Rank;
  suit: SuitName;
}

/** A joker, in one of the deck's two inks. */
interface FrenchJoker {
  rank: "joker";
  ink: JokerInk;
}

const inks = { black: "#1A161F", red: "#B81F2D", blue: "#1C5AA6", green: "#17724A" } as const;

/** The inks of a card that may not be played: grey, 42 % dark. */
const offInks = { black: "#0D0D0D", red: "#242424", blue: "#242424", green: "#242424" } as const;

const inkOf: Record<SuitName, readonly [two: keyof typeof inks, four: keyof typeof inks]> = {
  spades: ["black", "black"],
  hearts: ["red", "red"],
  diamonds: ["red", "blue"],
  clubs: ["black", "green"],
};

/** The two fields of pips, and the middle of the card. */
const fields = [
  { x: 166, y: 80, up: 1 },
  { x: 84, y: 270, up: -1 },
] as const;

type Spot = readonly [x: number, y: number];
const four: readonly Spot[] = [
  [-33, -36],
  [33, -36],
  [-33, 36],
  [33, 36],
];
const three: readonly Spot[] = [
  [-33, -32],
  [33, -32],
  [0, 30],
];
const two: readonly Spot[] = [
  [-33, 0],
  [33, 0],
];
const five: readonly Spot[] = [
  [-38, -38],
  [38, -38],
  [0, 0],
  [-38, 38],
  [38, 38],
];

/** The pips of each number: in either field, at the middle, and their height. */
const layouts: Partial<Record<Rank, { spots: readonly Spot[]; hasMiddle: boolean; height: number }>> = {
  "10": { spots: five, hasMiddle: false, height: 40 },
  "9": { spots: four, hasMiddle: true, height: 44 },
  "8": { spots: four, hasMiddle: false, height: 44 },
  "7": { spots: three, hasMiddle: true, height: 44 },
  "6": { spots: three, hasMiddle: false, height: 44 },
  "5": { spots: two, hasMiddle: true, height: 48 },
  "4": { spots: two, hasMiddle: false, height: 48 },
  "3": { spots: [[0, 0]], hasMiddle: true, height: 52 },
  "2": { spots: [[0, 0]], hasMiddle: false, height: 52 },
};

const printings = new Map<string, string>();

/** Prints what will be dealt, one card at a time while nothing else is to be done: printed in its frame it would hold that up. */
export function printAhead(cards: readonly FrenchCard[], indices: Indices): void {
  const [next, ...rest] = cards;
  if (!next) return;
  printed(next.rank, next.suit, indices);
  whenIdle(() => printAhead(rest, indices));
}

/** What `print` draws, drawn once. */
function printed(rank: Rank, suit: SuitName, indices: Indices): string {
  const key = `${rank} ${suit} ${indices}`;
  const known = printings.get(key) ?? print(rank, suit, indices);
  printings.set(key, known);
  return known;
}

/** Everything of a face that is printed in its ink: both indices, both small suits, and the pips. */
function print(rank: Rank, suit: SuitName, indices: Indices): string {
  const corners = indexPath(rank, indices) + suitPath(suit, 44, 126, 52) + suitPath(suit, 206, 224, -52);
  if (rank === "A") return corners + suitPath(suit, 125, 175, suit === "diamonds" ? 150 : 126);
  const layout = layouts[rank];
  if (!layout) return corners;
  const pips = fields.flatMap(({ x, y, up }) =>
    layout.spots.map(([right, down]) => suitPath(suit, x + right * up, y + down * up, layout.height * up)),
  );
  return corners + pips.join("") + (layout.hasMiddle ? suitPath(suit, 125, 175, layout.height) : "");
}

/** The cells of the ace's woven lozenge, thirteen across, that lie so far from the middle. */
function lozenge(...rings: number[]): string {
  const size = 3.7;
  const row = (y: number) =>
    Array.from({ length: 13 }, (_, place) => place - 6)
      .filter((x) => rings.includes(Math.abs(x) + Math.abs(y)))
      .map(
        (x) =>
          `M${(125 + (x - 0.5) * size).toFixed(2)} ${(175 + (y - 0.5) * size).toFixed(2)}h${size}v${size}h${-size}z`,
      );
  return Array.from({ length: 13 }, (_, place) => row(place - 6).join("")).join("");
}

const lozengeWool = lozenge(6, 4, 0);
const lozengeBrass = lozenge(3, 2);

/** The paints every card refers to: mount it once, anywhere before the first of them. */
export const FrenchDeckDefs = memo(function FrenchDeckDefs() {
  const paint = (id: string, stops: readonly (readonly [offset: number, colour: string])[]) => (
    <linearGradient id={`deck-${id}`} x2="1" y2="1">
      {stops.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stopColor={colour} />
      ))}
    </linearGradient>
  );
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>
        {paint("paper", paperStops)}
        {paint("off", [
          [0, "#939393"],
          [1, "#888888"],
        ])}
        {paint("gold", [
          [0, "#FBEDC6"],
          [0.2, "#F7E1A6"],
          [0.4, "#F4D997"],
          [0.46, "#DDAA4E"],
          [0.5, "#FFF4CF"],
          [0.55, "#DDAA4E"],
          [0.6, "#F4D997"],
          [0.8, "#F7E1A6"],
          [1, "#FBEDC6"],
        ])}
      </defs>
    </svg>
  );
});

/** A card's ground: paper, gold with its sheen, or grey. */
function Ground({ gold, off }: { gold: boolean; off: boolean }) {
  const [paint, edge] = off ? ["off", "#6E6E6E"] : gold ? ["gold", "#9C6A22"] : ["paper", paperEdge];
  return (
    <>
      <rect
        x=".75"
        y=".75"
        width="248.5"
        height="348.5"
        rx="18.25"
        fill={`url(#deck-${paint})`}
        stroke={edge}
        strokeWidth="1.5"
      />
      {gold && !off && (
        <>
          <path
            d="M106 2h22L2 178v-31zM178 2h46L28 348h-9A17 17 0 0 1 3 331zM248 64v20L96 348H84z"
            fill="#FFFBEA"
            fillOpacity=".3"
          />
          <rect
            x="6"
            y="6"
            width="238"
            height="338"
            rx="13.5"
            fill="none"
            stroke="#8A5A1C"
            strokeOpacity=".55"
            strokeWidth="1.5"
          />
        </>
      )}
    </>
  );
}

function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg viewBox="0 0 250 350" className={className} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** What a face takes. */
export interface FrenchCardFaceProps {
  card: FrenchCard | FrenchJoker;
  /** Letters of the courts and the ace; figures are Western in both. */
  indices: Indices;
  /** Diamonds blue, clubs green. */
  fourColour?: boolean;
  gold?: boolean;
  /** May not be played now: grey and dark, yet opaque. */
  off?: boolean;
  /** Without the figure of a court, which is a file of its own. */
  isBare?: boolean;
  className?: string;
}

/** One face; its name for the ear is the board's to say. Needs `FrenchDeckDefs` on the page. */
export const FrenchCardFace = memo(function FrenchCardFace({
  card,
  indices,
  fourColour = false,
  gold = false,
  off = false,
  isBare = false,
  className,
}: FrenchCardFaceProps) {
  const palette = off ? offInks : inks;
  if (card.rank === "joker") {
    return (
      <Card className={className}>
        <Ground gold={gold} off={off} />
        <image href={jokerArt(card.ink, off)} width="250" height="350" />
      </Card>
    );
  }
  const { rank, suit } = card;
  const ink = palette[inkOf[suit][fourColour ? 1 : 0]];
  return (
    <Card className={className}>
      <Ground gold={gold} off={off} />
      {isCourt(rank) && !isBare && <image href={courtArt(rank, suit, off)} width="250" height="350" />}
      <path d={printed(rank, suit, indices)} fill={ink} />
      {rank === "A" && (
        <>
          <path d={lozengeWool} fill={off ? "#8E8E8E" : "#FBF3E0"} />
          <path d={lozengeBrass} fill={off ? "#6A6A6A" : "#DFAE4E"} />
        </>
      )}
    </Card>
  );
});

/** The back, woven of 46 by 66 cells: one element with its drawing, for a deal is many of them at once. */
export const FrenchCardBack = memo(function FrenchCardBack({
  tone,
  className = "",
}: {
  tone: BackTone;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`bg-[length:100%_100%] bg-no-repeat ${className}`}
      style={{ backgroundImage: `url(${backArt(tone)})` }}
    />
  );
});
