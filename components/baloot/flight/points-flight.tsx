import { useEffect, useRef, useState } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";
import type { BalootState } from "@/lib/rules/baloot";
import type { Layout } from "../layout/layout";
import { flyTo } from "./card-motion";

/** For so many frames the board is waited for. */
const MOST_LOOKS = 30;

interface Flight {
  readonly id: number;
  readonly points: number;
  readonly isOurs: boolean;
}

/** Points that have just been announced fly from the carpet to their side of the board. */
export function PointsFlight({
  deals,
  coming,
  delay,
  layout,
}: {
  deals: BalootState["deals"];
  /** Of us, and of them. */
  coming: readonly [number, number];
  /** How long it is before they set out. */
  delay: number;
  layout: Layout;
}) {
  const before = useRef({ hand: deals.length, coming });
  const [flight, setFlight] = useState<Flight | null>(null);
  const flying = useRef<HTMLSpanElement>(null);
  const [one, other] = coming;
  useEffect(() => {
    const was = before.current;
    before.current = { hand: deals.length, coming: [one, other] };
    const gains = [one - was.coming[0], other - was.coming[1]];
    const side = gains.findIndex((gain) => gain > 0);
    // What the hand's end has counted flies over no sheet.
    if (was.hand !== deals.length || (side < 0 && gains.some((gain) => gain < 0))) setFlight(null);
    else if (side >= 0)
      setFlight((last) => ({ id: (last?.id ?? 0) + 1, points: gains[side] ?? 0, isOurs: side === 0 }));
  }, [deals.length, one, other]);
  useOnChange([flight?.id], () => {
    if (!flight) return;
    const side = flight.isOurs ? "us" : "them";
    const land = () => setFlight((now) => (now === flight ? null : now));
    let frame = 0;
    let animation: Animation | undefined;
    const setOut = (looks: number) => {
      const goal = document.querySelector(`[data-coming="${side}"]`)?.getBoundingClientRect();
      // The board may show a moment later what is coming to it; points that nothing awaits are not left on the carpet.
      if (!flying.current || !goal) {
        if (looks === 0) return land();
        frame = requestAnimationFrame(() => setOut(looks - 1));
        return;
      }
      const start = flying.current.getBoundingClientRect();
      const across = goal.x + goal.width / 2 - (start.x + start.width / 2);
      const down = goal.y + goal.height / 2 - (start.y + start.height / 2);
      animation = flyTo(flying.current, { x: across, y: down }, delay);
      void animation.finished.then(land, () => {});
    };
    setOut(MOST_LOOKS);
    return () => {
      cancelAnimationFrame(frame);
      animation?.cancel();
    };
  });
  if (!flight) return null;
  const { center } = layout.plane;
  // What waits for king and queen stands over them, clear of the word.
  const top = delay > 0 ? center.y - 1.45 * layout.laid : center.y;
  return (
    <span
      key={flight.id}
      ref={flying}
      aria-hidden="true"
      data-flight=""
      className={`-translate-1/2 pointer-events-none absolute z-(--z-dialog) rounded-full px-4 py-1 font-extrabold text-3xl shadow-lifted ${flight.isOurs ? "bg-brass-3 text-brass-ink" : "bg-madder-3 text-madder-ink"}`}
      style={{ left: center.x, top }}
    >
      <bdi>+{flight.points}</bdi>
    </span>
  );
}
