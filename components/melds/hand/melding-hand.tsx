import { type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import { Carry } from "@/components/hand/carry";
import { Hand } from "@/components/hand/hand";
import { CARD_HEIGHT, type CardId } from "@/components/hand/layout";
import type { Point } from "@/components/table/seats/where-others-sit";
import { useSteady } from "@/components/ui/hooks/use-steady";
import type { PackCard } from "@/lib/rules/packs";
import type { Group } from "./groups";
import { handShape } from "./hand-shape";
import { useJumping } from "./in-flight";
import styles from "./melding-hand.module.css";
import { chosenOf, groupTapped, painted, type Selection, tapped } from "./selection";
import { setDown } from "./set-down";
import { SlotCard } from "./slot-card";
import type { Slot } from "./slots";
import { type Moving, useReorder } from "./use-reorder";
import { useStrokeSelection } from "./use-stroke-selection";

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
  moving = null,
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
  /** As steady as `draw`: with another one every card is drawn anew. */
  labelOf: (slot: Slot, chosen: number) => string;
  /** A face as large as its box: of a slot's first card, or of one that is carried. */
  draw: (slot: Slot) => ReactNode;
  /** Where a card comes from that was not seen before. */
  anchorOf?: (card: PackCard) => string | undefined;
  /** Where its owner puts its cards in order. */
  moving?: Moving | null;
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
  const jumping = useJumping(order, layout);
  const marks = useMemo(() => marksOf(groups), [groups]);
  const carried = useRef<readonly PackCard[]>([]);
  /** What was chosen before cards were taken up. */
  const wasChosen = useRef(selection);
  const { mark, said, show, putAt, keyed } = useReorder({ list, layout, order, moving });

  // A finger comes over several cards between one drawing and the next.
  const now = useRef(selection);
  now.current = selection;
  const select = (next: Selection) => {
    now.current = next;
    onSelect(next);
  };
  const paint = useStrokeSelection({
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
    wasChosen.current = selection;
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
  const put = (at: Point | null, pointer: Point) => {
    over(null);
    show(null);
    const cards = carried.current;
    const place = at && dropAt(pointer.x, pointer.y);
    if (at && !place && putAt(slotsOf(cards), pointer)) return onSelect(wasChosen.current);
    const elements = cards.flatMap((card) => list.current?.querySelector<HTMLElement>(`[data-travel="${card}"]`) ?? []);
    const down = (index: number) => ({
      x: (at?.x ?? 0) + index * FANNED,
      y: (at?.y ?? 0) - (isPhone ? OVER_FINGER : 0),
    });
    setDown(at ? elements : [], down, () => onPut(cards, place?.dataset.drop ?? null));
  };
  const slowlyTapped = (id: CardId) => {
    over(null);
    show(null);
    const slot = known.get(id);
    if (slot) onSelect(tapped(wasChosen.current, slot));
  };
  const slotsOf = (cards: readonly PackCard[]) =>
    slots.filter((slot) => slot.cards.some((card) => cards.includes(card))).map(({ id }) => id);
  const slotOf = (card: PackCard) => slots.find(({ cards }) => cards.includes(card));

  return (
    <Carry
      list={list}
      cards={page}
      isScrolled={false}
      isPainted
      scrollsDown={layout.scrolls}
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
      onOver={(pointer) => {
        const place = dropAt(pointer.x, pointer.y);
        over(place);
        show(place ? null : pointer);
      }}
      onPut={(_, at, pointer) => put(at, pointer)}
      onSlowTap={slowlyTapped}
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
        onKeyDownCapture={keyed}
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
              jumps={jumping.has(id)}
              lift={isPhone ? (how.width < 56 ? 8 : 10) : 20 * scale}
              labelOf={labelOf}
              from={slot.cards.map((card) => anchorOf?.(card) ?? "").join(" ")}
              draw={draw}
              isWhole={!isPhone}
              scrolls={layout.scrolls}
              onPress={pressed}
            />
          );
        }}
      </Hand>
      {moving && <span ref={mark} hidden className={styles.gap} style={{ blockSize: layout.card * CARD_HEIGHT }} />}
      {moving && (
        <span role="status" className="sr-only">
          {said}
        </span>
      )}
    </Carry>
  );
}

const pointers = ({
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
}: ReturnType<typeof useStrokeSelection>) => ({
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
