import type { Point } from "@/components/table/seats/where-others-sit";

/**
 * What a card is called for as long as one can follow it. Its face is another matter: two cards may have the same one, and
 * that of a hidden card is not known.
 */
export type CardId = string;

/** Where the middle of a card lies, how far it is turned, in degrees, and how much larger it is than it would be. */
export interface Place extends Point {
  readonly angle: number;
  readonly scale: number;
}

/**
 * A hand laid out, by a pure function of how many slots it has and of its room. Most hands have a slot for each card; where
 * cards of one face lie on each other they share one. Which card is in which slot the layout need not know.
 */
export interface HandLayout {
  /** The width of a card; it is 7 high where that is 5. */
  readonly card: number;
  /** Where each slot lies. */
  readonly places: readonly Place[];
  /** The slots of each row from left to right, the rows from the upper one down: the way of the arrow keys. */
  readonly rows: readonly (readonly number[])[];
  /** It is larger than its frame. */
  readonly scrolls: boolean;
}

/** A hand with a frame of its own, and how large all of it is, from its upper left corner. */
export interface FramedLayout extends HandLayout {
  readonly width: number;
  readonly height: number;
}

/** The height of a card for its width. */
export const CARD_HEIGHT = 7 / 5;

/** The slot a key leads to from this one, null where it leads nowhere. */
export function reachedBy(key: string, { rows }: HandLayout, slot: number): number | null {
  const turns = rows.flat();
  const turn = turns.indexOf(slot);
  const row = rows.findIndex((slots) => slots.includes(slot));
  const beside = (step: number): number | null => {
    const there = rows[row + step];
    const column = rows[row]?.indexOf(slot) ?? 0;
    return there?.[Math.min(column, there.length - 1)] ?? null;
  };
  switch (key) {
    case "ArrowLeft":
      return turns[turn - 1] ?? null;
    case "ArrowRight":
      return turns[turn + 1] ?? null;
    case "ArrowUp":
      return beside(-1);
    case "ArrowDown":
      return beside(1);
    case "Home":
      return turns[0] ?? null;
    case "End":
      return turns.at(-1) ?? null;
    default:
      return null;
  }
}

/** The keys that lead through a hand. */
export const leads = (key: string): boolean => /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(key);
