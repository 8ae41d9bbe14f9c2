import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { type Reason, ReasonBubble, ReasonWords } from "@/components/table/reason-bubble";
import type { Point } from "@/components/table/round-seats";
import { classes } from "@/components/ui/classes";
import { useNoFling } from "@/components/ui/no-fling";
import { useWhenever, useWheneverLaid } from "@/components/ui/whenever";
import { afterPaint } from "@/lib/browser/after-paint";
import { play as sound } from "@/lib/browser/sound";
import type { Card } from "@/lib/rules/baloot";
import styles from "./board.module.css";
import { Back, Face } from "./card";
import { useBalootWords } from "./card-words";
import { publicCardSeen, restAngle, slotOf, type Thrown } from "./carpet-plane";
import { cardWidth, type FanPlace, fan } from "./fan";
import type { Layout } from "./layout";
import { dealIn, glideBack, glideHome, type Spot, setOff, THROW_MS, takeIn } from "./motion";
import { seen } from "./plane";

const REASON_MS = 3_200;
/** Long enough to go from a card to its reason and open the rule. */
const LINGER_MS = 1_200;
/** Long enough to see the trick it goes into. */
const BY_ITSELF_MS = 600;
const DRAG = 8;
/** A swipe this far up is meant. */
const SWIPE = 56;
/** So soon and so near, a press is the second one of a double click or tap. */
const DOUBLE = { ms: 500, px: 24 };
const nowhere: Point = { x: 0, y: 0 };
const isCard = (name: string | undefined, cards: readonly Card[]): Card | null =>
  cards.find((card) => card === name) ?? null;

/** Where a card of the hand has its upper left corner now, were it not turned, in the middle of whatever moves it. */
function spotOf(card: HTMLElement, dragged: Point): Spot {
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(card).transform);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return { x: e + dragged.x, y: f + dragged.y, scale: Math.hypot(a, b), angle, lean: 1 };
}

/** A card that is dragged, or on its way, is in front of the trick and of all others. */
const raise = (card: HTMLElement) => {
  card.dataset.aloft = "";
};

/** When each new card of one's own leaves the deck, and which one lay open until then. */
export interface Arrivals {
  readonly at: readonly number[];
  readonly taken: Card | null;
}

interface Grip {
  readonly pointer: number;
  /** Where it was taken. */
  x: number;
  readonly y: number;
  readonly isTouch: boolean;
  card: Card;
  dragged: Point;
  mode: "press" | "browse" | "drag";
}

/** One's own cards as a fan: lifted by a tap or a hover, played by a second tap, a click, a swipe or a drag. */
export function Hand({
  cards,
  layout,
  isOwnTurn,
  whyNot,
  glowing,
  isFresh,
  lifted,
  arrivals,
  byItself,
  note,
  isFootFree,
  onPlay,
  onLift,
}: {
  /** Left to right. */
  cards: readonly Card[];
  layout: Layout;
  isOwnTurn: boolean;
  /** Why a card cannot be played now. */
  whyNot: (card: Card) => Reason | null;
  /** Cards of a project just declared. */
  glowing: readonly Card[];
  isFresh: boolean;
  lifted: Card | null;
  /** How the cards come that are being dealt. */
  arrivals: Arrivals | null;
  /** The card that is to play without being touched. */
  byItself: Card | null;
  /** What has to be known as long as this hand is played. */
  note: string | null;
  /** Nothing else stands at the foot of an upright window. */
  isFootFree: boolean;
  /** Plays a card that was last seen there; says why where the table refuses. */
  onPlay: (card: Card, from: Thrown) => Reason | null;
  onLift: (card: Card | null) => void;
}) {
  const { t, cardName, playableName } = useBalootWords();
  const list = useRef<HTMLUListElement>(null);
  const [reason, setReason] = useState<(Reason & { x: number }) | null>(null);
  const [entry, setEntry] = useState<Card | null>(null);
  const grip = useRef<Grip | null>(null);
  const wasPointed = useRef(false);
  const wasTouched = useRef(false);
  const thrown = useRef<(Point & { readonly card: Card; readonly at: number }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const played = useRef<Card | null>(null);
  const isLeaving = useRef(false);
  const known = useRef<ReadonlySet<Card>>(new Set());
  useNoFling(list);

  const width = cardWidth(layout.fan, cards.length);
  const up = lifted === null ? -1 : cards.indexOf(lifted);
  const places = fan(layout.fan, cards.length, up < 0 ? null : up);
  const elementOf = (card: Card) => list.current?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;

  useEffect(() => () => clearTimeout(timer.current), []);

  // What is new comes from the middle of the table; what was refused comes back from where it was thrown.
  useWheneverLaid([cards.join()], () => {
    const before = known.current;
    known.current = new Set(cards);
    if (isFresh) return;
    const arriving = cards.filter((card) => !before.has(card));
    if (arriving.length === 0) return;
    const isRefused = arriving.length === 1 && arriving[0] === played.current;
    const middle = seen(layout.plane, isRefused ? slotOf(layout) : { x: 0, y: 0 });
    const slots = [...(arrivals?.at ?? [])];
    for (const card of arriving) {
      const place = places[cards.indexOf(card)];
      const face = elementOf(card)?.querySelector<HTMLElement>("[data-face]");
      if (!place || !face) continue;
      const turn = (-place.angle * Math.PI) / 180;
      const isTaken = card === arrivals?.taken;
      const open = publicCardSeen(layout);
      const start = isTaken ? open : middle;
      const [x, y] = [start.x - place.x, start.y - place.y];
      const from = { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
      if (isRefused) glideBack(face, from);
      else if (isTaken) takeIn(face, { ...from, scale: open.width / width, angle: -place.angle });
      else dealIn(face, face.querySelector<HTMLElement>("[data-back]"), from, slots.shift() ?? 0);
    }
    played.current = null;
  });

  const stay = () => clearTimeout(timer.current);
  const leaveIn = (ms: number) => {
    stay();
    timer.current = setTimeout(() => setReason(null), ms);
  };
  // What was refused because it was not one's turn is old when it is.
  useWhenever([isOwnTurn], () => {
    if (isOwnTurn) setReason(null);
  });
  const explain = (card: Card, why: Reason | null) => {
    const place = places[cards.indexOf(card)];
    setReason(why === null || !place ? null : { ...why, x: place.x });
    leaveIn(REASON_MS);
  };

  const lift = (card: Card | null) => {
    onLift(card);
    explain(card ?? (cards[0] as Card), card === null || !isOwnTurn ? null : whyNot(card));
  };

  /** Lets a card glide back to its place. */
  const settle = (element: HTMLElement, from: Spot) => {
    const glide = glideHome(element, from);
    raise(element);
    const lower = () => {
      // Unless it has been taken up again meanwhile.
      if (element.style.translate === "") delete element.dataset.aloft;
    };
    if (glide) glide.onfinish = lower;
    else lower();
  };

  const throwCard = (card: Card, dragged: Point = nowhere) => {
    const element = elementOf(card);
    if (!element) return;
    const from = spotOf(element, dragged);
    element.style.removeProperty("translate");
    const why = whyNot(card);
    if (why !== null || isLeaving.current) {
      if (dragged !== nowhere) settle(element, from);
      if (isLeaving.current) return;
      sound("refused");
      onLift(card);
      return explain(card, why);
    }
    const slot = seen(layout.plane, slotOf(layout));
    const [x, y, scale] = [slot.x - width / 2, slot.y - width * 0.7, (layout.laid * slot.scale) / width];
    // What is lifted is in front already, and its first frame has no more to draw.
    if (lifted !== card) raise(element);
    const flight = setOff(element, from, { x, y, scale, angle: restAngle(card), lean: slot.lean });
    const now = () => flight?.now() ?? { ...from, ms: THROW_MS, at: null };
    const land = () => {
      isLeaving.current = false;
      const refused = onPlay(card, {
        card,
        now: () => {
          const at = now();
          return { ...at, x: at.x + width / 2, y: at.y + width * 0.7, width: width * at.scale };
        },
      });
      if (refused !== null) {
        played.current = null;
        const at = now();
        flight?.stop();
        settle(element, at);
      }
      onLift(null);
      explain(card, refused);
    };
    played.current = card;
    isLeaving.current = true;
    // The card is on its way before the page thinks about the move.
    if (flight) afterPaint(land);
    else land();
  };

  // Once: one that the table gave back is played by hand. So is one that is held just now.
  const selfPlayed = useRef<Card | null>(null);
  if (cards.length > 1) selfPlayed.current = null;
  const playByItself = useEffectEvent((card: Card) => {
    if (grip.current) return;
    selfPlayed.current = card;
    throwCard(card);
  });
  useEffect(() => {
    if (byItself === null || byItself === selfPlayed.current) return;
    const leaving = setTimeout(() => playByItself(byItself), BY_ITSELF_MS);
    return () => clearTimeout(leaving);
  }, [byItself]);

  /** The card under the pointer came there because another was thrown from there just now, which this press was meant for. */
  const isOfAnother = ({ clientX, clientY }: PointerEvent, card: Card) => {
    const last = thrown.current;
    if (last === null || last.card === card || performance.now() - last.at > DOUBLE.ms) return false;
    return Math.hypot(clientX - last.x, clientY - last.y) <= DOUBLE.px;
  };

  const pressed = (event: PointerEvent<HTMLUListElement>) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
    const card = isCard(target?.dataset.card, cards);
    if (!card || event.button !== 0 || grip.current) return;
    const isTouch = event.pointerType !== "mouse";
    wasPointed.current = true;
    wasTouched.current = isTouch;
    if (isOfAnother(event, card)) return;
    grip.current = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isTouch,
      card,
      dragged: nowhere,
      mode: "press",
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const moved = (event: PointerEvent<HTMLUListElement>) => {
    const held = grip.current;
    if (!held || held.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (held.mode === "press" && Math.hypot(x, y) > DRAG)
      held.mode = held.isTouch && Math.abs(x) > Math.abs(y) ? "browse" : "drag";
    if (held.mode === "browse") {
      if (y < -SWIPE / 2) {
        held.mode = "drag";
        // It comes from where the finger has come to.
        held.x = event.clientX;
      } else {
        const under = document
          .elementsFromPoint(event.clientX, Math.max(event.clientY, layout.hand + 40))
          .map((element) => element.closest<HTMLElement>("[data-card]")?.dataset.card)
          .find((name) => name !== undefined);
        const card = isCard(under, cards);
        if (card && card !== held.card) {
          held.card = card;
          lift(card);
        }
      }
    }
    const element = held.mode === "drag" && elementOf(held.card);
    if (!element) return;
    held.dragged = { x: event.clientX - held.x, y };
    element.style.translate = `${held.dragged.x}px ${y}px`;
    raise(element);
  };

  const released = (event: PointerEvent<HTMLUListElement>) => {
    const held = grip.current;
    if (!held || held.pointer !== event.pointerId) return;
    grip.current = null;
    const isCalledOff = event.type === "pointercancel";
    const isUp = event.clientY - held.y < -SWIPE || event.clientY < layout.hand;
    const element = elementOf(held.card);
    // It has been played meanwhile, by time or by a bot.
    if (!element) return;
    if (held.mode === "drag") {
      if (isUp && !isCalledOff) return throwCard(held.card, held.dragged);
      const from = spotOf(element, held.dragged);
      element.style.removeProperty("translate");
      return settle(element, from);
    }
    if (isCalledOff || held.mode === "browse") return;
    if (held.isTouch && lifted !== held.card) return lift(held.card);
    throwCard(held.card);
    if (played.current !== held.card) return;
    thrown.current = { card: held.card, at: performance.now(), x: event.clientX, y: event.clientY };
  };

  const focus = (index: number) => {
    const card = cards[Math.max(0, Math.min(cards.length - 1, index))];
    if (card) elementOf(card)?.focus();
  };
  const keyed = (event: KeyboardEvent<HTMLUListElement>) => {
    const card = isCard(event.target instanceof HTMLElement ? event.target.dataset.card : undefined, cards);
    if (!card) return;
    const index = cards.indexOf(card);
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: cards.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      focus(next);
    }
    if (event.key === "Escape") lift(null);
  };
  const focused = useRef<number | null>(null);
  // A card that was played takes the focus with it, and so does whatever lay over the table for a while.
  useEffect(() => {
    const place = focused.current;
    if (place === null || document.activeElement !== document.body || cards.length === 0) return;
    focus(place);
  });
  const gotFocus = (event: FocusEvent<HTMLUListElement>) => {
    const card = isCard(event.target.dataset.card, cards);
    if (!card) return;
    focused.current = cards.indexOf(card);
    setEntry(card);
    if (event.target.matches(":focus-visible")) lift(card);
  };

  const whys = new Map(isOwnTurn ? cards.map((card) => [card, whyNot(card)]) : []);
  // A card that is played is on the carpet first; the others turn grey, or back, a frame after it.
  const grey = useDeferredValue(cards.filter((card) => (whys.get(card) ?? null) !== null).join()).split(",");
  // Why cards are grey, said while nothing else is.
  const hint = [...whys.values()].find((why) => why !== null);
  const first = entry !== null && cards.includes(entry) ? entry : cards[0];
  const style = (place: FanPlace, isUp: boolean) => ({
    width,
    height: width * 1.4,
    transform: `translate(${place.x - width / 2}px, ${place.y - width * 0.7}px) rotate(${place.angle}deg)${isUp ? " scale(1.1)" : ""}`,
  });
  return (
    // Each of its cards has a layer of its own: one is under the trick, or in front of it.
    <div className="unmirrored pointer-events-none absolute inset-0">
      <ul
        ref={list}
        data-hand=""
        aria-label={t("hand", { count: cards.length })}
        aria-description={t("handKeys")}
        className="absolute inset-0"
        onPointerDown={pressed}
        onPointerMove={moved}
        onPointerUp={released}
        onPointerCancel={released}
        onPointerLeave={(event) => {
          if (event.pointerType !== "mouse" || grip.current || isLeaving.current) return;
          onLift(null);
          leaveIn(LINGER_MS);
        }}
        onTouchEnd={(event) => {
          // What was tapped is known: a browser that makes a mouse of the finger lays the page out for it before the card is painted.
          event.preventDefault();
        }}
        onMouseDown={(event) => {
          // A finger leaves the focus where it is: moving it after each card would hold up the card's own frame.
          if (wasTouched.current) event.preventDefault();
        }}
        onKeyDown={keyed}
        onFocus={gotFocus}
      >
        {cards.map((card, index) => {
          const why = whys.get(card) ?? null;
          const isUp = index === up;
          const place = places[index];
          if (!place) return null;
          return (
            <li key={card} className="contents">
              <button
                type="button"
                data-card={card}
                data-lifted={isUp ? "" : undefined}
                data-glow={glowing.includes(card) ? "" : undefined}
                aria-label={isOwnTurn && why === null ? playableName(card) : cardName(card)}
                aria-disabled={why !== null || undefined}
                tabIndex={card === first ? 0 : -1}
                className={classes(styles.card, "pointer-events-auto outline-offset-4")}
                style={{ ...style(place, isUp), ["--from-left" as string]: index }}
                onPointerEnter={(event) => {
                  // What comes under the mouse because another card flies off is not pointed at; nor is what was lifted, once it is let go.
                  if (event.pointerType === "mouse" && !grip.current && !isLeaving.current && !isUp) lift(card);
                }}
                onClick={(event) => {
                  // A pointer has had its say; keys and screen readers press plainly.
                  if (event.detail === 0 || !wasPointed.current) throwCard(card);
                  wasPointed.current = false;
                }}
              >
                <span data-face="" className="relative block size-full">
                  <Face card={card} off={grey.includes(card)} />
                  <span data-back="" className={styles.back}>
                    <Back />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {note !== null && !(reason && layout.isTall) ? (
        <ReasonLine text={note} isQuiet isLong />
      ) : (
        !reason && hint && layout.isTall && isFootFree && <ReasonLine text={hint.text} isQuiet />
      )}
      {reason && (
        // While it is pointed at or focused it stays, so that its rule can be opened.
        // biome-ignore lint/a11y/noStaticElementInteractions: what can be pressed is the link inside
        <div
          className="absolute inset-x-0"
          style={layout.isTall ? { bottom: 0 } : { top: layout.hand - 4 }}
          onPointerEnter={stay}
          onPointerLeave={() => leaveIn(LINGER_MS)}
          onFocus={stay}
          onBlur={() => leaveIn(LINGER_MS)}
        >
          {layout.isTall ? <ReasonLine {...reason} /> : <ReasonBubble {...reason} within={layout.width} />}
        </div>
      )}
    </div>
  );
}

/**
 * Why a card may not be played, in one line at the foot of a phone; another reason is another line, it does not move
 * over. A quiet one is there to be read, and is not read out.
 */
export function ReasonLine({
  isQuiet = false,
  isLong = false,
  ...reason
}: Reason & {
  isQuiet?: boolean;
  /** It takes two lines, between what stands on both sides of a hand. */
  isLong?: boolean;
}) {
  return (
    <p
      key={reason.text}
      role={isQuiet ? undefined : "status"}
      data-reason={isQuiet ? "quiet" : ""}
      className={classes(
        "lacquer absolute inset-x-3 z-(--z-reason) mx-auto w-fit animate-appear rounded-control px-4 text-center font-semibold shadow-panel",
        isLong
          ? "bottom-[calc(var(--safe-bottom)+10px)] max-w-96 text-balance py-1.5 text-base/5 lying:bottom-[calc(var(--safe-bottom)+2px)] lying:max-w-84 lying:py-0.5 lying:text-sm/4.5"
          : "bottom-[calc(var(--safe-bottom)+10px)] max-w-[94vw] py-1.5 text-base",
      )}
    >
      <ReasonWords {...reason} />
    </p>
  );
}
