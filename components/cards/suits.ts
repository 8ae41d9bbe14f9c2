import type { Suit } from "@/lib/rules/cards";
import { placed } from "./svg-path";

/** The four suits. */
export const suitNames = ["spades", "hearts", "diamonds", "clubs"] as const;

/** One of the four suits. */
export type SuitName = (typeof suitNames)[number];

/** What the suit of a card by the rules is called here. */
export const suitNameOf: Readonly<Record<Suit, SuitName>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** Outlines 100 units high about their middle. */
const outlines: Record<SuitName, string> = {
  spades:
    "m0-50c7 17 46 33 46 62 0 15-10 25-22.5 25-9 0-15-4.5-18.5-11 1 12 6 19.5 15 24h-40c9-4.5 14-12 15-24-3.5 6.5-9.5 11-18.5 11-12.5 0-22.5-10-22.5-25 0-29 39-45 46-62z",
  hearts:
    "m0 47c-9-16-48-36-48-66 0-16 10.5-27 24-27 11 0 20 7 24 18 4-11 13-18 24-18 13.5 0 24 11 24 27 0 30-39 50-48 66z",
  diamonds: "m0-50c9 17.5 23 35.5 39 50-16 14.5-30 32.5-39 50-9-17.5-23-35.5-39-50 16-14.5 30-32.5 39-50z",
  clubs:
    "m0-49c13 0 23.5 10 23.5 23 0 9-5 15.5-11 19.5 3-1.5 7-2.5 11-2.5 13 0 24 10.5 24 23.5 0 13-10.5 23.5-23.5 23.5-8 0-15-4-19-10 1 10.5 6 17.5 15 22h-40c9-4.5 14-11.5 15-22-4 6-11 10-19 10-13 0-23.5-10.5-23.5-23.5 0-13 11-23.5 24-23.5 4 0 8 1 11 2.5-6-4-11-10.5-11-19.5 0-13 10.5-23 23.5-23z",
};

/** A suit's symbol as a path, so many units high about a point; a negative height turns it over. */
export function suitPath(suit: SuitName, x: number, y: number, height: number): string {
  return placed(outlines[suit], x, y, height / 100);
}
