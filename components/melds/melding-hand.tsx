import { useDraggable } from "@dnd-kit/core";
import { type MouseEvent, memo, type ReactNode, useMemo, useRef } from "react";
import { Carry } from "@/components/hand/carry";
import { Hand, HandCard, type HandCardProps } from "@/components/hand/hand";
import type { CardId } from "@/components/hand/layout";
import { classes } from "@/components/ui/classes";
import { useSteady } from "@/components/ui/hooks/use-steady";
import type { PackCard } from "@/lib/rules/packs";
import type { Group } from "./groups";
import { handShape } from "./hand-shape";
import styles from "./melds.module.css";
import { chosenOf, groupTapped, painted, type Selection, tapped } from "./selection";
import type { Slot } from "./slots";
import { usePaint } from "./use-paint";

/** The width a carried card lies beside the next one. */
const FANNED = 14;
/** How far over the finger carried cards are. */
const OVER_FINGER = 56;

/** A place on the table that cards can be put down on. */
const dropAt = (x: number, y: number): HTMLElement | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-drop]"))
    .find((element) => element !== null) ?? null;

/**
 * One's own cards where they are many: cards alike in one slot, in groups. Tapped, chosen along a row, carried together
 * to a place of the table that says `data-drop`; every key that leads through a hand leads through it as well.
 */
export function MeldingHand({
  groups,
  selection,
  lit,
  owed,
  room,
  isPhone,
  scale,
  isLarge = false,
  isFew = false,
  label,
  keys,
  labelOf,
  draw,
  anchorOf,
  onSelect,
  onTake,
  onPut,
}: {
  groups: readonly Group[];
  selection: Selection;
  /** Cards that are shown to belong together with something elsewhere. */
  lit?: readonly PackCard[];
  /** A card that may not stay there. */
  owed?: PackCard | null;
  room: { readonly width: number; readonly height: number };
  isPhone: boolean;
  scale: number;
  isLarge?: boolean;
  /** A hand of a dozen or so: whole faces on a phone too. */
  isFew?: boolean;
  label: string;
  keys: string;
  labelOf: (slot: Slot, chosen: number) => string;
  /** A face as large as its box: of a slot's first card, or of one that is carried. */
  draw: (slot: Slot) => ReactNode;
  /** Where a card comes from that was not seen before. */
  anchorOf?: (card: PackCard) => string | undefined;
  onSelect: (selection: Selection) => void;
  /** Cards are taken up. */
  onTake: (cards: readonly PackCard[]) => void;
  /** Put down on a place, null where that is none. */
  onPut: (cards: readonly PackCard[], drop: string | null) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const slots = useMemo(() => groups.flatMap((group) => group.slots), [groups]);
  const { width, height } = room;
  const layout = useMemo(
    () =>
      handShape(
        { width, height, isPhone, scale, isLarge, isFew },
        groups.map((group) => group.slots.length),
      ),
    [width, height, isPhone, scale, isLarge, isFew, groups],
  );
  const order = useMemo(() => slots.map(({ id }) => id), [slots]);
  // Buttons keep their place in the page, so that whoever is at one stays there when the hand is put in another order.
  const page = useMemo(() => [...order].sort(), [order]);
  const known = new Map(slots.map((slot) => [slot.id, slot]));
  const marks = useMemo(() => marksOf(groups), [groups]);
  const carried = useRef<readonly PackCard[]>([]);

  // A finger comes over several cards between one drawing and the next.
  const now = useRef(selection);
  now.current = selection;
  const select = (next: Selection) => {
    now.current = next;
    onSelect(next);
  };
  const paint = usePaint({
    isChosen: (id) => {
      const slot = known.get(id);
      return slot !== undefined && chosenOf(slot, selection) > 0;
    },
    paint: (id, isOn) => {
      const slot = known.get(id);
      if (slot) select(painted(now.current, slot, isOn));
    },
  });
  const pressed = useSteady((id: CardId, { detail }: MouseEvent) => {
    const slot = known.get(id);
    if (!slot || paint.wasStroke()) return;
    const group = groups.find((one) => one.slots.includes(slot));
    // The second tap of two takes the whole group; where twins lie on each other it takes one more.
    const isDouble = detail === 2 && slot.count === 1 && group !== undefined && group.slots.length > 1;
    onSelect(
      isDouble
        ? groupTapped(chosenOf(slot, selection) > 0 ? selection : tapped(selection, slot), group.slots)
        : tapped(selection, slot),
    );
  });

  const taken = (id: CardId) => {
    paint.stop();
    const slot = known.get(id);
    if (!slot) return;
    const [first] = slot.cards;
    const isChosen = chosenOf(slot, selection) > 0;
    const cards = isChosen ? selection : first === undefined ? [] : [first];
    if (!isChosen) onSelect(cards);
    carried.current = cards;
    onTake(cards);
  };
  const hover = useRef<HTMLElement | null>(null);
  const over = (place: HTMLElement | null) => {
    if (hover.current === place) return;
    hover.current?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    hover.current = place;
  };
  const slotOf = (card: PackCard) => slots.find(({ cards }) => cards.includes(card));

  return (
    <Carry
      list={list}
      cards={page}
      isScrolled={false}
      isPainted
      draw={() => (
        <div className="pointer-events-none relative size-full">
          {carried.current.map((card, index) => {
            const slot = slotOf(card);
            return (
              slot && (
                <span
                  key={card}
                  className="absolute block size-full shadow-lifted"
                  style={{ translate: `${index * FANNED}px ${isPhone ? -OVER_FINGER : 0}px` }}
                >
                  {draw(slot)}
                </span>
              )
            );
          })}
        </div>
      )}
      onTake={taken}
      onOver={({ x, y }) => over(dropAt(x, y))}
      onPut={(_, at, { x, y }) => {
        over(null);
        onPut(carried.current, at ? (dropAt(x, y)?.dataset.drop ?? null) : null);
      }}
    >
      <Hand
        list={list}
        cards={page}
        order={order}
        layout={layout}
        first={order[0]}
        label={label}
        keys={keys}
        onEscape={() => onSelect([])}
        className="relative"
        style={{ inlineSize: layout.width, blockSize: layout.height }}
        {...pointers(paint)}
      >
        {(id, how) => {
          const slot = known.get(id);
          if (!slot) return null;
          const chosen = chosenOf(slot, selection);
          return (
            <SlotCard
              key={id}
              {...how}
              slot={slot}
              mark={marks.get(id) ?? null}
              chosen={chosen}
              isOwed={slot.cards.some((card) => card === owed)}
              isLit={lit?.some((card) => slot.cards.includes(card)) ?? false}
              lift={isPhone ? (how.width < 56 ? 8 : 10) : 20 * scale}
              label={labelOf(slot, chosen)}
              from={slot.cards.map((card) => anchorOf?.(card) ?? "").join(" ")}
              draw={draw}
              onPress={pressed}
            />
          );
        }}
      </Hand>
    </Carry>
  );
}

const pointers = ({ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }: ReturnType<typeof usePaint>) => ({
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
});

/** The line on the upper edge of each slot: of what can be laid, and of what lacks one card; whether it goes on to the next. */
function marksOf(groups: readonly Group[]): ReadonlyMap<CardId, "meld" | "near"> {
  return new Map(
    groups.flatMap(({ mark, slots }) => (mark === "loose" ? [] : slots.map(({ id }) => [id, mark] as const))),
  );
}

/** One slot: a button, and something to carry. */
const SlotCard = memo(function SlotCard({
  slot,
  mark,
  chosen,
  isLit,
  isOwed,
  lift,
  label,
  from,
  draw,
  onPress,
  ...how
}: HandCardProps & {
  slot: Slot;
  mark: "meld" | "near" | null;
  chosen: number;
  isLit: boolean;
  isOwed: boolean;
  lift: number;
  label: string;
  /** Where each of its cards comes from, in their order. */
  from: string;
  draw: (slot: Slot) => ReactNode;
  onPress: (id: CardId, event: MouseEvent) => void;
}) {
  const { id } = how;
  const { setNodeRef, listeners } = useDraggable({ id, disabled: slot.cards.length === 0 });
  const anchors = from.split(" ");
  const isUp = chosen > 0 || isLit;
  return (
    <HandCard
      {...how}
      isSelected={isUp}
      ref={setNodeRef}
      {...listeners}
      label={label}
      aria-pressed={chosen > 0}
      onClick={(event) => onPress(id, event)}
      className={classes("cursor-pointer outline-none", styles.slot)}
      style={{ translate: isUp ? `0 ${-lift}px` : undefined }}
    >
      {slot.cards.map((card, index) => (
        <span
          key={card}
          data-travel={card}
          data-place="hand"
          data-face="up"
          data-from={anchors[index] || undefined}
          className="absolute inset-0 block"
          style={{ translate: `0 ${index === slot.cards.length - 1 ? 0 : -4}px` }}
        >
          {index >= slot.cards.length - 2 && draw(slot)}
        </span>
      ))}
      {slot.cards.length === 0 && <span className="absolute inset-0 block">{draw(slot)}</span>}
      {mark && <span className={mark === "meld" ? styles.meld : styles.near} />}
      <span className={classes(styles.ring, chosen > 0 ? styles.chosen : isOwed ? styles.owed : isLit && styles.lit)} />
      {slot.count > 1 && (
        <span dir="ltr" className={styles.count}>
          {chosen > 0 ? `${chosen}/${slot.count}` : `×${slot.count}`}
        </span>
      )}
    </HandCard>
  );
});
