import type { Point } from "@/components/table/seats/where-others-sit";
import { type Layout, type Place, SCORE } from "./layout";

/** Where something of a seat's stands: over the picture, beside it, or beside it away from the carpet. */
type RoomBeside = "over" | "left" | "right";

/**
 * Where a seat has room for what its owner says, or for a hand that lies open. A phone on its side has the score in the
 * corner over one's own place and the buttons under the other: what is said stands clear of both.
 */
export function roomBeside(
  { isTall, sidebar, seats, width }: Layout,
  place: Place,
  what: "bubble" | "hand",
): RoomBeside {
  const isOwnLeft = seats.south.x < width / 2;
  const isLow = !isTall && sidebar === 0;
  if (place === "north") return isLow ? (isOwnLeft ? "right" : "left") : what === "bubble" ? "left" : "right";
  if (isLow && place === (isOwnLeft ? "west" : "east")) return isOwnLeft ? "left" : "right";
  return "over";
}

/** How wide the backs are that count a seat's cards, in shares of its picture, with the gap beside it. */
const COUNT = 0.98;

/**
 * On which side of its picture a seat's cards are counted: towards the carpet, and with North away from what it says, but
 * not under the score of a phone on its side.
 */
export function countAt(layout: Layout, place: Place): "left" | "right" {
  const { isTall, sidebar, seats, width, ring, avatar } = layout;
  if (place !== "north") return place === "west" ? "right" : "left";
  const away = roomBeside(layout, place, "bubble") === "left" ? "right" : "left";
  if (isTall || sidebar > 0) return away;
  const reach = ring / 2 + 4 + COUNT * avatar;
  const room = away === "left" ? seats.north.x : width - seats.north.x;
  return room - reach >= SCORE.across ? away : away === "left" ? "right" : "left";
}

/** How far from a picture what its owner says stands beside it: after the cards, where they are on that side. */
export function saidFrom(layout: Layout, place: Place): number {
  return countAt(layout, place) === roomBeside(layout, place, "bubble") ? 6 + COUNT * layout.avatar : 8;
}

/** How large the dealer's coin is. */
export const coinSize = ({ avatar }: Layout): number => Math.max(22, avatar * 0.42);

/** Where the middle of the dealer's coin lies: on the upper left of a picture, but never off the screen. */
export function coinAt(layout: Layout, place: Place): Point {
  const { x, y } = layout.seats[place];
  const off = 0.38 * layout.ring;
  return { x: Math.max(coinSize(layout) / 2 + 3, x - off), y: y - off };
}
