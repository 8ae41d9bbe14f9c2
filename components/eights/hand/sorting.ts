import { useCallback, useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { DECK } from "@/components/flight/anchors";
import { stored, useStored } from "@/lib/browser/storage/stored";
import { cardTypes, colors, type HeldCard } from "@/lib/rules/eights";
import type { FollowedCard } from "../happenings/followed";

/** How a hand may be ordered, in the order the button goes through them. */
const sortOrders = ["color", "number", "drawn"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The order chosen on this device. */
const sortOrder = stored<SortOrder>("majlis.eights.sort", z.enum(sortOrders), () => "color");

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
  const known = hand.filter(({ id }) => !fresh.has(id));
  const late = hand.filter(({ id }) => fresh.has(id));
  known.sort((one, other) => first(one.card) - first(other.card) || second(one.card) - second(other.card));
  return [...known, ...late];
}

const none: ReadonlySet<string> = new Set();
/** From a drawn card's departure until its face was seen; more cards take longer. */
const seenAfter = (cards: number) => 650 + 30 * cards;

/** The cards just drawn: they are seen to arrive before they take their places among the others. */
function useFresh(hand: HandCards): ReadonlySet<string> {
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(hand.map(({ id }) => id)));
  const fresh = useMemo(() => {
    const keys = hand.flatMap(({ id, from }) => (from === DECK && !settled.has(id) ? [id] : []));
    return keys.length > 0 ? new Set(keys) : none;
  }, [hand, settled]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setSettled((before) => new Set([...before, ...fresh])), seenAfter(fresh.size));
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

/** A hand as its owner likes it, and how they come to like it otherwise; `sortings` counts how often they have. */
export function useSorting(hand: HandCards) {
  const order = useStored(sortOrder);
  const fresh = useFresh(hand);
  const shown = useMemo(() => sorted(hand, order, fresh), [hand, order, fresh]);
  const [sortings, setSortings] = useState(0);
  const sort = useCallback(() => {
    sortOrder.write(nextOrder(sortOrder.read()));
    setSortings((count) => count + 1);
  }, []);
  return { order, shown, sort, sortings };
}
