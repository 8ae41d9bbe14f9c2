import { type PointerEvent, useRef } from "react";
import { DRAG_PX } from "@/components/hand/drag-distance";
import { cardOf } from "@/components/hand/hand";
import type { CardId } from "@/components/hand/layout";

interface Stroke {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly first: CardId;
  /** Null until the finger has gone far enough along the row. */
  isOn: boolean | null;
}

/** A finger that goes along a row of the hand, and chooses every slot it comes over, or lets go of them. */
export function useStrokeSelection({
  isChosen,
  paint,
}: {
  isChosen: (slot: CardId) => boolean;
  paint: (slot: CardId, isOn: boolean) => void;
}) {
  const stroke = useRef<Stroke | null>(null);
  const wasPainted = useRef(false);
  const over = ({ x, isOn }: { x: number; isOn: boolean }, y: number) => {
    const slot = cardOf(document.elementFromPoint(x, y));
    if (slot !== undefined) paint(slot, isOn);
  };
  return {
    /** Whether what ends now was a stroke: its click is no tap. */
    wasStroke: () => {
      const was = wasPainted.current;
      wasPainted.current = false;
      return was;
    },
    /** Something else has begun. */
    stop: () => {
      stroke.current = null;
    },
    onPointerDown: ({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
      const first = cardOf(target);
      wasPainted.current = false;
      stroke.current =
        first !== undefined && isPrimary && button === 0
          ? { pointer: pointerId, x: clientX, y: clientY, first, isOn: null }
          : null;
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = stroke.current;
      if (now?.pointer !== pointerId) return;
      const [along, across] = [Math.abs(clientX - now.x), Math.abs(clientY - now.y)];
      if (now.isOn === null) {
        if (along <= DRAG_PX || across > along) return;
        now.isOn = !isChosen(now.first);
        wasPainted.current = true;
        paint(now.first, now.isOn);
      }
      over({ x: clientX, isOn: now.isOn }, now.y);
    },
    onPointerUp: () => {
      stroke.current = null;
    },
    onPointerCancel: () => {
      stroke.current = null;
    },
  };
}
