import { cardWidth } from "@/components/hand/fan";
import { CARD_HEIGHT } from "@/components/hand/layout";
import type { Layout } from "../layout/layout";
import { isOfEnd, type Moment } from "./moments-of";

/** Where a moment stands on the board, in px of the window. */
interface MomentPlace {
  /** The middle of what is shown. */
  readonly x: number;
  readonly y: number;
  /** The width of its cards, by which all of it is measured. */
  readonly card: number;
  /** How large its word is written. */
  readonly letters: number;
  /** Where its words begin; over a hand that is still to be played they end there, however many lines they take. */
  readonly words: { readonly from: number } | { readonly to: number };
}

/** How far what is shown reaches up and down from its middle, in widths of its cards. */
const reach: Readonly<Record<Moment["kind"], readonly [up: number, down: number]>> = {
  kaboot: [2.15, 2.15],
  gahwa: [2.3, 2.15],
  fourHundred: [1, 1.4],
  seal: [1.6, 1.6],
  first: [1.2, 1.35],
};

/** How wide a letter is, of its height. */
const WIDE = 0.56;
/** A line below the word, with the band before it; a narrow window breaks it in two. */
const [LINE, BAND, NARROW] = [28, 14, 400];
/** A name under a picture. */
const PLATE = 30;
/** How far words keep from the cards. */
const CLEAR = 8;
/** Never smaller than this share, though it lies over a seat's edge then, as on a phone on its side. */
const LEAST = 0.6;

/** Where a moment stands: over a hand that is still to be played it and its words end before its cards begin. */
export function momentPlace(kind: Moment["kind"], word: string, layout: Layout): MomentPlace {
  const { plane, laid, width, height, isTall, isWatched, fan, seats, ring, scale } = layout;
  const x = plane.center.x;
  const largest = Math.min(0.7 * laid, 0.15 * width);
  const letters = Math.min(76, 0.15 * width, 0.11 * height, (width - 24) / (WIDE * word.length));
  const middle = plane.center.y + 0.25 * largest;
  const from = middle + 2.5 * largest;
  // Where the hand was there is room for words now, clear of one's own place.
  if (isOfEnd({ kind })) {
    const below = isTall ? Math.max(from, layout.hand + 12) : from;
    return { x, y: middle, card: largest, letters, words: { from: below } };
  }
  if (isWatched) return { x, y: middle, card: largest, letters, words: { from } };
  const tall = 1.15 * letters + BAND + LINE * (width < NARROW ? 2 : 1);
  const cards = fan.middle - (CARD_HEIGHT * cardWidth(fan, 8)) / 2 - CLEAR;
  const to = Math.min(from + tall, cards);
  const [up, down] = reach[kind];
  const room = to - tall - (seats.north.y + ring / 2 + PLATE * scale);
  const card = Math.max(LEAST * largest, Math.min(largest, room / (up + down)));
  return { x, y: Math.min(middle, to - tall - down * card), card, letters, words: { to } };
}
