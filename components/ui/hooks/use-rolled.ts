import { useEffect, useRef, useState } from "react";
import { isStill } from "@/components/flight/flight";

/** A number on its way to what it has become, in so many milliseconds and after so many; it may set out from another. */
export function useRolled(value: number, { ms = 500, delay = 0, start = value } = {}): number {
  const [shown, setShown] = useState(start);
  /** What is seen just now: it goes on from there. */
  const last = useRef(start);
  useEffect(() => {
    const begin = last.current;
    if (begin === value) return;
    const show = (now: number) => {
      last.current = now;
      setShown(now);
    };
    if (isStill()) return show(value);
    const began = performance.now() + delay;
    let frame = 0;
    const step = () => {
      const time = Math.max(0, Math.min(1, (performance.now() - began) / ms));
      const eased = time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
      show(Math.round(begin + (value - begin) * eased));
      if (time < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, ms, delay]);
  return shown;
}
