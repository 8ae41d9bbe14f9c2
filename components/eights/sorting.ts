import * as z from "zod/mini";
import { stored } from "@/lib/client/stored";
import { cardTypes, colors, type HeldCard } from "@/lib/rules/eights";
import type { FollowedCard } from "./followed";

/** How a hand may be ordered, in the order the button goes through them. */
export const sortOrders = ["color", "number", "drawn"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The order chosen on this device. */
export const sortOrder = stored<SortOrder>("majlis.eights.sort", z.enum(sortOrders), () => "color");

/** The order after this one. */
export const nextOrder = (order: SortOrder): SortOrder =>
  sortOrders[(sortOrders.indexOf(order) + 1) % sortOrders.length] ?? "color";

const LAST = 99;
const byColor = (card: HeldCard) => (card?.color ? colors.indexOf(card.color) : card ? colors.length : LAST);
/** Numbers first, then the kinds of specials. */
const byNumber = (card: HeldCard) =>
  card ? (card.type === "number" ? (card.value ?? 0) : 10 + cardTypes.indexOf(card.type)) : LAST;

const ranks = {
  color: [byColor, byNumber],
  number: [byNumber, byColor],
} as const satisfies Record<Exclude<SortOrder, "drawn">, readonly ((card: HeldCard) => number)[]>;

/** A hand in the order its owner likes; cards still face down come last. */
export function sorted(hand: readonly FollowedCard<HeldCard>[], order: SortOrder): readonly FollowedCard<HeldCard>[] {
  if (order === "drawn") return hand;
  const [first, second] = ranks[order];
  return [...hand].sort((one, other) => first(one.card) - first(other.card) || second(one.card) - second(other.card));
}
