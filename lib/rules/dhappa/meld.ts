import { type Card, rankOf, type Suit, suitOf, suits } from "../cards";
import type { PackCard } from "../packs";
import { isWild, naturalFace, order, placeOfRank } from "./cards";
import type { DhappaOptions, Meld, Run } from "./state";

const LARGEST_SET = 4;
const SMALLEST = 3;

/** The cards that a meld's cards stand for, in their order: natural ones for themselves. */
export function facesOf(meld: Meld): readonly Card[] {
  if (meld.kind === "set") return meld.suits.map((suit): Card => `${meld.rank}${suit}`);
  return meld.cards.flatMap((_, index): Card[] => {
    const rank = order[meld.top + index];
    return rank ? [`${rank}${meld.suit}`] : [];
  });
}

/** The lowest place a run takes. */
export const bottomOf = ({ top, cards }: Run): number => top + cards.length - 1;

export const wildsIn = ({ cards }: Pick<Meld, "cards">): readonly PackCard[] => cards.filter(isWild);

export const isPure = (meld: Pick<Meld, "cards">): boolean => !meld.cards.some(isWild);

/** A card on the table, and what it stands for. */
export type Laid = readonly [card: PackCard, face: Card];

/** What was found of melds that are still in use: a search asks each of them again and again. */
const found = new WeakMap<Meld, readonly Laid[]>();

export function laidIn(meld: Meld): readonly Laid[] {
  const known = found.get(meld);
  if (known) return known;
  const faces = facesOf(meld);
  const laid = meld.cards.flatMap((card, index): Laid[] => {
    const face = faces[index];
    return face ? [[card, face]] : [];
  });
  found.set(meld, laid);
  return laid;
}

/** The first natural card, by which a new meld goes. */
const nameOf = (cards: readonly PackCard[]): PackCard | undefined => cards.find((card) => !isWild(card));

/** The run or set that these cards are where each stands for what is said, null where that is neither. */
export function meldOf(laid: readonly Laid[], { duplicates }: Pick<DhappaOptions, "duplicates">): Meld | null {
  if (laid.length < SMALLEST) return null;
  if (laid.some(([card, face]) => (naturalFace(card) ?? face) !== face)) return null;
  return runOf(laid) ?? setOf(laid, duplicates);
}

function runOf(laid: readonly Laid[]): Run | null {
  const [, first] = laid[0] ?? [];
  if (!first || laid.some(([, face]) => suitOf(face) !== suitOf(first))) return null;
  const placed = laid.map(([card, face]) => ({ card, place: placeOfRank(rankOf(face)) }));
  placed.sort((one, other) => one.place - other.place);
  const top = placed[0]?.place ?? -1;
  if (top < 0 || placed.some(({ place }, index) => place !== top + index)) return null;
  const cards = placed.map(({ card }) => card);
  const id = nameOf(cards);
  return id ? { kind: "run", id, suit: suitOf(first), top, cards } : null;
}

/** However a set came about it lies in one order. */
const bySuit = ([one, face]: Laid, [other, second]: Laid): number =>
  suits.indexOf(suitOf(face)) - suits.indexOf(suitOf(second)) || (one < other ? -1 : 1);

function setOf(laid: readonly Laid[], duplicates: boolean): Meld | null {
  const rank = laid[0] && rankOf(laid[0][1]);
  if ((rank !== "A" && rank !== "3") || laid.length > LARGEST_SET) return null;
  if (laid.some(([, face]) => rankOf(face) !== rank)) return null;
  const natural = laid.flatMap(([card, face]) => (isWild(card) ? [] : [suitOf(face)]));
  const wild = laid.flatMap(([card, face]) => (isWild(card) ? [suitOf(face)] : []));
  // A wild stands for a suit that the set has not.
  if (wild.some((suit, index) => natural.includes(suit) || wild.indexOf(suit) !== index)) return null;
  if (!duplicates && new Set(natural).size !== natural.length) return null;
  const id = nameOf(laid.map(([card]) => card));
  if (!id) return null;
  const inOrder = laid.toSorted(bySuit);
  return {
    kind: "set",
    id,
    rank,
    suits: inOrder.map(([, face]) => suitOf(face)),
    cards: inOrder.map(([card]) => card),
  };
}

/** The suits that no card of a set is of or stands for. */
export const absentFrom = (taken: readonly Suit[]): readonly Suit[] => suits.filter((suit) => !taken.includes(suit));
