import { type CSSProperties, memo, type ReactNode, useRef } from "react";
import type { Point } from "@/components/table/round-seats";
import { Afterwards } from "@/components/ui/afterwards";
import { useWheneverLaid } from "@/components/ui/whenever";
import { play } from "@/lib/browser/sound";
import { feel } from "@/lib/browser/vibration";
import { type Card, seatInTrick, type Trick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { Back, Face } from "./card";
import type { Dealing } from "./dealing";
import { cardWidth } from "./fan";
import type { Layout, Place } from "./layout";
import { isStill, REST_MS, type Start, sweepOff, THROW_MS, TURN_MS, takeOff, throwIn, turnUp } from "./motion";
import { EYE, lying, type Plane, seen } from "./plane";

/**
 * How much larger things are laid out on a tilted layer than they are seen: it is rasterised at its own size, and would
 * be coarse. On a fine screen three times would be nine times the work for nothing.
 */
const fineness = () => Math.max(1, 3 / devicePixelRatio);

/** Where the trick lies, in card widths from its middle. */
const offsets: Readonly<Record<Place, Point>> = {
  east: { x: 0.69, y: -0.1 },
  north: { x: -0.04, y: -0.62 },
  west: { x: -0.69, y: 0.02 },
  south: { x: 0, y: 0.48 },
};

/** Where on the carpet the public card lies, and how wide it is there. */
const publicCardAt = ({ laid }: Layout): Point => ({ x: 0, y: -laid * 0.1 });
const publicCardWidth = ({ laid }: Layout): number => laid * 1.28;

/** Where the public card is seen on the screen, and how wide. */
export function publicCardSeen(layout: Layout): Point & { readonly width: number } {
  const { x, y, scale } = seen(layout.plane, publicCardAt(layout));
  return { x, y, width: publicCardWidth(layout) * scale };
}

/** Where on the carpet a seat's card of the trick lies. */
const spotOf = ({ laid, spread }: Layout, place: Place): Point => ({
  x: offsets[place].x * laid * spread,
  y: offsets[place].y * laid * spread,
});

/** Where one's own card will lie. */
export const slotOf = (layout: Layout): Point => spotOf(layout, "south");

/** Where a card is thrown from that nobody has dragged there: one's own out of the middle of the hand. */
function sourceOf(layout: Layout, place: Place): Point & { readonly width: number } {
  const { fan, laid, isWatched } = layout;
  if (place === "south" && !isWatched) return { x: fan.centerX, y: fan.middle, width: cardWidth(fan, 8) };
  const { x, y } = layout.seats[place];
  return { x, y, width: 0.7 * laid * lying(layout.plane, { x, y }).scale };
}

/** A rest angle within ten degrees that every card keeps for itself. */
export const restAngle = (card: Card) =>
  (([...card].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 19) - 9) | 0;

/** One's own card on its way out of the hand. */
export interface Thrown {
  readonly card: Card;
  /** Where its middle is seen on the screen by now, how wide it is, and how long it still flies. */
  readonly now: () => Omit<Start, "scale"> & { readonly width: number };
}

/** A square that leans back with whatever lies on it. */
export function Leaning({ plane, className, children }: { plane: Plane; className?: string; children: ReactNode }) {
  const { center, side, perspective, tilt } = plane;
  const fine = fineness();
  const style: CSSProperties = {
    left: center.x - side / 2,
    top: center.y - side / 2,
    width: side,
    height: side,
    perspective,
    perspectiveOrigin: `50% ${EYE * 100}%`,
  };
  return (
    <div className={`pointer-events-none absolute ${className}`} style={style} aria-hidden="true">
      <div
        className="absolute top-1/2 left-1/2"
        style={{
          width: side * fine,
          height: side * fine,
          transform: `translate(-50%, -50%) rotateX(${tilt}deg) scale(${1 / fine})`,
          ["--fine" as string]: fine,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The carpet itself. */
export const BoardCarpet = memo(function BoardCarpet({ plane }: { plane: Plane }) {
  return (
    <Leaning plane={plane} className="z-(--z-carpet)">
      <div className={styles.carpet} />
    </Leaning>
  );
});

const onCarpet = (layout: Layout, at: Point, width: number, fine = fineness()): CSSProperties => ({
  left: `calc(50% + ${(at.x - width / 2) * fine}px)`,
  top: `calc(50% + ${(at.y - width * 0.7) * fine}px)`,
  width: width * fine,
  height: width * 1.4 * fine,
  ["--card" as string]: `${layout.laid * fine}px`,
});

/** The cards of the trick, the slot for one's own, and the public card. */
export function Trickery({
  layout,
  trick,
  placeOf,
  thrown,
  isOwnTurn,
  winner,
  isFresh,
  publicCard,
  dealing,
}: {
  layout: Layout;
  trick: Trick | null;
  placeOf: (seat: Seat) => Place;
  thrown: Thrown | null;
  isOwnTurn: boolean;
  /** Who takes the trick, once it is full. */
  winner: Seat | null;
  /** The board has just come: nothing flies that was there before. */
  isFresh: boolean;
  publicCard: { readonly card: Card; readonly taker: Place | null } | null;
  dealing: Dealing | null;
}) {
  const { plane, laid } = layout;
  const fine = fineness();
  const large = publicCardWidth(layout);
  const middle = onCarpet(layout, publicCardAt(layout), large);
  return (
    <Leaning plane={plane} className="z-[79]">
      {isOwnTurn && trick && <div className={styles.slot} style={onCarpet(layout, slotOf(layout), laid)} />}
      {dealing && !isFresh && <Deck key={dealing.taker} dealing={dealing} style={middle} />}
      {publicCard && (
        <Afterwards key={publicCard.card}>
          <PublicCard
            card={publicCard.card}
            style={middle}
            turnsIn={isFresh || !dealing ? null : dealing.landed}
            to={publicCard.taker && lying(plane, layout.seats[publicCard.taker])}
          />
        </Afterwards>
      )}
      {trick?.cards.map((card, index) => {
        const place = placeOf(seatInTrick(trick, index));
        const at = spotOf(layout, place);
        // What one threw last may be another's in the next deal.
        const own = place === "south" && thrown?.card === card ? thrown : null;
        const from = (): Start => {
          const flying = own?.now();
          const source = flying ?? sourceOf(layout, place);
          const seat = lying(plane, source);
          return {
            x: (seat.x - at.x) * fine,
            y: (seat.y - at.y) * fine,
            scale: source.width / laid / seat.scale,
            angle: flying ? flying.angle - restAngle(card) : 20,
            lean: flying ? flying.lean / seat.lean : 1,
            ms: flying?.ms ?? THROW_MS,
            at: flying?.at ?? null,
          };
        };
        const wins = winner === null ? null : lying(plane, layout.seats[placeOf(winner)]);
        return (
          <LaidCard
            key={card}
            card={card}
            style={{ ...onCarpet(layout, at, laid), zIndex: index + 1 }}
            from={isFresh ? null : from}
            isOwn={own !== null}
            to={wins && { x: (wins.x - at.x) * fine, y: (wins.y - at.y) * fine }}
            index={index}
          />
        );
      })}
    </Leaning>
  );
}

function LaidCard({
  card,
  style,
  from,
  isOwn,
  to,
  index,
}: {
  card: Card;
  style: CSSProperties;
  /** Where it flies from, asked as it sets off; null where it lies already. */
  from: (() => Start) | null;
  isOwn: boolean;
  to: Point | null;
  index: number;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useWheneverLaid([], () => {
    if (!ref.current || !from) return;
    const start = from();
    throwIn(ref.current, start);
    const landing = setTimeout(() => {
      play("card");
      if (isOwn) feel("card");
    }, start.ms);
    return () => clearTimeout(landing);
  });
  const isSwept = to !== null;
  useWheneverLaid([isSwept], () => {
    if (!ref.current || !to) return;
    const sweep = sweepOff(ref.current, to, index);
    const setting = index === 0 ? setTimeout(() => play("sweep"), REST_MS) : undefined;
    return () => {
      clearTimeout(setting);
      sweep.cancel();
    };
  });
  return (
    <div className="absolute" style={style} data-laid={card}>
      <div ref={ref} className="size-full" data-flight-of={card}>
        <div className={styles.laid} style={{ rotate: `${restAngle(card)}deg` }}>
          <Face card={card} />
        </div>
      </div>
    </div>
  );
}

/** What is still to be dealt, from behind; the public card is its top. */
function Deck({ dealing, style }: { dealing: Dealing; style: CSSProperties }) {
  const { begins, landed } = dealing;
  const isFirst = dealing.taker === null;
  // In the final deal it comes as the public card leaves, and goes with its last card.
  const from = isFirst ? 0 : begins - 80;
  const until = isFirst ? landed + 2 * TURN_MS : landed - 120;
  const times = { animationDelay: `${from}ms`, animationDuration: `${until - from}ms` };
  return (
    <div className={styles.deck} style={{ ...style, ...times }} data-deck="">
      {[3, 2, 1, 0].map((down) => (
        <span key={down} style={{ translate: `${-down}% ${1.4 * down}%` }}>
          <Back />
        </span>
      ))}
    </div>
  );
}

function PublicCard({
  card,
  style,
  turnsIn,
  to,
}: {
  card: Card;
  style: CSSProperties;
  /** When it is turned up, null where it lies face up already. */
  turnsIn: number | null;
  to: Point | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLSpanElement>(null);
  const glow = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  useWheneverLaid([], () => {
    if (turnsIn === null || !face.current) return;
    turnUp(
      face.current,
      back.current,
      [glow.current, frame.current].filter((light) => light !== null),
      turnsIn,
    );
    if (isStill()) return;
    const turning = setTimeout(() => play("card"), turnsIn + TURN_MS / 2);
    return () => clearTimeout(turning);
  });
  const isTaken = to !== null;
  useWheneverLaid([isTaken], () => {
    if (!ref.current || !to) return;
    const fine = fineness();
    const taking = takeOff(ref.current, { x: to.x * fine, y: to.y * fine });
    return () => taking.cancel();
  });
  return (
    <div className="absolute" style={style} data-public={card}>
      <div ref={ref} className="relative size-full">
        <span ref={glow} className={styles.glow} />
        <span ref={frame} className={styles.frame} />
        <div ref={face} className={styles.laid}>
          <Face card={card} />
          <span ref={back} data-back="" className={styles.back}>
            <Back />
          </span>
        </div>
      </div>
    </div>
  );
}
