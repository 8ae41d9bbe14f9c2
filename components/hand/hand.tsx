import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { classes } from "@/components/ui/classes";
import styles from "./hand.module.css";
import { CARD_HEIGHT, type CardId, type HandLayout, leads, type Place, reachedBy } from "./layout";

/** The element of a card in its hand. */
export const elementOf = (hand: HTMLElement | null, card: CardId): HTMLElement | null =>
  hand?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? null;

/** The card that an event of a hand is about. */
export const cardOf = (target: EventTarget | null): CardId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;

const idOf = (card: CardId) => `hand-${card}`;

/** A card as its hand would have it drawn. */
export interface HandCardProps {
  readonly id: CardId;
  readonly place: Place;
  /** The width of a card. */
  readonly width: number;
  /** How many lie left of it, or under it. */
  readonly depth: number;
  /** Tab comes in here. */
  readonly isEntry: boolean;
  readonly isSelected: boolean;
}

/**
 * One's own cards as a list of buttons: each where its layout has it, reached by Tab and from there by the arrows. What is
 * done with them by pointer is `useGestures` or `Carry`; what may be done is the game's.
 */
export function Hand<Id extends CardId>({
  list,
  cards,
  order = cards,
  layout,
  selected = [],
  first,
  label,
  keys,
  onFocus,
  onEscape,
  children,
  ...rest
}: {
  list: RefObject<HTMLUListElement | null>;
  /** In the order of the page, which stays when they are shown in another. */
  cards: readonly Id[];
  /** As they are shown: the first is in the layout's first slot. */
  order?: readonly Id[];
  layout: HandLayout;
  /** One, or as many as the game lets one take together. */
  selected?: readonly Id[];
  /** Where Tab comes in as long as one has not been at another. */
  first: Id | undefined;
  /** What it is called, and the keys that do something in it. */
  label: string;
  keys: string;
  onFocus?: (card: Id, isByKeys: boolean) => void;
  onEscape?: () => void;
  /** Draws a card as a `HandCard`. */
  children: (card: Id, how: HandCardProps) => ReactNode;
} & Omit<ComponentProps<"ul">, "children" | "onFocus" | "onKeyDown" | "ref">) {
  const [entry, setEntry] = useState<CardId | undefined>(undefined);
  const known = (card: CardId | undefined) => cards.find((one) => one === card);
  const slotOf = (card: Id) => order.indexOf(card);

  const reach = (slot: number) => {
    const card = order[Math.min(slot, order.length - 1)];
    const element = card === undefined ? null : elementOf(list.current, card);
    element?.focus();
    return element;
  };
  const keyed = (event: KeyboardEvent) => {
    const card = known(cardOf(event.target));
    if (card === undefined) return;
    if (event.key === "Escape") onEscape?.();
    if (!leads(event.key)) return;
    event.preventDefault();
    const slot = reachedBy(event.key, layout, slotOf(card));
    const element = slot === null ? null : reach(slot);
    if (layout.scrolls) element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  const focused = useRef<number | null>(null);
  // A card that was played takes the focus with it, and so does whatever lay over the table for a while: the card that took
  // its place is next.
  useEffect(() => {
    if (focused.current !== null && document.activeElement === document.body) reach(focused.current);
  });

  const own = known(entry) ?? first;
  // A row lies on the one above it, whichever of its cards came first.
  const depths = layout.rows.flat();
  return (
    <ul
      {...rest}
      ref={list}
      aria-label={label}
      aria-description={keys}
      aria-owns={order === cards ? undefined : order.map(idOf).join(" ") || undefined}
      onKeyDown={keyed}
      onFocus={(event) => {
        const card = known(cardOf(event.target));
        if (card === undefined) return;
        focused.current = slotOf(card);
        setEntry(card);
        onFocus?.(card, event.target.matches(":focus-visible"));
      }}
    >
      {cards.map((card) => {
        const slot = slotOf(card);
        const place = layout.places[slot];
        const [isEntry, isSelected] = [card === own, selected.includes(card)];
        return (
          place &&
          children(card, { id: card, place, width: layout.card, depth: depths.indexOf(slot), isEntry, isSelected })
        );
      })}
    </ul>
  );
}

/** A card of a hand: a button where its layout has it. */
export function HandCard({
  id,
  place,
  width,
  depth,
  isEntry,
  isSelected,
  label,
  className,
  style,
  ...rest
}: HandCardProps & { label: string } & Omit<ComponentProps<"button">, "id" | "type" | "tabIndex">) {
  const { x, y, angle, scale } = place;
  const lies: CSSProperties = {
    width,
    height: width * CARD_HEIGHT,
    transform: `translate(${x - width / 2}px, ${y - (width * CARD_HEIGHT) / 2}px) rotate(${angle}deg)${scale === 1 ? "" : ` scale(${scale})`}`,
    ["--from-left" as string]: depth,
  };
  return (
    <li id={idOf(id)} className="contents">
      <button
        type="button"
        data-card={id}
        data-lifted={isSelected ? "" : undefined}
        aria-label={label}
        tabIndex={isEntry ? 0 : -1}
        {...rest}
        className={classes(styles.card, className)}
        style={{ ...lies, ...style }}
      />
    </li>
  );
}
