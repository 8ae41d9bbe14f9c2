import type { Start } from "@/components/flight/throw";
import { cardWidth } from "@/components/hand/fan";
import type { Point } from "@/components/table/seats/where-others-sit";
import type { Card } from "@/lib/rules/baloot";
import type { Layout, Place } from "../layout/layout";
import { lying, seen } from "../layout/plane";

/** Where the trick lies, in card widths from its middle. */
const offsets: Readonly<Record<Place, Point>> = {
  east: { x: 0.69, y: -0.1 },
  north: { x: -0.04, y: -0.62 },
  west: { x: -0.69, y: 0.02 },
  south: { x: 0, y: 0.48 },
};

/** Where on the carpet the public card lies, and how wide it is there. */
export const publicCardAt = ({ laid }: Layout): Point => ({ x: 0, y: -laid * 0.1 });

export const publicCardWidth = ({ laid }: Layout): number => laid * 1.28;

/** Where the public card is seen on the screen, and how wide. */
export function publicCardSeen(layout: Layout): Point & { readonly width: number } {
  const { x, y, scale } = seen(layout.plane, publicCardAt(layout));
  return { x, y, width: publicCardWidth(layout) * scale };
}

/** Where on the carpet a seat's card of the trick lies. */
export const spotOf = ({ laid, spread }: Layout, place: Place): Point => ({
  x: offsets[place].x * laid * spread,
  y: offsets[place].y * laid * spread,
});

/** Where one's own card will lie. */
export const slotOf = (layout: Layout): Point => spotOf(layout, "south");

/** Where a card is thrown from that nobody has dragged there: one's own out of the middle of the hand. */
export function sourceOf(layout: Layout, place: Place): Point & { readonly width: number } {
  const { fan, laid, isWatched } = layout;
  if (place === "south" && !isWatched) return { x: fan.centerX, y: fan.middle, width: cardWidth(fan, 8) };
  const { x, y } = layout.seats[place];
  return { x, y, width: 0.7 * laid * lying(layout.plane, { x, y }).scale };
}

/** A rest angle within ten degrees that every card keeps for itself. */
export const restAngle = (card: Card) =>
  (([...card].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 19) - 9) | 0;

/** One's own card on its way out of the hand. */
export interface Thrown {
  readonly card: Card;
  /** Where its middle is seen on the screen by now, how wide it is, and how long it still flies. */
  readonly now: () => Omit<Start, "scale"> & { readonly width: number };
}
