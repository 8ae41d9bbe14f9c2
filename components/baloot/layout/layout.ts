import type { FanSpace } from "@/components/hand/fan";
import { arcWithin, cardWidth } from "@/components/hand/fan";
import type { Point } from "@/components/table/seats/where-others-sit";
import type { Size } from "@/components/ui/hooks/use-size";
import type { Seat } from "@/lib/rules/game";
import type { Plane } from "./plane";

/** Where somebody sits as oneself sees it, counter-clockwise from oneself. */
const places = ["south", "east", "north", "west"] as const;

export type Place = (typeof places)[number];

/** Where a seat lies for whoever sits there, or for one who looks on from South's. */
export const placeFor = (own: Seat | null, seat: Seat): Place => places[(seat - (own ?? 0) + 4) % 4] ?? "south";

/** Where everything on the board lies, in px of the window. */
export interface Layout {
  readonly isTall: boolean;
  /** Whoever sees it looks on, and holds no cards. */
  readonly isWatched: boolean;
  /** The table without the sidebar. */
  readonly width: number;
  readonly height: number;
  readonly sidebar: number;
  readonly plane: Plane;
  readonly fan: FanSpace;
  /** The width of a card on the carpet. */
  readonly laid: number;
  /** How much wider the trick is spread. */
  readonly spread: number;
  readonly avatar: number;
  /** The width of the clock round a picture. */
  readonly ring: number;
  /** How much larger words are than on a common screen, as `app/globals.css` has it. */
  readonly scale: number;
  readonly seats: Readonly<Record<Place, Point>>;
  /** Upper edges of the score, the dashboard and the hand. */
  readonly hud: number;
  readonly dashboard: number;
  readonly hand: number;
  /** The width of the dashboard. */
  readonly strip: number;
  /** How far over the foot of a wide table the buttons stand. */
  readonly deeds: number;
}

const DASHBOARD = 72;

/** The least a card of a full hand keeps of its width on its way in. */
const LEAST_LAID = 0.61;

/** How far down a phone's score reaches, and how far in from the side of a phone that lies, with the menu before it. */
export const SCORE = { down: 84, across: 298 };

/** How much wider than a picture the clock round it is. */
const RING = 12;

/** How far in from both sides of a wide table the words under one's own place and the buttons reach. */
const BESIDE_HAND = 152;

/** From this width on there is room for all of them. */
const ROOMY = 1000;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

const scaleOf = (width: number, height: number) => clamp(1, Math.min(width / 1440, height / 900), 1.6);

function tall({ width, height, top, bottom }: Size, isWatched: boolean): Layout {
  const hudFoot = Math.max(0.15 * height, top + SCORE.down + 2);
  // Who looks on holds no cards: the carpet has half of their room, and the log the rest.
  const dashboard = (isWatched ? 0.6 : 0.51) * height;
  const arena = dashboard - 8 - hudFoot;
  const k = Math.min(width / 390, arena / 240);
  const side = 412 * k;
  const scale = scaleOf(width, height);
  const foot = dashboard + DASHBOARD * scale;
  const avatar = clamp(46, 0.064 * height, 76);
  const ring = avatar + RING;
  const edge = Math.max(42, avatar / 2 + 12);
  const reason = 56 + bottom;
  const strip = Math.min(width - 20, 640);
  const center = width / 2;
  const space = { width, centerX: center, most: clamp(100, 0.385 * width, 190), step: null };
  const eight = Math.min(cardWidth({ ...space, middle: 0, radius: 0 }, 8), 0.5 * (height - foot - reason));
  const laid = isWatched ? Math.min(0.25 * width, 0.26 * arena) : Math.min(0.69 * eight, 0.3 * arena);
  const held = { ...space, most: Math.min(space.most, 0.56 * (height - foot - reason)) };
  // Where the carpet is low for its width, as on an upright tablet, the hand is no larger than goes with the trick.
  const most = LEAST_LAID * cardWidth({ ...held, middle: 0, radius: 0 }, 8) > laid ? laid / LEAST_LAID : held.most;
  const middle = Math.min(height - reason - 0.78 * eight, foot + (height - foot - reason) / 2 + 26);
  const radius = 1.5 * height - middle;
  return {
    isTall: true,
    isWatched,
    width,
    height,
    sidebar: 0,
    plane: {
      center: { x: center, y: hudFoot + 0.647 * arena },
      side: Math.max(side, width * 1.056),
      perspective: 760 * Math.max(k, width / 390),
      tilt: isWatched ? (180 / Math.PI) * Math.acos(clamp(0.79, (1.1 * arena) / (1.056 * width), 0.96)) : 38,
    },
    fan: { ...space, most, middle, radius },
    laid,
    spread: 1,
    avatar,
    ring,
    scale,
    seats: {
      south: { x: (width - strip) / 2 + 8 + ring / 2, y: dashboard + (DASHBOARD * scale) / 2 - 17 },
      east: { x: width - edge, y: hudFoot + 0.4 * arena },
      north: { x: center, y: hudFoot + avatar / 2 + 6 },
      west: { x: edge, y: hudFoot + 0.4 * arena },
    },
    hud: Math.max(6, hudFoot - SCORE.down + 4),
    dashboard,
    strip,
    deeds: 0,
    hand: foot,
  };
}

function wide({ width: all, height }: Size, isWatched: boolean): Layout {
  const sidebar = all >= 1000 && height >= 480 ? clamp(300, 0.25 * all, 720) : 0;
  const width = all - sidebar;
  const isLow = height < 520;
  const scale = scaleOf(all, height);
  // Where no hand is held the carpet comes down to the foot; on a phone on its side the hand lies over its near edge.
  const [across, down] = isWatched ? [1000, isLow ? 660 : 800] : [1080, isLow ? 800 : 900];
  const k = Math.min(width / across, height / down);
  const middleOfCarpet = (isWatched ? 0.47 : isLow ? 0.425 : 0.44) * height;
  const beside = middleOfCarpet - 0.083 * 900 * (isWatched ? k : height / 900);
  const avatar = clamp(48, 80 * k, 130);
  const center = width / 2;
  const card = clamp(86, 150 * k, 260);
  const middle = height - 0.15 * height;
  const radius = 585 * Math.max(k, 0.5);
  const arc = width < ROOMY ? arcWithin(center - BESIDE_HAND, radius, card) : undefined;
  return {
    isTall: false,
    isWatched,
    width,
    height,
    sidebar,
    plane: { center: { x: center, y: middleOfCarpet }, side: 780 * k, perspective: 1500 * k, tilt: 43 },
    fan: { width, centerX: center, middle, radius, most: card, step: 8.6, arc },
    // Without a hand beside them they are as large as there is room for.
    laid: 0.69 * (isWatched ? 150 * k * (isLow ? 1.34 : 1.12) : card),
    spread: 1.2,
    avatar,
    ring: avatar + RING * scale,
    scale,
    seats: {
      // Under it there is room for its name, its turn and its clock.
      south: {
        x: Math.max(78, 85 * k),
        y: isLow ? 0.6 * height : Math.min(0.79 * height, height - 150 * scale),
      },
      east: { x: center + 398 * k, y: beside },
      north: { x: center, y: Math.max(38, 0.115 * height) },
      west: { x: center - 398 * k, y: beside },
    },
    hud: 0,
    dashboard: height,
    strip: 0,
    deeds: isLow ? 16 : 0.155 * height,
    hand: middle - 0.9 * card,
  };
}

/**
 * Lays the board out for a window, clear of a notch over an upright one and of a bar under it; in a script from the right
 * one's own place is on the right, as all chrome is. Who looks on has no hand to hold, and sees more of the carpet.
 */
export function layoutOf(size: Size, isMirrored: boolean, isWatched: boolean): Layout {
  const layout = size.width > size.height * 1.05 ? wide(size, isWatched) : tall(size, isWatched);
  if (!isMirrored) return layout;
  const { south } = layout.seats;
  return { ...layout, seats: { ...layout.seats, south: { ...south, x: layout.width - south.x } } };
}

/** What the button in the upper corner of a phone takes up. */
export const CORNER = 68;
