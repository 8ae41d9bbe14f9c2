import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { handLayout } from "@/components/table/hand-layout";
import { type Reason, ReasonBubble } from "@/components/table/reason-bubble";
import { useSize } from "@/components/table/use-size";
import { useNoFling } from "@/components/ui/no-fling";
import type { HeldCard } from "@/lib/rules/eights";
import styles from "./board.module.css";
import { CardBox } from "./card-box";
import { useCardWords } from "./card-words";
import type { FollowedCard } from "./followed";
import { type CardMood, HandCard } from "./hand-card";

const REASON_MS = 2_800;
/** On a phone a reason leaves one's own seat and its buttons free. */
const OVER_OWN_SEAT = 58;
const HOVER_MS = 350;
/** Room over a raised card and under the others. */
const room = { phone: { head: 8, foot: 13 }, low: { head: 4, foot: 8 }, large: { head: 28, foot: 23 } } as const;
const quietly = { draggable: "" };
const silence = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** One's own cards: tapped, dragged to the table, or played from the keyboard. */
export function Hand({
  cards,
  order,
  moods,
  card: width,
  twoRows,
  isLow,
  dragged,
  picked,
  press,
  why,
  onDrag,
}: {
  /** As they were dealt, which is the order of the page; `order` is how they are shown. */
  cards: readonly FollowedCard<HeldCard>[];
  order: readonly FollowedCard<HeldCard>[];
  moods: ReadonlyMap<string, CardMood>;
  card: number;
  twoRows: boolean;
  /** The screen leaves little room. */
  isLow: boolean;
  dragged: string | null;
  picked: string | null;
  /** Plays a card, or says why not. */
  press: (key: string) => Reason | null;
  why: (key: string) => Reason | null;
  onDrag: (key: string | null) => void;
}) {
  const { t, cardLabel } = useCardWords();
  const [frame, size] = useSize<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const [entry, setEntry] = useState<string | null>(null);
  const [reason, setReason] = useState<(Reason & { key: string; left: number }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const layout = handLayout({ width: size?.width ?? 0, card: width, cards: cards.length, twoRows });
  const places = new Map(order.map(({ key }, index) => [key, { index, place: layout.places[index] }]));
  const lift = width > 100 ? 20 : 14;
  const { head, foot } = room[twoRows ? "phone" : isLow ? "low" : "large"];
  // A phone keeps room for both rows, so that the table stays where it is.
  const height = twoRows ? handLayout({ width: 0, card: width, cards: 12, twoRows }).height : layout.height;

  useEffect(() => () => clearTimeout(timer.current), []);

  const latest = { places, press, why };
  const current = useRef(latest);
  current.current = latest;

  const explain = useCallback(
    (key: string, why: Reason | null, ms: number) => {
      clearTimeout(timer.current);
      if (!why) return setReason(null);
      const x = current.current.places.get(key)?.place?.x ?? 0;
      setReason({ ...why, key, left: x - (frame.current?.scrollLeft ?? 0) + width / 2 });
      if (ms > 0) timer.current = setTimeout(() => setReason(null), ms);
    },
    [frame, width],
  );

  const pressed = useCallback(
    (key: string) => {
      setEntry(key);
      explain(key, current.current.press(key), REASON_MS);
    },
    [explain],
  );

  const hovered = useCallback(
    (key: string | null) => {
      clearTimeout(timer.current);
      if (key === null) return setReason(null);
      timer.current = setTimeout(() => explain(key, current.current.why(key), 0), HOVER_MS);
    },
    [explain],
  );

  const focus = (index: number) => {
    const key = order[Math.max(0, Math.min(order.length - 1, index))]?.key;
    if (key === undefined) return;
    setEntry(key);
    const button = list.current?.querySelector<HTMLElement>(`[data-card="${key}"]`);
    button?.focus();
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const moved = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const index = places.get(event.target.dataset.card ?? "")?.index;
    if (index === undefined) return;
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index - layout.perRow,
      ArrowDown: index + layout.perRow,
      Home: 0,
      End: order.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next >= 0 && next < order.length) focus(next);
  };

  // The focused card has been played: the one that took its place is next.
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    focus(focused.current);
  });

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: layout.scrolls ? { y: 6 } : 6 } }),
  );
  const isDragging = useRef(false);
  useNoFling(list, () => isDragging.current);
  const dragStarted = ({ active }: DragStartEvent) => {
    isDragging.current = true;
    explain("", null, 0);
    onDrag(String(active.id));
  };
  const dropped = () => {
    isDragging.current = false;
    onDrag(null);
  };
  const dragEnded = ({ active }: DragEndEvent) => {
    const key = String(active.id);
    const shown = active.rect.current.translated;
    const edge = frame.current?.getBoundingClientRect().top ?? 0;
    dropped();
    if (shown && shown.top + shown.height / 2 < edge) pressed(key);
  };

  const first = order.find(({ key }) => moods.get(key) === "playable") ?? order[0];
  const entryKey = entry !== null && places.has(entry) ? entry : first?.key;
  const held = dragged === null ? undefined : cards.find(({ key }) => key === dragged);
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      autoScroll={false}
      accessibility={{ screenReaderInstructions: quietly, announcements: silence }}
      onDragStart={dragStarted}
      onDragEnd={dragEnded}
      onDragCancel={dropped}
    >
      <div className="relative min-w-0">
        <div
          ref={frame}
          data-hand=""
          className={`${styles.hand} unmirrored overflow-x-auto overflow-y-hidden`}
          style={{
            blockSize: height + lift + head + foot,
            paddingBlockStart: lift + head + (height - layout.height) / 2,
          }}
          onScroll={() => reason && setReason(null)}
        >
          <ul
            ref={list}
            aria-label={t("hand", { count: cards.length })}
            aria-description={t("handKeys")}
            aria-owns={order.map(({ key }) => `hand-${key}`).join(" ") || undefined}
            className="relative"
            style={{ inlineSize: layout.width, blockSize: layout.height }}
            onKeyDown={moved}
            onFocus={(event) => {
              focused.current = places.get(event.target.dataset.card ?? "")?.index ?? null;
            }}
            onBlur={(event) => {
              if (event.relatedTarget) focused.current = null;
            }}
          >
            {size &&
              cards.map(({ key, card, from }) => {
                const { index = 0, place } = places.get(key) ?? {};
                const mood = moods.get(key) ?? "waiting";
                const name = cardLabel(card);
                return (
                  <HandCard
                    key={key}
                    id={key}
                    card={card}
                    from={from}
                    label={mood === "playable" ? t("playable", { card: name }) : name}
                    x={place?.x ?? 0}
                    y={place?.y ?? 0}
                    width={width}
                    lift={lift}
                    depth={index}
                    mood={mood}
                    isAway={key === dragged || key === picked}
                    isEntry={key === entryKey}
                    scrolls={layout.scrolls}
                    onPress={pressed}
                    onHover={hovered}
                  />
                );
              })}
          </ul>
        </div>
        {reason && (
          <ReasonBubble
            text={reason.text}
            rule={reason.rule}
            x={reason.left}
            within={size?.width ?? 0}
            {...(twoRows && { over: OVER_OWN_SEAT })}
          />
        )}
      </div>
      <DragOverlay dropAnimation={null} zIndex={360}>
        {held && (
          <CardBox
            card={held.card}
            width={width}
            travel={held.key}
            place="drag"
            className="cursor-grabbing shadow-lifted"
          />
        )}
      </DragOverlay>
    </DndContext>
  );
}
