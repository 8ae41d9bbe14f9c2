import { type Rank, suits } from "../../cards";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "../../packs";
import { ENOUGH, isPure, meldPoints, rankAt } from "../melds";
import type { Meld } from "../state";

/** No meld of a hand needs to be longer: what is longer is two, or is added to. */
const LONGEST_RUN = 5;
const MOST_JOKERS = 2;

/** A meld a hand may make, before it is said which of two twins and which joker lies in it: null stands for a joker. */
interface Pattern {
  readonly kind: Meld["kind"];
  readonly faces: readonly (string | null)[];
}

/** How many of each face are in a hand, jokers under an empty name. */
type Count = Map<string, number>;

const faceName = (card: PackCard): string => (isJoker(card) ? "" : card.slice(0, card.indexOf(".")));

function countOf(hand: readonly PackCard[]): Count {
  const count: Count = new Map();
  for (const card of hand) count.set(faceName(card), (count.get(faceName(card)) ?? 0) + 1);
  return count;
}

const jokersIn = (faces: readonly (string | null)[]) => faces.filter((face) => face === null).length;

function runPatterns(count: Count, jokers: number): Pattern[] {
  const patterns: Pattern[] = [];
  for (const suit of suits)
    for (let low = 1; low <= 12; low++) {
      const faces: (string | null)[] = [];
      for (let place = low; place <= Math.min(14, low + LONGEST_RUN - 1); place++) {
        const face = `${rankAt(place)}${suit}`;
        faces.push(count.has(face) ? face : null);
        const missing = jokersIn(faces);
        if (missing > Math.min(jokers, MOST_JOKERS)) break;
        if (faces.length >= 3 && faces.length - missing >= 2) patterns.push({ kind: "run", faces: [...faces] });
      }
    }
  return patterns;
}

/** Every choice of some of these. */
function choices<Of>(of: readonly Of[]): Of[][] {
  const [one, ...others] = of;
  if (one === undefined) return [[]];
  return choices(others).flatMap((some) => [some, [one, ...some]]);
}

function setPatterns(hand: readonly PackCard[], jokers: number): Pattern[] {
  const ranks = new Set(hand.flatMap((card): Rank[] => [packRankOf(card) ?? []].flat()));
  return [...ranks].flatMap((rank) => {
    const own = new Set(hand.filter((card) => packRankOf(card) === rank).map(packSuitOf));
    const faces = suits.filter((suit) => own.has(suit)).map((suit) => `${rank}${suit}`);
    return choices(faces)
      .filter((some) => some.length >= 2)
      .flatMap((some) =>
        [0, 1, 2]
          .filter((more) => more <= jokers && some.length + more >= 3 && some.length + more <= 4)
          .map((more): Pattern => ({ kind: "set", faces: [...some, ...Array.from({ length: more }, () => null)] })),
      );
  });
}

interface Wish {
  /** They have to make a first declaration. */
  readonly first: boolean;
  /** A card that has to be in them. */
  readonly must: PackCard | null;
  /** What a card is worth once it is laid. */
  readonly worth: (card: PackCard) => number;
}

/** After so many tries a hand full of jokers is given up as good enough. */
const TRIES = 20_000;
const MOST_MELDS = 4;

/** A pattern as it is weighed: how many of each face it takes, and what it brings. */
interface Weighed {
  readonly pattern: Pattern;
  readonly takes: Count;
  readonly size: number;
  readonly points: number;
  readonly pure: boolean;
  readonly musts: boolean;
  readonly worth: number;
}

/** A pattern with the cards of a hand that are not yet taken. */
function filled({ kind, faces }: Pattern, free: PackCard[]): Meld {
  const cards = faces.flatMap((face) => {
    const index = free.findIndex((card) => faceName(card) === (face ?? ""));
    return index < 0 ? [] : free.splice(index, 1);
  });
  return { kind, cards };
}

function weighed(pattern: Pattern, hand: readonly PackCard[], { must, worth }: Wish): Weighed {
  const { faces } = pattern;
  const takes: Count = new Map();
  for (const face of faces) takes.set(face ?? "", (takes.get(face ?? "") ?? 0) + 1);
  const meld = filled(pattern, [...hand]);
  return {
    pattern,
    takes,
    size: faces.length,
    points: meldPoints(meld),
    pure: isPure(meld),
    musts: must !== null && takes.has(faceName(must)),
    worth: meld.cards.reduce((sum, card) => sum + worth(card), 0),
  };
}

/** Takes cards out of a count, or puts them back. */
function change(count: Count, by: Count, sign: 1 | -1): void {
  for (const [face, many] of by) count.set(face, (count.get(face) ?? 0) + sign * many);
}

/** Shows every choice of patterns that have no card in common, until so many were tried. */
function everyPacking(count: Count, patterns: readonly Weighed[], show: (chosen: readonly Weighed[]) => void): void {
  let tries = 0;
  const pack = (from: number, chosen: readonly Weighed[]) => {
    if (chosen.length > 0) show(chosen);
    if (chosen.length === MOST_MELDS) return;
    for (let index = from; index < patterns.length && tries < TRIES; index++) {
      const pattern = patterns[index];
      if (!pattern) return;
      tries++;
      let fits = true;
      for (const [face, many] of pattern.takes) fits &&= (count.get(face) ?? 0) >= many;
      if (!fits) continue;
      change(count, pattern.takes, -1);
      pack(index, [...chosen, pattern]);
      change(count, pattern.takes, 1);
    }
  };
  pack(0, []);
}

const sumOf = (of: readonly Weighed[], what: "size" | "points" | "worth") =>
  of.reduce((sum, one) => sum + one[what], 0);

/** The best melds of a hand that leave a card of it, null where there are none. */
export function packed(hand: readonly PackCard[], wish: Wish): readonly Meld[] | null {
  const { first, must } = wish;
  const count = countOf(hand);
  const jokers = count.get("") ?? 0;
  const patterns = [...runPatterns(count, jokers), ...setPatterns(hand, jokers)].map((one) => weighed(one, hand, wish));
  let best: readonly Weighed[] = [];
  let worth = 0;
  everyPacking(count, patterns, (chosen) => {
    if (sumOf(chosen, "worth") <= worth || sumOf(chosen, "size") >= hand.length) return;
    if (must && !chosen.some(({ musts }) => musts)) return;
    if (first && (sumOf(chosen, "points") < ENOUGH || !chosen.some(({ pure }) => pure))) return;
    best = chosen;
    worth = sumOf(chosen, "worth");
  });
  if (best.length === 0) return null;
  const free = hand.toSorted((one, other) => Number(other === must) - Number(one === must));
  return best.map(({ pattern }) => filled(pattern, free));
}
