import { type RefObject, useRef } from "react";
import { home } from "@/components/flight/flight";
import { glideFrom } from "@/components/flight/throw";
import { elementOf } from "@/components/hand/hand";
import type { HandLayout } from "@/components/hand/layout";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import type { Card } from "@/lib/rules/baloot";
import { publicCardSeen, slotOf } from "../carpet/card-spots";
import { dealIn, takeIn } from "../flight/card-motion";
import type { Layout } from "../layout/layout";
import { seen } from "../layout/plane";

/** When each new card of one's own leaves the deck, and which one lay open until then. */
export interface Arrivals {
  readonly at: readonly number[];
  readonly taken: Card | null;
}

/** How large a card is on the carpet beside itself in the hand. */
const LAID = 0.69;

/** Lets new cards come from the middle of the table, and what was refused from where it was thrown. */
export function useArrivals({
  list,
  cards,
  isFresh,
  arrivals,
  thrown,
  layout,
  fan: { places, card: width },
}: {
  list: RefObject<HTMLElement | null>;
  cards: readonly Card[];
  isFresh: boolean;
  arrivals: Arrivals | null;
  /** The card that was thrown last. */
  thrown: RefObject<Card | null>;
  layout: Layout;
  fan: HandLayout;
}): void {
  const known = useRef<ReadonlySet<Card>>(new Set());
  useOnChangeBeforePaint([cards.join()], () => {
    const before = known.current;
    known.current = new Set(cards);
    if (isFresh) return;
    const arriving = cards.filter((card) => !before.has(card));
    if (arriving.length === 0) return;
    const isRefused = arriving.length === 1 && arriving[0] === thrown.current;
    const middle = seen(layout.plane, isRefused ? slotOf(layout) : { x: 0, y: 0 });
    const slots = [...(arrivals?.at ?? [])];
    for (const card of arriving) {
      const place = places[cards.indexOf(card)];
      const face = elementOf(list.current, card)?.querySelector<HTMLElement>("[data-face]");
      if (!place || !face) continue;
      const turn = (-place.angle * Math.PI) / 180;
      const isTaken = card === arrivals?.taken;
      const open = publicCardSeen(layout);
      const start = isTaken ? open : middle;
      const [x, y] = [start.x - place.x, start.y - place.y];
      const from = { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
      if (isRefused) glideFrom(face, { ...home, ...from, scale: LAID });
      else if (isTaken) takeIn(face, { ...home, ...from, scale: open.width / width, angle: -place.angle });
      else dealIn(face, face.querySelector<HTMLElement>("[data-back]"), from, slots.shift() ?? 0);
    }
    thrown.current = null;
  });
}
