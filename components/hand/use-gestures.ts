import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useRef } from "react";
import type { Point } from "@/components/table/seats/where-others-sit";
import { useNoFling } from "@/components/ui/hooks/use-no-fling";
import { DRAG_PX } from "./drag-distance";
import { cardOf, elementOf } from "./hand";
import type { CardId } from "./layout";

/** A swipe this far up is meant. */
const SWIPE = 56;
/** So soon and so near, a press is the second one of a double click or tap. */
const DOUBLE = { ms: 500, px: 24 };
export const nowhere: Point = { x: 0, y: 0 };

interface Grip<Id> {
  readonly pointer: number;
  /** Where it was taken. */
  x: number;
  readonly y: number;
  readonly isTouch: boolean;
  card: Id;
  dragged: Point;
  mode: "press" | "browse" | "drag";
}

/** A card that is dragged, or on its way, is in front of the table and of all others. */
export const raise = (card: HTMLElement) => {
  card.dataset.aloft = "";
};

/** What a hand hears of the pointers over it. */
interface Gestures<Id> {
  /** A finger or a mouse has pressed a card and let it go; says whether the card flies off. */
  readonly onPress: (card: Id, isTouch: boolean) => boolean;
  /** A finger goes along the hand, and has come to this card. */
  readonly onBrowse: (card: Id) => void;
  /** A card was let go so far from where it was taken; up, where it was swiped or dragged out of the hand. */
  readonly onRelease: (card: Id, dragged: Point, isUp: boolean) => void;
  /** The mouse rests on a card, or on none any more. */
  readonly onPoint: (card: Id | null) => void;
  /** Keys and screen readers press plainly. */
  readonly onPlainPress: (card: Id) => void;
}

/**
 * The pointers over a hand whose cards are thrown from where they are: a press, a way along the cards, a drag or a swipe up.
 * What is dragged is the card itself, moved without a word to React.
 */
export function useGestures<Id extends CardId>({
  list,
  cards,
  edge,
  onPress,
  onBrowse,
  onRelease,
  onPoint,
  onPlainPress,
}: Gestures<Id> & {
  list: RefObject<HTMLElement | null>;
  cards: readonly Id[];
  /** The height over which a card is out of the hand. */
  edge: number;
}) {
  const grip = useRef<Grip<Id> | null>(null);
  const wasPointed = useRef(false);
  const wasTouched = useRef(false);
  const flown = useRef<(Point & { readonly card: Id; readonly at: number }) | null>(null);
  useNoFling(list);
  const known = (card: CardId | undefined): Id | null => cards.find((one) => one === card) ?? null;

  /** The card under the pointer came there because another was thrown from there just now, which this press was meant for. */
  const isOfAnother = ({ clientX, clientY }: PointerEvent, card: Id) => {
    const last = flown.current;
    if (last === null || last.card === card || performance.now() - last.at > DOUBLE.ms) return false;
    return Math.hypot(clientX - last.x, clientY - last.y) <= DOUBLE.px;
  };

  const pressed = (event: PointerEvent<HTMLElement>) => {
    const card = known(cardOf(event.target));
    if (card === null || event.button !== 0 || grip.current) return;
    const isTouch = event.pointerType !== "mouse";
    wasPointed.current = true;
    wasTouched.current = isTouch;
    if (isOfAnother(event, card)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    grip.current = { pointer, x, y, isTouch, card, dragged: nowhere, mode: "press" };
    event.currentTarget.setPointerCapture(pointer);
  };

  /** A finger on its way along the cards takes the one it has come to, until it goes up with it. */
  const browse = (held: Grip<Id>, { clientX, clientY }: PointerEvent) => {
    if (clientY - held.y < -SWIPE / 2) {
      held.mode = "drag";
      // It comes from where the finger has come to.
      held.x = clientX;
      return;
    }
    const under = document
      .elementsFromPoint(clientX, Math.max(clientY, edge + 40))
      .map(cardOf)
      .find((name) => name !== undefined);
    const card = known(under);
    if (card === null || card === held.card) return;
    held.card = card;
    onBrowse(card);
  };

  const moved = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (held.mode === "press" && Math.hypot(x, y) > DRAG_PX)
      held.mode = held.isTouch && Math.abs(x) > Math.abs(y) ? "browse" : "drag";
    if (held.mode === "browse") browse(held, event);
    const element = held.mode === "drag" ? elementOf(list.current, held.card) : null;
    if (!element) return;
    held.dragged = { x: event.clientX - held.x, y };
    element.style.translate = `${held.dragged.x}px ${y}px`;
    raise(element);
  };

  const released = (event: PointerEvent) => {
    const held = grip.current;
    if (!held || held.pointer !== event.pointerId) return;
    grip.current = null;
    const { card, dragged, mode, isTouch } = held;
    // It has been played meanwhile, by time or by a bot.
    if (!elementOf(list.current, card)) return;
    const isCalledOff = event.type === "pointercancel";
    const isUp = event.clientY - held.y < -SWIPE || event.clientY < edge;
    if (mode === "drag") onRelease(card, dragged, isUp && !isCalledOff);
    else if (mode === "press" && !isCalledOff && onPress(card, isTouch))
      flown.current = { card, at: performance.now(), x: event.clientX, y: event.clientY };
  };

  return {
    isHeld: () => grip.current !== null,
    props: {
      onPointerDown: pressed,
      onPointerMove: moved,
      onPointerUp: released,
      onPointerCancel: released,
      // What comes under the mouse because a card is dragged is not pointed at.
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || grip.current) return;
        const card = known(cardOf(event.target));
        // Between two parts of one card nothing is pointed at anew.
        if (card !== null && cardOf(event.relatedTarget) !== card) onPoint(card);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse" && !grip.current) onPoint(null);
      },
      onTouchEnd: (event: SyntheticEvent) => {
        // What was tapped is known: a browser that makes a mouse of the finger lays the page out for it before the card is painted.
        event.preventDefault();
      },
      onMouseDown: (event: SyntheticEvent) => {
        // A finger leaves the focus where it is: moving it after each card would hold up the card's own frame.
        if (wasTouched.current) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        const card = known(cardOf(event.target));
        // A pointer has had its say.
        if (card !== null && (event.detail === 0 || !wasPointed.current)) onPlainPress(card);
        wasPointed.current = false;
      },
    },
  };
}
