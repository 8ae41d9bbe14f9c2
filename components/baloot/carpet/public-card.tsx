import { type CSSProperties, useRef } from "react";
import { EASE_SINE, isCalm, isStill } from "@/components/flight/flight";
import type { Point } from "@/components/table/seats/where-others-sit";
import { useOnChangeBeforePaint } from "@/components/ui/hooks/use-on-change";
import { playSound } from "@/lib/browser/device/play-sound";
import { animateByBeats } from "@/lib/browser/page/animation-beat";
import type { Card } from "@/lib/rules/baloot";
import { Back, Face } from "../cards/card";
import { TURN_MS, takeOff, turnUp } from "../flight/card-motion";
import type { Dealing } from "../flight/dealing";
import laid from "./laid.module.css";
import { fineness } from "./leaning";
import styles from "./public-card.module.css";

/** What is still to be dealt, from behind; the public card is its top. */
export function Deck({ dealing, style }: { dealing: Dealing; style: CSSProperties }) {
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

/** Its frame swells and fades for as long as it is bid for. */
const pulse: Keyframe[] = [{ opacity: 0.55, easing: EASE_SINE }, { opacity: 1, easing: EASE_SINE }, { opacity: 0.55 }];
const PULSE_MS = 1_600;

function pulses(frame: HTMLSpanElement | null): (() => void) | undefined {
  if (!frame || isCalm()) return;
  return animateByBeats(frame, pulse, { duration: PULSE_MS, iterations: Infinity }, () => performance.now());
}

export function PublicCard({
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
  useOnChangeBeforePaint([], () => {
    if (turnsIn === null || !face.current) return;
    turnUp(
      face.current,
      back.current,
      [glow.current, frame.current].filter((light) => light !== null),
      turnsIn,
    );
    if (isStill()) return;
    const turning = setTimeout(() => playSound("card"), turnsIn + TURN_MS / 2);
    return () => clearTimeout(turning);
  });
  const isTaken = to !== null;
  useOnChangeBeforePaint([isTaken], () => {
    if (!ref.current || !to) return;
    const fine = fineness();
    const taking = takeOff(ref.current, { x: to.x * fine, y: to.y * fine });
    return () => taking.cancel();
  });
  return (
    <div className="absolute" style={style} data-public={card}>
      <div ref={ref} className="relative size-full">
        <span ref={glow} className={styles.glow} />
        <span ref={frame} className="absolute inset-0">
          <span ref={pulses} className={styles.frame} />
        </span>
        <div ref={face} className={laid.laid}>
          <Face card={card} />
          <span ref={back} data-back="" className="pointer-events-none absolute inset-0 opacity-0">
            <Back />
          </span>
        </div>
      </div>
    </div>
  );
}
