import type { Rank, Suit } from "./cards";
import { isJoker, type PackCard, packRankOf, packSuitOf } from "./packs";

/** Cards of one suit in a row: the first lies at the place `top` of the order its game runs in, each other one place further. */
interface Row {
  readonly top: number;
  readonly cards: readonly PackCard[];
}

/** The suit that these cards share, null where they are of several or of none. */
export function suitShared(cards: readonly PackCard[]): Suit | null {
  const [first, ...others] = cards;
  const suit = first ? packSuitOf(first) : null;
  return others.every((card) => packSuitOf(card) === suit) ? suit : null;
}

/** Wilds of one kind are alike: jokers, and cards of a rank that is wild. */
const kindOf = (wild: PackCard): string => (isJoker(wild) ? "joker" : (packRankOf(wild) ?? ""));

/** The wilds by their kinds, each kind as a stack to take from. */
function stacksOf(wilds: readonly PackCard[]): readonly (readonly PackCard[])[] {
  const stacks = new Map<string, PackCard[]>();
  for (const wild of wilds) stacks.set(kindOf(wild), [...(stacks.get(kindOf(wild)) ?? []), wild]);
  return [...stacks.values()];
}

/** Every way to put so many of these wilds in a line; those that are alike are not told apart. */
export function wildLines(wilds: readonly PackCard[], length: number): readonly (readonly PackCard[])[] {
  const go = (stacks: readonly (readonly PackCard[])[], left: number): (readonly PackCard[])[] => {
    if (left === 0) return [[]];
    return stacks.flatMap((stack, index) => {
      const [wild, ...rest] = stack;
      return wild ? go(stacks.with(index, rest), left - 1).map((line) => [wild, ...line]) : [];
    });
  };
  return go(stacksOf(wilds), length);
}

/**
 * Every row that has these cards where they are and all these wilds between or beside them; wilds that are alike are not
 * told apart.
 */
export function rowsAround(
  fixed: ReadonlyMap<number, PackCard>,
  wilds: readonly PackCard[],
  order: readonly Rank[],
): readonly Row[] {
  const places = [...fixed.keys()];
  if (places.length === 0) return [];
  const [top, bottom] = [Math.min(...places), Math.max(...places)];
  const spare = wilds.length - (bottom - top + 1 - fixed.size);
  if (spare < 0 || top < 0 || bottom >= order.length) return [];
  return Array.from({ length: spare + 1 }, (_, above) => ({
    top: top - above,
    bottom: bottom + spare - above,
  })).flatMap((reach) => {
    if (reach.top < 0 || reach.bottom >= order.length) return [];
    const reached = Array.from({ length: reach.bottom - reach.top + 1 }, (_, index) => reach.top + index);
    const open = reached.filter((place) => !fixed.has(place));
    return wildLines(wilds, open.length).map((line) => {
      const laid = new Map(open.map((place, index) => [place, line[index]]));
      const cards = reached.flatMap((place) => fixed.get(place) ?? laid.get(place) ?? []);
      return { top: reach.top, cards };
    });
  });
}

/** Where natural cards of one suit lie in an order that has each rank once, null where two would lie in one place. */
export function placesOf(naturals: readonly PackCard[], order: readonly Rank[]): ReadonlyMap<number, PackCard> | null {
  const places = new Map(
    naturals.flatMap((card) => {
      const rank = packRankOf(card);
      const place = rank ? order.indexOf(rank) : -1;
      return place < 0 ? [] : [[place, card] as const];
    }),
  );
  return places.size === naturals.length ? places : null;
}
