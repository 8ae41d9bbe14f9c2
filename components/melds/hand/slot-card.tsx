import { useDraggable } from "@dnd-kit/core";
import { type MouseEvent, memo, type ReactNode } from "react";
import { HandCard, type HandCardProps } from "@/components/hand/hand";
import type { CardId } from "@/components/hand/layout";
import { classes } from "@/components/ui/classes";
import styles from "./melding-hand.module.css";
import type { Slot } from "./slots";

/** One slot: a button, and something to carry. */
export const SlotCard = memo(function SlotCard(props: SlotProps) {
  // Every press of any card is heard of here: what is drawn need not be drawn anew for it.
  const { setNodeRef, listeners } = useDraggable({ id: props.id, disabled: props.slot.cards.length === 0 });
  return <DrawnSlot {...props} grip={setNodeRef} listeners={listeners} />;
});

interface SlotProps extends HandCardProps {
  slot: Slot;
  mark: "meld" | "near" | null;
  chosen: number;
  isLit: boolean;
  isOwed: boolean;
  /** It comes to its place at once. */
  jumps: boolean;
  lift: number;
  labelOf: (slot: Slot, chosen: number) => string;
  /** Where each of its cards comes from, in their order. */
  from: string;
  draw: (slot: Slot) => ReactNode;
  /** Whole faces, of which a narrow strip is seen from top to foot. */
  isWhole: boolean;
  /** The hand is larger than its frame. */
  scrolls: boolean;
  onPress: (id: CardId, event: MouseEvent) => void;
}

const DrawnSlot = memo(function DrawnSlot({
  slot,
  mark,
  chosen,
  isLit,
  isOwed,
  jumps,
  lift,
  labelOf,
  from,
  draw,
  isWhole,
  scrolls,
  onPress,
  grip,
  listeners,
  ...how
}: SlotProps & {
  grip: (element: HTMLElement | null) => void;
  listeners: ReturnType<typeof useDraggable>["listeners"];
}) {
  const { id } = how;
  const anchors = from.split(" ");
  const isUp = chosen > 0 || isLit;
  return (
    <HandCard
      {...how}
      isSelected={isUp}
      ref={grip}
      {...listeners}
      label={labelOf(slot, chosen)}
      aria-pressed={chosen > 0}
      onClick={(event) => onPress(id, event)}
      className={classes("cursor-pointer outline-none", styles.slot, jumps && styles.jumps, scrolls && styles.scrolled)}
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
        <span dir="ltr" className={classes(styles.count, isWhole && styles.inStrip)}>
          {chosen > 0 ? `${chosen}/${slot.count}` : `×${slot.count}`}
        </span>
      )}
    </HandCard>
  );
});
