import { useEffect, useRef, useState } from "react";

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** A number that runs to its new value in so many milliseconds; 0 sets it at once. */
export function useCounted(target: number, ms: number): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);

  useEffect(() => {
    const from = last.current;
    last.current = target;
    if (ms === 0 || from === target) return setShown(target);
    let frame = 0;
    const start = performance.now();
    const run = (now: number) => {
      const part = Math.min(1, (now - start) / ms);
      setShown(Math.round(from + (target - from) * easeOut(part)));
      if (part < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [target, ms]);

  return ms === 0 ? target : shown;
}
