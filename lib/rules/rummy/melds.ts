import { type Rank, type Suit, suits } from "../cards";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "../packs";
import type { LaidMeld, Meld } from "./state";

/** A first declaration is worth this much, or more. */
export const ENOUGH = 48;

/** Ranks from the ace up to the ace: the places of a run are 1 to 14. */
const order = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;
const TOP = order.length;

export const rankAt = (place: number): Rank => order[place - 1] ?? "A";

/** What a card of this rank is worth. */
const rankPoints = (rank: Rank): number => Number(rank) || 10;

/** What a card in the hand is worth. */
export const cardPoints = (card: PackCard): number => rankPoints(packRankOf(card) ?? "A");

const naturalsOf = (cards: readonly PackCard[]) => cards.filter((card) => !isJoker(card));

/** Where the low end of a run lies, read from its first natural card; an ace that has anything under it is high. */
function lowOf({ cards }: Pick<Meld, "cards">): number {
  const index = cards.findIndex((card) => !isJoker(card));
  const card = cards[index];
  const rank = card && packRankOf(card);
  if (!rank) return 1;
  return (rank === "A" && index > 0 ? TOP : order.indexOf(rank) + 1) - index;
}

/** The suit of a run; of a set that of its first natural card. */
export const suitOfRun = ({ cards }: Pick<Meld, "cards">): Suit => {
  const [card] = naturalsOf(cards);
  return (card && packSuitOf(card)) ?? "S";
};

const rankOfSet = ({ cards }: Pick<Meld, "cards">): Rank => {
  const [card] = naturalsOf(cards);
  return (card && packRankOf(card)) ?? "A";
};

/** The rank a card of a meld counts as: a joker's is that of the card it stands for. */
export const rankWithin = (meld: Meld, index: number): Rank =>
  meld.kind === "set" ? rankOfSet(meld) : rankAt(lowOf(meld) + index);

export const meldPoints = (meld: Meld): number =>
  meld.cards.reduce((sum, _, index) => sum + rankPoints(rankWithin(meld, index)), 0);

/** A sequence without a joker. */
export const isPure = ({ kind, cards }: Meld): boolean => kind === "run" && !cards.some(isJoker);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How far melds are from a first declaration: the points they lack, and whether a pure sequence is among them. */
export const declarationOf = (melds: readonly Meld[]) => {
  const points = sum(melds.map(meldPoints));
  return { points, missing: Math.max(0, ENOUGH - points), pure: melds.some(isPure) };
};

export type MeldFault =
  | "tooShort"
  | "onlyJokers"
  | "otherSuit"
  | "notInOrder"
  | "noWrap"
  | "otherRank"
  | "sameSuit"
  | "setFull";

function whyNoSet(cards: readonly PackCard[]): MeldFault | null {
  if (cards.length > suits.length) return "setFull";
  const naturals = naturalsOf(cards);
  if (new Set(naturals.map(packRankOf)).size > 1) return "otherRank";
  return new Set(naturals.map(packSuitOf)).size < naturals.length ? "sameSuit" : null;
}

function whyNoRun(cards: readonly PackCard[]): MeldFault | null {
  if (new Set(naturalsOf(cards).map(packSuitOf)).size > 1) return "otherSuit";
  const low = lowOf({ cards });
  const high = low + cards.length - 1;
  const isAstray = (card: PackCard, index: number) => !isJoker(card) && packRankOf(card) !== rankRound(low + index);
  if (cards.some(isAstray)) return "notInOrder";
  return low < 1 || high > TOP || (low === 1 && high === TOP) ? "noWrap" : null;
}

/** The rank of a place where the ace is followed by the two again: what would lie there if runs went round. */
const rankRound = (place: number): Rank => order.slice(0, -1).at((place - 1) % (TOP - 1)) ?? "A";

/** Why cards are no meld as they lie, null when they are one. */
export function whyNoMeld({ kind, cards }: Meld): MeldFault | null {
  if (cards.length < 3) return "tooShort";
  if (cards.every(isJoker)) return "onlyJokers";
  return kind === "set" ? whyNoSet(cards) : whyNoRun(cards);
}

/** The places 1 to 14 that natural cards of one suit may take together: an ace's choice is both ends. */
function placings(naturals: readonly PackCard[]): number[][] {
  const low = naturals.map((card) => order.indexOf(packRankOf(card) ?? "A") + 1);
  const high = low.map((place) => (place === 1 ? TOP : place));
  return low.includes(1) ? [low, high] : [low];
}

/** Every run these cards make, in any order, each joker in every place it might have. */
function runsOf(cards: readonly PackCard[]): Meld[] {
  const naturals = naturalsOf(cards);
  if (new Set(naturals.map(packSuitOf)).size !== 1) return [];
  const runs = placings(naturals).flatMap((places) => {
    if (new Set(places).size < places.length) return [];
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return [...Array(TOP).keys()].flatMap((index): Meld[] => {
      const low = index + 1;
      if (low > first || low + cards.length - 1 < last || low + cards.length - 1 > TOP) return [];
      const jokers = cards.filter(isJoker);
      const lain = cards.map((_, offset) => naturals[places.indexOf(low + offset)] ?? jokers.pop());
      return [{ kind: "run", cards: lain.filter((card) => card !== undefined) }];
    });
  });
  return runs.filter((run) => run.cards.length === cards.length && !whyNoMeld(run));
}

/**
 * Every meld these cards make, in whatever order they come, the one worth most first: more than one where a joker has a
 * choice of places, or may make a set as well as a run.
 */
export function meldsOf(cards: readonly PackCard[]): readonly Meld[] {
  const set: Meld = { kind: "set", cards: [...cards] };
  const melds = [...(whyNoMeld(set) ? [] : [set]), ...runsOf(cards)];
  return melds.sort((one, other) => meldPoints(other) - meldPoints(one));
}

/** An end of a run, or a set, where a card joins. */
export type End = "low" | "high" | "set";

/** A meld with one more card at this end. */
export const joined = ({ kind, cards }: Meld, card: PackCard, end: End): Meld => ({
  kind,
  cards: end === "low" ? [card, ...cards] : [...cards, card],
});

/** Why a card does not join a meld there, null when it does. */
export function whyNotJoin(meld: Meld, card: PackCard, end: End): MeldFault | null {
  if ((meld.kind === "set") !== (end === "set")) return "notInOrder";
  return whyNoMeld(joined(meld, card, end));
}

/** Where a card joins a meld: nowhere, somewhere, or at both ends. */
export const endsFor = (meld: Meld, card: PackCard): readonly End[] =>
  (["low", "high", "set"] as const).filter((end) => whyNotJoin(meld, card, end) === null);

/** The place of the joker that stands for a card, -1 where there is none. */
export function jokerFor(meld: Meld, card: PackCard): number {
  if (isJoker(card)) return -1;
  if (meld.kind === "set") {
    const isThere = meld.cards.some((other) => packSuitOf(other) === packSuitOf(card));
    return isThere || rankOfSet(meld) !== packRankOf(card) ? -1 : meld.cards.findIndex(isJoker);
  }
  if (suitOfRun(meld) !== packSuitOf(card)) return -1;
  return meld.cards.findIndex((other, index) => isJoker(other) && rankWithin(meld, index) === packRankOf(card));
}

/** A meld with a card in the place of a joker. */
export const exchanged = (meld: LaidMeld, index: number, card: PackCard): LaidMeld => ({
  ...meld,
  cards: meld.cards.with(index, card),
});
