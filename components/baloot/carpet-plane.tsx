import { type CSSProperties, type ReactNode, useRef } from "react";
import type { Point } from "@/components/table/round-seats";
import { useWheneverLaid } from "@/components/ui/whenever";
import { play } from "@/lib/client/sound";
import { type Card, seatInTrick, type Trick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import styles from "./board.module.css";
import { Face } from "./card";
import type { Layout, Place } from "./layout";
import { sweepOff, THROW_MS, throwIn } from "./motion";
import { EYE, lying, type Plane } from "./plane";

/** The public card is taken before the rest is dealt. */
const TAKEN_MS = 120;

/** A tilted layer is rasterised at its own size, so everything on it is laid out three times as large. */
const FINE = 3;

/** Where the trick lies, in card widths from its middle. */
const offsets: Readonly<Record<Place, Point>> = {
  east: { x: 0.69, y: -0.1 },
  north: { x: -0.04, y: -0.62 },
  west: { x: -0.69, y: 0.02 },
  south: { x: 0, y: 0.48 },
};

/** Where on the carpet a seat's card of the trick lies. */
const spotOf = ({ laid, spread }: Layout, place: Place): Point => ({
  x: offsets[place].x * laid * spread,
  y: offsets[place].y * laid * spread,
});

/** Where one's own card will lie. */
export const slotOf = (layout: Layout): Point => spotOf(layout, "south");

/** A rest angle within ten degrees that every card keeps for itself. */
const restAngle = (card: Card) => (([...card].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 19) - 9) | 0;

/** Where a thrown card was last seen on the screen. */
export interface Thrown extends Point {
  readonly card: Card;
  readonly width: number;
  readonly angle: number;
}

/** A square that leans back with whatever lies on it. */
export function Leaning({ plane, className, children }: { plane: Plane; className?: string; children: ReactNode }) {
  const { center, side, perspective, tilt } = plane;
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
          width: side * FINE,
          height: side * FINE,
          transform: `translate(-50%, -50%) rotateX(${tilt}deg) scale(${1 / FINE})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The carpet itself. */
export function BoardCarpet({ plane }: { plane: Plane }) {
  return (
    <Leaning plane={plane} className="z-(--z-carpet)">
      <div className={styles.carpet} />
    </Leaning>
  );
}

const onCarpet = (layout: Layout, at: Point, width: number): CSSProperties => ({
  left: `calc(50% + ${(at.x - width / 2) * FINE}px)`,
  top: `calc(50% + ${(at.y - width * 0.7) * FINE}px)`,
  width: width * FINE,
  height: width * 1.4 * FINE,
  ["--card" as string]: `${layout.laid * FINE}px`,
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
  publicCard: {
    readonly card: Card;
    readonly taker: Place | null;
    /** It is turned up when everybody has been dealt to. */
    readonly isNew: boolean;
  } | null;
}) {
  const { plane, laid } = layout;
  const large = laid * 1.28;
  return (
    <Leaning plane={plane} className="z-[79]">
      {isOwnTurn && trick && <div className={styles.slot} style={onCarpet(layout, slotOf(layout), laid)} />}
      {publicCard && (
        <PublicCard
          key={publicCard.card}
          card={publicCard.card}
          isNew={publicCard.isNew && !isFresh}
          style={onCarpet(layout, { x: 0, y: -laid * 0.1 }, large)}
          to={publicCard.taker && lying(plane, layout.seats[publicCard.taker])}
        />
      )}
      {trick?.cards.map((card, index) => {
        const place = placeOf(seatInTrick(trick, index));
        const at = spotOf(layout, place);
        const own = thrown?.card === card ? thrown : null;
        const seat = lying(plane, own ?? layout.seats[place]);
        const wins = winner === null ? null : lying(plane, layout.seats[placeOf(winner)]);
        return (
          <LaidCard
            key={card}
            card={card}
            style={{ ...onCarpet(layout, at, laid), zIndex: index + 1 }}
            from={
              isFresh
                ? null
                : {
                    x: (seat.x - at.x) * FINE,
                    y: (seat.y - at.y) * FINE,
                    scale: own ? own.width / laid / seat.scale : 0.7,
                    angle: own ? own.angle - restAngle(card) : 20,
                  }
            }
            isOwn={own !== null}
            to={wins && { x: (wins.x - at.x) * FINE, y: (wins.y - at.y) * FINE }}
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
  from: Parameters<typeof throwIn>[1] | null;
  isOwn: boolean;
  to: Point | null;
  index: number;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useWheneverLaid([], () => {
    if (!ref.current || !from) return;
    throwIn(ref.current, from);
    const landing = setTimeout(() => {
      play("card");
      if (isOwn) navigator.vibrate?.(12);
    }, THROW_MS);
    return () => clearTimeout(landing);
  });
  const isSwept = to !== null;
  useWheneverLaid([isSwept], () => {
    if (!ref.current || !to) return;
    const sweep = sweepOff(ref.current, to, index);
    return () => sweep.cancel();
  });
  return (
    <div className="absolute" style={style} data-laid={card}>
      <div ref={ref} className="size-full">
        <div className={styles.laid} style={{ rotate: `${restAngle(card)}deg` }}>
          <Face card={card} />
        </div>
      </div>
    </div>
  );
}

function PublicCard({
  card,
  isNew,
  style,
  to,
}: {
  card: Card;
  isNew: boolean;
  style: CSSProperties;
  to: Point | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const isTaken = to !== null;
  useWheneverLaid([isTaken], () => {
    if (!ref.current || !to) return;
    sweepOff(ref.current, { x: to.x * FINE, y: to.y * FINE }, 0, TAKEN_MS);
  });
  return (
    <div className="absolute" style={style} data-public={card}>
      <div ref={ref} className={`relative size-full ${isNew ? styles.turned : ""}`}>
        <span className={styles.glow} />
        <span className={styles.frame} />
        <div className={styles.laid}>
          <Face card={card} />
        </div>
      </div>
    </div>
  );
}
