import { deck } from "@/lib/rules/dhappa/cards";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import type { PackCard } from "@/lib/rules/packs";

const cards = (names: string) => names.split(" ").map((name) => name as PackCard);

/** A deal that is nearly over before it begins: few cards in each hand and in the pile, all others burned. */
export function lateDeal(deal: {
  readonly hands: readonly string[];
  /** In the order in which they are drawn. */
  readonly pile: string;
  readonly discards: string;
  readonly first: number;
}): Pick<DhappaState, "hands" | "pile" | "discards" | "burned" | "first" | "current"> {
  const hands = deal.hands.map(cards);
  const [pile, discards] = [cards(deal.pile).reverse(), cards(deal.discards)];
  const used = [...hands.flat(), ...pile, ...discards];
  if (new Set(used).size < used.length) throw new Error("a card twice");
  const burned = deck.filter((card) => !used.includes(card));
  return { hands, pile, discards, burned, first: deal.first, current: deal.first };
}
