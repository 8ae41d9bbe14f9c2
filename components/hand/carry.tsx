import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from "react";
import type { Point } from "@/components/table/seats/where-others-sit";
import { useNoFling } from "@/components/ui/hooks/use-no-fling";
import { CarrySensor } from "./carry-sensor";
import { DRAG_PX } from "./drag-distance";
import type { CardId } from "./layout";

const nowhere: Point = { x: 0, y: 0 };
const translateBy = ({ x, y }: Point) => `${x}px ${y}px`;
const moveBy = (from: Point, by: Point): Point => ({ x: from.x + by.x, y: from.y + by.y });
const quietly = { draggable: "" };
const silence = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface Carried<Id> {
  readonly card: Id;
  /** Where the pointer pressed it. */
  readonly pressed: Point;
  /** Where it was taken up. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cards that are carried over everything else on the page and put down somewhere, each a `useDraggable` within. What is in
 * the air is a copy: the hand itself may scroll, or be cut off.
 */
export function Carry<Id extends CardId>({
  list,
  cards,
  isScrolled,
  isPainted = false,
  scrollsDown = false,
  draw,
  onTake,
  onOver,
  onPut,
  onSlowTap,
  children,
}: {
  /** The hand they are taken out of. */
  list: RefObject<HTMLElement | null>;
  cards: readonly Id[];
  /** The hand scrolls sideways, and a card is taken out of it upwards. */
  isScrolled: boolean;
  /** A finger along the hand chooses cards, and takes them up only upwards or after a rest. */
  isPainted?: boolean;
  /** A finger that goes up or down moves the hand itself. */
  scrollsDown?: boolean;
  /** What is seen in the air. */
  draw: (card: Id) => ReactNode;
  onTake: (card: Id) => void;
  /** The pointer that carries it has come here. */
  onOver?: (pointer: Point) => void;
  /** Let go with its middle there, and the pointer; null where it was not meant. */
  onPut: (card: Id, at: Point | null, pointer: Point) => void;
  /** Let go where it was pressed, after a rest: that was no carrying. */
  onSlowTap?: (card: Id) => void;
  children: ReactNode;
}) {
  // What is in the air is moved without a word to React, and known before it is drawn: a flick may be over by then.
  const held = useRef<Carried<Id> | null>(null);
  const way = useRef<Point>(nowhere);
  const hasGone = useRef(false);
  const air = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<Carried<Id> | null>(null);
  useNoFling(list, () => held.current !== null);
  // With new wishes every card of the hand would hear of a new sensor.
  const wishes = useMemo(() => ({ isScrolled, isPainted, scrollsDown }), [isScrolled, isPainted, scrollsDown]);
  const sensors = useSensors(useSensor(CarrySensor, wishes));

  const taken = ({ active, activatorEvent }: DragStartEvent) => {
    const { target } = activatorEvent;
    const card = cards.find((one) => one === active.id);
    const element = target instanceof Element ? target.closest("[data-card]") : null;
    if (card === undefined || !element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const pressed =
      activatorEvent instanceof PointerEvent
        ? { x: activatorEvent.clientX, y: activatorEvent.clientY }
        : { x: left, y: top };
    held.current = { card, pressed, left, top, width, height };
    way.current = nowhere;
    hasGone.current = false;
    setCarried(held.current);
    onTake(card);
  };
  const moved = ({ delta }: DragMoveEvent) => {
    way.current = delta;
    hasGone.current ||= Math.hypot(delta.x, delta.y) > DRAG_PX;
    if (air.current) air.current.style.translate = translateBy(delta);
    if (held.current) onOver?.(moveBy(held.current.pressed, delta));
  };
  const put = ({ delta }: Pick<DragEndEvent, "delta">, isMeant: boolean) => {
    if (!held.current) return;
    const { card, pressed, left, top, width, height } = held.current;
    held.current = null;
    setCarried(null);
    if (isMeant && !hasGone.current && onSlowTap) return onSlowTap(card);
    const middle = { x: left + width / 2, y: top + height / 2 };
    onPut(card, isMeant ? moveBy(middle, delta) : null, moveBy(pressed, delta));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      autoScroll={false}
      accessibility={{ screenReaderInstructions: quietly, announcements: silence }}
      onDragStart={taken}
      onDragMove={moved}
      onDragEnd={(event) => put(event, true)}
      onDragCancel={(event) => put(event, false)}
    >
      {children}
      {carried && (
        <div
          ref={air}
          className="unmirrored fixed z-360 cursor-grabbing"
          style={{
            left: carried.left,
            top: carried.top,
            width: carried.width,
            height: carried.height,
            translate: translateBy(way.current),
          }}
        >
          {draw(carried.card)}
        </div>
      )}
    </DndContext>
  );
}
