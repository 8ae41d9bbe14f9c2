import type { CardId } from "@/components/hand/layout";
import type { Rank, Suit } from "@/lib/rules/cards";
import { faceOf, type HeldPackCard, isJoker, type PackCard, packRankOf, packSuitOf } from "@/lib/rules/packs";

/** A rank and a suit as a slot shows them. */
interface Natural {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** One place of a hand: cards alike lie on each other in it, so do all jokers, and all that are as wild as each other. */
export interface Slot {
  readonly id: CardId;
  /** What it shows; null of a joker, and of a card that still lies face down. */
  readonly face: Natural | null;
  readonly kind: "natural" | "joker" | "two" | "down";
  readonly cards: readonly PackCard[];
  /** How many lie in it: of those face down nothing else is known. */
  readonly count: number;
}

/** What a game makes melds of, as far as a hand is put in order by it. */
export interface MeldRules {
  /** The ranks of a run from its high end down. */
  readonly run: readonly Rank[];
  /** Ranks that may lie together in several suits. */
  readonly sets: readonly Rank[];
  /** A 2 stands for other cards. */
  readonly isTwoWild: boolean;
}

/** What of a card stands for others. */
export function wildOf(card: PackCard, { isTwoWild }: MeldRules): "joker" | "two" | null {
  if (isJoker(card)) return "joker";
  return isTwoWild && packRankOf(card) === "2" ? "two" : null;
}

/** The slot a card lies in. */
function slotIdOf(card: HeldPackCard, rules: MeldRules): CardId {
  if (card === null) return "down";
  return wildOf(card, rules) ?? faceOf(card);
}

/** The slots of a hand, each where its first card came; of cards alike, one that is owed is taken up first. */
export function slotsOf(
  hand: readonly HeldPackCard[],
  rules: MeldRules,
  owed: PackCard | null = null,
): readonly Slot[] {
  const slots = new Map<CardId, { readonly first: HeldPackCard; readonly cards: PackCard[]; count: number }>();
  for (const card of hand) {
    const id = slotIdOf(card, rules);
    const slot = slots.get(id) ?? { first: card, cards: [], count: 0 };
    slots.set(id, slot);
    slot.count += 1;
    if (card !== null && card === owed) slot.cards.unshift(card);
    else if (card !== null) slot.cards.push(card);
  }
  return [...slots].map(([id, { first, cards, count }]) => {
    const [rank, suit] = first === null ? [null, null] : [packRankOf(first), packSuitOf(first)];
    const kind = first === null ? "down" : (wildOf(first, rules) ?? "natural");
    return { id, kind, cards, count, face: rank !== null && suit !== null ? { rank, suit } : null };
  });
}
