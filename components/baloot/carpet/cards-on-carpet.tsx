import { type CSSProperties, useRef } from "react";
import { type Start, THROW_MS, throwIn } from "@/components/flight/throw";
import type { Point } from "@/components/table/seats/where-others-sit";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import { Deferred } from "@/components/ui/loading/deferred";
import { playSound } from "@/lib/browser/device/play-sound";
import { feel } from "@/lib/browser/device/vibration";
import { type Card, seatInTrick, type Trick } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { Face } from "../cards/card";
import { REST_MS, sweepOff } from "../flight/card-motion";
import type { Dealing } from "../flight/dealing";
import type { Layout, Place } from "../layout/layout";
import { lying } from "../layout/plane";
import { publicCardAt, publicCardWidth, restAngle, slotOf, sourceOf, spotOf, type Thrown } from "./card-spots";
import styles from "./laid.module.css";
import { fineness, Leaning } from "./leaning";
import { Deck, PublicCard } from "./public-card";

const onCarpet = (layout: Layout, at: Point, width: number, fine = fineness()): CSSProperties => ({
  left: `calc(50% + ${(at.x - width / 2) * fine}px)`,
  top: `calc(50% + ${(at.y - width * 0.7) * fine}px)`,
  width: width * fine,
  height: width * 1.4 * fine,
  ["--card" as string]: `${layout.laid * fine}px`,
});

/** The cards of the trick, the slot for one's own, and the public card. */
export function CardsOnCarpet({
  layout,
  trick,
  placeOf,
  thrown,
  isOwnTurn,
  winner,
  leads,
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
  /** Whose card wins it so far. */
  leads: Seat | null;
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
        <Deferred key={publicCard.card}>
          <PublicCard
            card={publicCard.card}
            style={middle}
            turnsIn={isFresh || !dealing ? null : dealing.landed}
            to={publicCard.taker && lying(plane, layout.seats[publicCard.taker])}
          />
        </Deferred>
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
            place={place}
            isWinning={seatInTrick(trick, index) === leads}
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
  place,
  isWinning,
}: {
  card: Card;
  style: CSSProperties;
  /** Where it flies from, asked as it sets off; null where it lies already. */
  from: (() => Start) | null;
  isOwn: boolean;
  to: Point | null;
  index: number;
  place: Place;
  isWinning: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  // It may be swept before it has landed: two flights of one element are not the compositor's any more.
  const spot = useRef<HTMLDivElement>(null);
  useOnChangeBeforePaint([], () => {
    if (!ref.current || !from) return;
    const start = from();
    throwIn(ref.current, start);
    const landing = setTimeout(() => {
      playSound(isWinning ? "heavy" : "card");
      if (isOwn) feel("card");
    }, start.ms);
    return () => clearTimeout(landing);
  });
  const isSwept = to !== null;
  useOnChangeBeforePaint([isSwept], () => {
    if (!spot.current || !to) return;
    const sweep = sweepOff(spot.current, to, index);
    const setting = index === 0 ? setTimeout(() => playSound("sweep"), REST_MS) : undefined;
    return () => {
      clearTimeout(setting);
      sweep.cancel();
    };
  });
  return (
    <div ref={spot} className="absolute" style={style} data-laid={card}>
      <div ref={ref} className="size-full" data-flight-of={card}>
        <div className={styles.laid} style={{ rotate: `${restAngle(card)}deg` }}>
          <Face card={card} />
          <span
            aria-hidden="true"
            data-winning={isWinning ? card : undefined}
            data-of={place}
            className={styles.winning}
          >
            <svg viewBox="-11 -11 22 22" className={styles.lozenge} aria-hidden="true">
              <path d="M0-10L10 0L0 10L-10 0Z" fill="#2a1706" stroke="#f8e2ae" strokeWidth="1.6" />
              <path d="M0-5.500L5.500 0L0 5.500L-5.500 0Z" fill="#dfae4e" />
              <path d="M-1.500-1.500h3v3h-3Z" fill="#9e2b28" />
            </svg>
          </span>
        </div>
      </div>
    </div>
  );
}
