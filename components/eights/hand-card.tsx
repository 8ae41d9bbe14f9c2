import { useDraggable } from "@dnd-kit/core";
import { memo, useRef } from "react";
import { classes } from "@/components/ui/classes";
import type { HeldCard } from "@/lib/rules/eights";
import styles from "./board.module.css";
import { CardBox } from "./card-box";

/** On one's own turn a card can be played or not; otherwise it only waits. */
export type CardMood = "playable" | "unplayable" | "waiting";

/** One card of one's hand: a button, and something to drag. */
export const HandCard = memo(function HandCard({
  id,
  card,
  from,
  label,
  x,
  y,
  width,
  lift,
  depth,
  mood,
  isAway,
  isEntry,
  scrolls,
  onPress,
  onHover,
}: {
  id: string;
  card: HeldCard;
  from?: string;
  label: string;
  x: number;
  y: number;
  width: number;
  /** How far a playable card stands up. */
  lift: number;
  depth: number;
  mood: CardMood;
  /** It is being dragged, or waits for its colour: its place stays free. */
  isAway: boolean;
  /** Tab comes in here. */
  isEntry: boolean;
  scrolls: boolean;
  onPress: (id: string) => void;
  onHover: (id: string | null) => void;
}) {
  const { setNodeRef, listeners } = useDraggable({ id });
  const wasDown = useRef(card === null);
  return (
    <li
      id={`hand-${id}`}
      className={classes("absolute top-0 left-0", styles.card)}
      style={{ transform: `translate(${x}px, ${y}px)`, zIndex: depth }}
    >
      <button
        ref={setNodeRef}
        type="button"
        {...listeners}
        data-card={id}
        tabIndex={isEntry ? 0 : -1}
        aria-label={label}
        aria-disabled={mood !== "playable"}
        onClick={() => onPress(id)}
        onPointerEnter={(event) => event.pointerType === "mouse" && mood === "unplayable" && onHover(id)}
        onPointerLeave={() => onHover(null)}
        className={classes(
          "relative block cursor-pointer select-none outline-none",
          styles.lift,
          isAway && "opacity-0",
        )}
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
      </button>
    </li>
  );
});
