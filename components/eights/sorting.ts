import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { stored } from "@/lib/browser/stored";
import { cardTypes, colors, type HeldCard } from "@/lib/rules/eights";
import { DECK, type FollowedCard } from "./followed";

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

type HandCards = readonly FollowedCard<HeldCard>[];

/** A hand in the order its owner likes; `fresh` cards come last, as they came. */
export function sorted(hand: HandCards, order: SortOrder, fresh: ReadonlySet<string>): HandCards {
  if (order === "drawn") return hand;
  const [first, second] = ranks[order];
  const known = hand.filter(({ key }) => !fresh.has(key));
  const late = hand.filter(({ key }) => fresh.has(key));
  known.sort((one, other) => first(one.card) - first(other.card) || second(one.card) - second(other.card));
  return [...known, ...late];
}

const none: ReadonlySet<string> = new Set();
/** From a drawn card's departure until its face was seen; more cards take longer. */
const seenAfter = (cards: number) => 650 + 30 * cards;

/** The cards just drawn: they are seen to arrive before they take their places among the others. */
export function useFresh(hand: HandCards): ReadonlySet<string> {
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(hand.map(({ key }) => key)));
  const fresh = useMemo(() => {
    const keys = hand.flatMap(({ key, from }) => (from === DECK && !settled.has(key) ? [key] : []));
    return keys.length > 0 ? new Set(keys) : none;
  }, [hand, settled]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setSettled((before) => new Set([...before, ...fresh])), seenAfter(fresh.size));
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
