import { useDeferredValue, useRef } from "react";
import type { Spot } from "@/components/flight/flight";
import type { Start } from "@/components/flight/throw";
import { fan } from "@/components/hand/fan";
import { HandCard, Hand as HandList } from "@/components/hand/hand";
import { CARD_HEIGHT } from "@/components/hand/layout";
import { type Reason, ReasonBubble, ReasonLine } from "@/components/hand/reason";
import { useGestures } from "@/components/hand/use-gestures";
import { useReason } from "@/components/hand/use-reason";
import { useThrow } from "@/components/hand/use-throw";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import { playSound as sound } from "@/lib/browser/device/play-sound";
import type { Card } from "@/lib/rules/baloot";
import { Back, Face } from "../cards/card";
import { useBalootWords } from "../cards/card-words";
import { restAngle, slotOf, type Thrown } from "../carpet/card-spots";
import type { Layout } from "../layout/layout";
import { seen } from "../layout/plane";
import styles from "./hand.module.css";
import { type Arrivals, useArrivals } from "./use-arrivals";
import { usePlayedByItself } from "./use-last-card";

const REASON_MS = 3_200;
/** Long enough to go from a card to its reason and open the rule. */
const LINGER_MS = 1_200;

/** Where one's own card of the trick is seen, as the hand's own places are. */
function landing(layout: Layout, width: number, card: Card): Spot {
  const slot = seen(layout.plane, slotOf(layout));
  const scale = (layout.laid * slot.scale) / width;
  const [x, y] = [slot.x - width / 2, slot.y - (width * CARD_HEIGHT) / 2];
  return { x, y, scale, angle: restAngle(card), lean: slot.lean };
}

/** One's own cards as a fan: lifted by a tap or a hover, played by a second tap, a click, a swipe or a drag. */
export function Hand({
  cards,
  layout,
  isOwnTurn,
  whyNot,
  glowing,
  raised,
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
  /** Cards of the suit that is pointed at among the bids. */
  raised: readonly Card[];
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
  const { reason, give, leaveIn, stay } = useReason();

  const up = lifted === null ? -1 : cards.indexOf(lifted);
  const laid = fan(layout.fan, cards.length, up < 0 ? null : up);
  const { card: width, places } = laid;

  // What was refused because it was not one's turn is old when it is.
  useOnChange([isOwnTurn], () => {
    if (isOwnTurn) give(null);
  });
  const explain = (card: Card, why: Reason | null) => {
    const place = places[cards.indexOf(card)];
    give(why && place ? { ...why, x: place.x } : null, REASON_MS);
  };
  const lift = (card: Card | null) => {
    onLift(card);
    if (card === null) give(null);
    else explain(card, isOwnTurn ? whyNot(card) : null);
  };

  const { throwCard, letGo, isLeaving, thrown } = useThrow({
    list,
    lifted,
    landing: (card) => landing(layout, width, card),
    whyNot,
    onPlay: (card, now) => onPlay(card, { card, now: () => middleOf(now(), width) }),
    onPlayed: (card, refused) => {
      onLift(null);
      explain(card, refused);
    },
    onBlocked: (card, why) => {
      sound("refused");
      onLift(card);
      explain(card, why);
    },
  });
  useArrivals({ list, cards, isFresh, arrivals, thrown, layout, fan: laid });

  const gestures = useGestures({
    list,
    cards,
    edge: layout.hand,
    onPress: (card, isTouch) => {
      if (isTouch && lifted !== card) lift(card);
      else throwCard(card);
      return thrown.current === card;
    },
    onBrowse: lift,
    onRelease: (card, dragged, isUp) => (isUp ? throwCard : letGo)(card, dragged),
    // What comes under the mouse because another card flies off is not pointed at; nor is what was lifted, once it is let go.
    onPoint: (card) => {
      // Nor is a card that is still being dealt: its place would be lit without it.
      if (isLeaving() || (card !== null && (card === lifted || arrivals !== null))) return;
      if (card !== null) return lift(card);
      onLift(null);
      leaveIn(LINGER_MS);
    },
    onPlainPress: throwCard,
  });

  usePlayedByItself(byItself, cards.length, (card) => {
    if (gestures.isHeld()) return false;
    throwCard(card);
    return true;
  });

  const whys = new Map(isOwnTurn ? cards.map((card) => [card, whyNot(card)]) : []);
  // A card that is played is on the carpet first; the others turn grey, or back, a frame after it.
  const grey = useDeferredValue(cards.filter((card) => (whys.get(card) ?? null) !== null).join()).split(",");
  // Why cards are grey, said while nothing else is.
  const hint = [...whys.values()].find((why) => why !== null);
  return (
    // Each of its cards has a layer of its own: one is under the trick, or in front of it.
    <div className="unmirrored pointer-events-none absolute inset-0 [--first-layer:var(--z-hand)]">
      <HandList
        {...gestures.props}
        list={list}
        data-hand=""
        cards={cards}
        layout={laid}
        selected={lifted === null ? [] : [lifted]}
        first={cards[0]}
        label={t("hand", { count: cards.length })}
        keys={t("handKeys")}
        className="absolute inset-0"
        onFocus={(card, isByKeys) => isByKeys && lift(card)}
        onEscape={() => lift(null)}
      >
        {(card, how) => {
          const why = whys.get(card) ?? null;
          return (
            <HandCard
              key={card}
              {...how}
              data-raised={raised.includes(card) ? "" : undefined}
              data-glow={glowing.includes(card) ? "" : undefined}
              label={isOwnTurn && why === null ? playableName(card) : cardName(card)}
              aria-disabled={why !== null || undefined}
              className={`${styles.card} pointer-events-auto outline-offset-4`}
            >
              <span data-face="" className="relative block size-full">
                <Face card={card} off={grey.includes(card)} />
                <span data-back="" className="pointer-events-none absolute inset-0 opacity-0">
                  <Back />
                </span>
              </span>
            </HandCard>
          );
        }}
      </HandList>
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

/** The middle of a card so wide that was seen by its upper left corner, and how wide it is there. */
function middleOf({ scale, ...at }: Start, width: number): ReturnType<Thrown["now"]> {
  return { ...at, x: at.x + width / 2, y: at.y + (width * CARD_HEIGHT) / 2, width: width * scale };
}
