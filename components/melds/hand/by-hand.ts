import type { CardId, HandLayout } from "@/components/hand/layout";
import type { Point } from "@/components/table/seats/where-others-sit";
import type { Slot } from "./slots";

/** Slots as their owner has put them; what has come since lies last. */
export function byHand(slots: readonly Slot[], kept: readonly CardId[]): readonly Slot[] {
  const put = kept.flatMap((id) => slots.find((slot) => slot.id === id) ?? []);
  return [...put, ...slots.filter(({ id }) => !kept.includes(id))];
}

/** The same slots with some of them taken out together and put where so many lay before. */
export function movedTo(order: readonly CardId[], taken: readonly CardId[], before: number): readonly CardId[] {
  const others = (part: readonly CardId[]) => part.filter((id) => !taken.includes(id));
  return [
    ...others(order.slice(0, before)),
    ...order.filter((id) => taken.includes(id)),
    ...others(order.slice(before)),
  ];
}

/** A gap between two slots: how many lie before it, and where it is. */
interface Gap extends Point {
  readonly before: number;
}

/** The gap of a hand next to a point of it, null in an empty one. */
export function gapAt({ rows, places, card }: HandLayout, at: Point): Gap | null {
  const topOf = (row: readonly number[]) => places[row[0] ?? 0]?.y ?? 0;
  const half = (card * 7) / 10;
  const row = rows.findLast((one) => topOf(one) - half <= at.y) ?? rows[0];
  const last = row?.at(-1);
  if (!row || last === undefined) return null;
  const y = topOf(row);
  for (const [column, slot] of row.entries()) {
    const left = (places[slot]?.x ?? 0) - card / 2;
    const next = places[row[column + 1] ?? -1];
    const strip = next ? next.x - card / 2 - left : card;
    if (at.x < left + strip / 2) return { before: slot, x: left, y };
  }
  return { before: last + 1, x: (places[last]?.x ?? 0) + card / 2, y };
}
