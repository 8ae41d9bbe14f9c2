import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { cardOf } from "@/components/hand/hand";
import { type CardId, type FramedLayout, leads, reachedBy } from "@/components/hand/layout";
import type { Point } from "@/components/table/seats/where-others-sit";
import { gapAt } from "./by-hand";

/** So far outside of the hand a card is still put into it. */
const AROUND = 24;

/** What moves the slots of a hand whose order is its owner's. */
export interface Moving {
  /** Puts slots where so many lay before. */
  readonly move: (slots: readonly CardId[], before: number) => void;
  /** What is said of it to whoever cannot see it. */
  readonly words: (slot: CardId, place: number) => string;
}

/** Cards that are moved within their hand: carried, with a mark where they would come to lie, or by Shift with the arrows. */
export function useReorder({
  list,
  layout,
  order,
  moving,
}: {
  list: RefObject<HTMLElement | null>;
  layout: FramedLayout;
  order: readonly CardId[];
  /** Null where the order is not theirs to choose. */
  moving: Moving | null;
}) {
  const mark = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState("");
  const gapUnder = ({ x, y }: Point) => {
    const box = moving && list.current?.getBoundingClientRect();
    if (!box || y < box.top - AROUND || y > box.bottom + AROUND) return null;
    return gapAt(layout, { x: x - box.left, y: y - box.top });
  };
  const show = (pointer: Point | null) => {
    const gap = pointer && gapUnder(pointer);
    if (!mark.current) return;
    mark.current.hidden = !gap;
    if (gap) mark.current.style.transform = `translate(${gap.x}px, ${gap.y}px) translate(-50%, -50%)`;
  };
  return {
    mark,
    said,
    show,
    /** Whether what was let go there is put down in the hand. */
    putAt: (slots: readonly CardId[], pointer: Point): boolean => {
      show(null);
      const gap = gapUnder(pointer);
      if (!moving || !gap) return false;
      moving.move(slots, gap.before);
      return true;
    },
    keyed: (event: KeyboardEvent) => {
      if (!moving || !event.shiftKey || !leads(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const id = cardOf(event.target);
      const place = id === undefined ? -1 : order.indexOf(id);
      const there = place < 0 ? null : reachedBy(event.key, layout, place);
      if (id === undefined || there === null) return;
      moving.move([id], there < place ? there : there + 1);
      setSaid(moving.words(id, there + 1));
    },
  };
}
