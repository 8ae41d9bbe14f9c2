import type { Suit } from "@/lib/rules/cards";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";
import { cardPoints, rankWithin } from "@/lib/rules/rummy/melds";
import type { Meld } from "@/lib/rules/rummy/state";
import { type Stretch, span } from "./screen-lines";

/** How cards and lines are drawn: with the signs of a Unicode terminal, or with letters alone. */
export interface Signs {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly joker: string;
  readonly full: string;
  readonly light: string;
  readonly rule: string;
  readonly cursor: string;
}

export const unicode: Signs = {
  ...{ suits: { C: "♣", D: "♦", H: "♥", S: "♠" }, joker: "Jo★" },
  ...{ full: "█", light: "░", rule: "─", cursor: "▌" },
};

export const ascii: Signs = {
  ...{ suits: { C: "C", D: "D", H: "H", S: "S" }, joker: "Jo" },
  ...{ full: "#", light: ".", rule: "-", cursor: "_" },
};

/** `K♥`, `10S`, `Jo★`. */
export function nameOf(card: PackCard, signs: Signs): string {
  const [rank, suit] = [packRankOf(card), packSuitOf(card)];
  return rank && suit ? `${rank}${signs.suits[suit]}` : signs.joker;
}

/** Cards as they are said in a sentence. */
export const namesOf = (cards: readonly PackCard[], signs: Signs): string =>
  cards.map((card) => nameOf(card, signs)).join(" ");

/** A card in its cell of four columns. */
export function cellOf(card: PackCard, signs: Signs): Stretch {
  const suit = packSuitOf(card);
  const tone = isJoker(card) ? "joker" : suit === "H" || suit === "D" ? "red" : "black";
  return { ...span(`${nameOf(card, signs).padStart(3)} `, tone), order: "kept" };
}

/** A meld in cells, each joker with what it stands for where that is not plain to see. */
export const cellsOf = (meld: Meld, signs: Signs): Stretch[] =>
  meld.cards.map((card, index) =>
    isJoker(card) && meld.kind === "run"
      ? { ...span(`*${rankWithin(meld, index)}`.padStart(3).padEnd(4), "joker"), order: "kept" }
      : cellOf(card, signs),
  );

export type Sorting = "suit" | "rank";

const rankOrder = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const suitOrder: readonly Suit[] = ["S", "H", "D", "C"];

/** A hand in order, jokers last. */
export function sortedBy(hand: readonly PackCard[], sorting: Sorting): PackCard[] {
  const rank = (card: PackCard) => rankOrder.indexOf(packRankOf(card) ?? "") + (isJoker(card) ? 100 : 0);
  const suit = (card: PackCard) => (isJoker(card) ? 100 : suitOrder.indexOf(packSuitOf(card) ?? "C"));
  const first = sorting === "suit" ? suit : rank;
  const second = sorting === "suit" ? rank : suit;
  return hand.toSorted((a, b) => first(a) - first(b) || second(a) - second(b) || (a < b ? -1 : 1));
}

/** What the cards of a hand would cost a player who has declared. */
export const handPoints = (hand: readonly PackCard[]): number => hand.reduce((sum, card) => sum + cardPoints(card), 0);
