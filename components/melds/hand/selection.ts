import type { PackCard } from "@/lib/rules/packs";
import type { Slot } from "./slots";

/** The cards of one's hand that are chosen, in the order in which they were. */
export type Selection = readonly PackCard[];

/** How many of a slot are chosen. */
export const chosenOf = ({ cards }: Slot, selection: Selection): number =>
  cards.filter((card) => selection.includes(card)).length;

const without = (selection: Selection, { cards }: Slot): Selection => selection.filter((card) => !cards.includes(card));

/** One more of a slot, then none of it. */
export function tapped(selection: Selection, slot: Slot): Selection {
  const next = slot.cards.find((card) => !selection.includes(card));
  return next === undefined ? without(selection, slot) : [...selection, next];
}

/** At least one of a slot, or none of it: what a finger does that goes along a row. */
export function painted(selection: Selection, slot: Slot, isOn: boolean): Selection {
  if (!isOn) return without(selection, slot);
  return chosenOf(slot, selection) > 0 ? selection : tapped(selection, slot);
}

/** One of each slot of a group, and nothing else of it; none where that is chosen already. */
export function groupTapped(selection: Selection, group: readonly Slot[]): Selection {
  const isWhole = group.every((slot) => chosenOf(slot, selection) === 1);
  const bare = group.reduce(without, selection);
  return isWhole ? bare : group.reduce((chosen, slot) => painted(chosen, slot, true), bare);
}

/** What of it is still in the hand. */
export function stillHeld(selection: Selection, slots: readonly Slot[]): Selection {
  const held = slots.flatMap(({ cards }) => cards);
  const left = selection.filter((card) => held.includes(card));
  return left.length === selection.length ? selection : left;
}
