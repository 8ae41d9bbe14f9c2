import { useDraggable } from "@dnd-kit/core";
import { memo, useRef } from "react";
import { HandCard, type HandCardProps } from "@/components/hand/hand";
import { classes } from "@/components/ui/classes";
import type { HeldCard } from "@/lib/rules/eights";
import styles from "../board.module.css";
import { CardBox } from "../center/card-box";

/** On one's own turn a card can be played or not; otherwise it only waits. */
export type CardMood = "playable" | "unplayable" | "waiting";

/** One card of one's hand: a button, and something to drag. */
export const EightsHandCard = memo(function EightsHandCard({
  card,
  from,
  label,
  lift,
  mood,
  isAway,
  scrolls,
  onPress,
  onHover,
  ...how
}: HandCardProps & {
  card: HeldCard;
  from?: string;
  label: string;
  /** How far a playable card stands up. */
  lift: number;
  mood: CardMood;
  /** It is being dragged, or waits for its colour: its place stays free. */
  isAway: boolean;
  scrolls: boolean;
  onPress: (id: string) => void;
  onHover: (id: string | null) => void;
}) {
  const { id, width } = how;
  const { setNodeRef, listeners } = useDraggable({ id });
  const wasDown = useRef(card === null);
  return (
    <HandCard
      {...how}
      ref={setNodeRef}
      {...listeners}
      label={label}
      aria-disabled={mood !== "playable"}
      onClick={() => onPress(id)}
      onPointerEnter={(event) => event.pointerType === "mouse" && mood === "unplayable" && onHover(id)}
      onPointerLeave={() => onHover(null)}
      className={classes("cursor-pointer outline-none", styles.card, isAway && "opacity-0")}
      style={{
        translate: mood === "playable" ? `0 ${-lift}px` : undefined,
        touchAction: scrolls ? "pan-x" : "none",
      }}
    >
      <CardBox
        card={card}
        width={width}
        travel={isAway ? undefined : id}
        place="hand"
        from={from}
        className={classes(
          "relative in-focus-visible:outline-4 in-focus-visible:outline-strong in-focus-visible:outline-offset-2",
          mood === "playable" && "outline-[2.5px] outline-[#ffd98a] outline-offset-2 outline-solid",
          wasDown.current && card && styles.turnUp,
        )}
      >
        <span
          className={classes("absolute inset-0 rounded-[9.6%/6.857%] bg-[#180f34]", styles.dim)}
          style={{ opacity: mood === "unplayable" ? 0.34 : 0 }}
        />
      </CardBox>
    </HandCard>
  );
});
