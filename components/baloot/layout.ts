import type { Point } from "@/components/table/round-seats";
import type { FanSpace } from "./fan";
import { cardWidth } from "./fan";
import type { Plane } from "./plane";

/** Where somebody sits as oneself sees it, counter-clockwise from oneself. */
export const places = ["south", "east", "north", "west"] as const;
export type Place = (typeof places)[number];

/** Where everything on the board lies, in px of the window. */
export interface Layout {
  readonly isTall: boolean;
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
  readonly seats: Readonly<Record<Place, Point>>;
  /** Upper edges of the score, the dashboard and the hand. */
  readonly hud: number;
  readonly dashboard: number;
  readonly hand: number;
}

const DASHBOARD = 72;
const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function tall(width: number, height: number): Layout {
  const hudFoot = 0.15 * height;
  const dashboard = 0.51 * height;
  const arena = dashboard - 8 - hudFoot;
  const k = Math.min(width / 390, arena / 240);
  const side = 412 * k;
  const foot = dashboard + DASHBOARD;
  const avatar = clamp(46, 0.064 * height, 76);
  const reason = 56;
  const center = width / 2;
  const space = { width, centerX: center, most: clamp(100, 0.385 * width, 190), step: null };
  const eight = Math.min(cardWidth({ ...space, middle: 0, radius: 0 }, 8), 0.5 * (height - foot - reason));
  const middle = Math.min(height - reason - 0.78 * eight, foot + (height - foot - reason) / 2 + 26);
  const radius = 1.5 * height - middle;
  return {
    isTall: true,
    width,
    height,
    sidebar: 0,
    plane: {
      center: { x: center, y: hudFoot + 0.647 * arena },
      side: Math.max(side, width * 1.056),
      perspective: 760 * Math.max(k, width / 390),
      tilt: 38,
    },
    fan: { ...space, most: Math.min(space.most, 0.56 * (height - foot - reason)), middle, radius },
    laid: Math.min(0.69 * eight, 0.3 * arena),
    spread: 1,
    avatar,
    seats: {
      south: { x: 50, y: dashboard + 26 },
      east: { x: width - 42, y: hudFoot + 0.4 * arena },
      north: { x: center, y: hudFoot + avatar / 2 + 6 },
      west: { x: 42, y: hudFoot + 0.4 * arena },
    },
    hud: Math.max(10, hudFoot - 77),
    dashboard,
    hand: foot,
  };
}

function wide(all: number, height: number): Layout {
  const sidebar = all >= 1000 && height >= 480 ? clamp(300, 0.25 * all, 560) : 0;
  const width = all - sidebar;
  const k = Math.min(width / 1080, height / 900);
  const center = width / 2;
  const card = clamp(86, 150 * k, 260);
  const middle = height - 0.15 * height;
  return {
    isTall: false,
    width,
    height,
    sidebar,
    plane: { center: { x: center, y: 0.44 * height }, side: 780 * k, perspective: 1500 * k, tilt: 43 },
    fan: { width, centerX: center, middle, radius: 585 * Math.max(k, 0.5), most: card, step: 8.6 },
    laid: 0.69 * 150 * k * 1.12,
    spread: 1.2,
    avatar: clamp(48, 80 * k, 130),
    seats: {
      south: { x: Math.max(52, 85 * k), y: (height < 520 ? 0.6 : 0.73) * height },
      east: { x: center + 398 * k, y: 0.357 * height },
      north: { x: center, y: Math.max(38, 0.115 * height) },
      west: { x: center - 398 * k, y: 0.357 * height },
    },
    hud: 0,
    dashboard: height,
    hand: middle - 0.9 * card,
  };
}

/** Lays the board out for a window. */
export const layoutOf = (width: number, height: number): Layout =>
  width > height * 1.05 ? wide(width, height) : tall(width, height);
