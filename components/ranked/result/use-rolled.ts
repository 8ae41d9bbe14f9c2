import { useEffect, useState } from "react";
import { isStill } from "@/components/flight/flight";

/** How far something has come after a share of its time, fast at first. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/** A number on its way from one to another; at once where nothing is to move. */
export function useRolled(from: number, to: number, ms: number): number {
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (from === to || isStill()) return;
    const began = performance.now();
    let frame = 0;
    const roll = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / ms));
      setShown(Math.round(from + (to - from) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(roll);
    };
    roll(began);
    return () => {
      cancelAnimationFrame(frame);
      setShown(to);
    };
  }, [from, to, ms]);
  return shown;
}
