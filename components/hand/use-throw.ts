import { type RefObject, useRef } from "react";
import { movedBy, type Spot } from "@/components/flight/flight";
import { glideHome, type Start, setOff, THROW_MS } from "@/components/flight/throw";
import type { Point } from "@/components/table/seats/where-others-sit";
import { afterPaint } from "@/lib/browser/page/after-paint";
import { elementOf } from "./hand";
import type { CardId } from "./layout";
import type { Reason } from "./reason";
import { nowhere, raise } from "./use-gestures";

/**
 * Throws cards out of a hand: one that may be played sets off in the very event, and the page thinks about the move after
 * that frame; whoever draws it on the table lets it fly on from where it has come to. One that may not glides home.
 */
export function useThrow<Id extends CardId>({
  list,
  lifted,
  landing,
  whyNot,
  onPlay,
  onPlayed,
  onBlocked,
}: {
  list: RefObject<HTMLElement | null>;
  /** The card that is in front of the others already. */
  lifted: Id | null;
  /** Where a card comes to lie, seen as the hand's own places are: its upper left corner, were it not turned. */
  landing: (card: Id) => Spot;
  whyNot: (card: Id) => Reason | null;
  /** Plays it; says why where the table does not take it after all. */
  onPlay: (card: Id, now: () => Start) => Reason | null;
  onPlayed: (card: Id, refused: Reason | null) => void;
  /** It may not be played, and has not set off. */
  onBlocked: (card: Id, why: Reason | null) => void;
}) {
  const isLeaving = useRef(false);
  const thrown = useRef<Id | null>(null);

  /** Lets a card glide back to its place. */
  const settle = (element: HTMLElement, from: Spot) => {
    const glide = glideHome(element, from);
    raise(element);
    const lower = () => {
      // Unless it has been taken up again meanwhile.
      if (element.style.translate === "") delete element.dataset.aloft;
    };
    if (glide) glide.onfinish = lower;
    else lower();
  };

  /** Where a card is that was dragged so far; it is let go there. */
  const released = (element: HTMLElement, dragged: Point): Spot => {
    const from = movedBy(element);
    element.style.removeProperty("translate");
    return { ...from, x: from.x + dragged.x, y: from.y + dragged.y };
  };

  const letGo = (card: Id, dragged: Point) => {
    const element = elementOf(list.current, card);
    if (element) settle(element, released(element, dragged));
  };

  const throwCard = (card: Id, dragged: Point = nowhere) => {
    const element = elementOf(list.current, card);
    if (!element) return;
    const from = released(element, dragged);
    const why = whyNot(card);
    if (why !== null || isLeaving.current) {
      if (dragged !== nowhere) settle(element, from);
      if (!isLeaving.current) onBlocked(card, why);
      return;
    }
    // What is lifted is in front already, and its first frame has no more to draw.
    if (lifted !== card) raise(element);
    const flight = setOff(element, from, landing(card));
    const now = (): Start => flight?.now() ?? { ...from, ms: THROW_MS, at: null };
    const land = () => {
      isLeaving.current = false;
      const refused = onPlay(card, now);
      if (refused !== null) {
        thrown.current = null;
        const at = now();
        flight?.stop();
        settle(element, at);
      }
      onPlayed(card, refused);
    };
    thrown.current = card;
    isLeaving.current = true;
    // The card is on its way before the page thinks about the move.
    if (flight) afterPaint(land);
    else land();
  };

  return {
    throwCard,
    letGo,
    isLeaving: () => isLeaving.current,
    /** The card that was thrown last, until it is forgotten: it comes back if the table refuses it. */
    thrown,
  };
}
