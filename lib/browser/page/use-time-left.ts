import { useCallback, useEffect, useState } from "react";
import { animateByBeats, everyBeat } from "./animation-beat";

const leftUntil = (deadline: number | null) => (deadline === null ? null : Math.max(0, deadline - performance.now()));

/** Milliseconds left until a deadline by `performance.now()`, looked at again as often as a clock face needs. */
export function useTimeLeft(deadline: number | null, everyMs = 200): number | null {
  const [left, setLeft] = useState(() => leftUntil(deadline));
  useEffect(() => {
    const look = () => setLeft(leftUntil(deadline));
    look();
    if (deadline === null) return;
    return everyBeat(everyMs, look);
  }, [deadline, everyMs]);
  return left;
}

/** How many of two marks, in milliseconds before a deadline, the time has passed: nothing is looked at in between. */
export function useMarksPassed(deadline: number | null, first: number, second: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (deadline === null) return setPassed(0);
    const until = (mark: number) => deadline - performance.now() - mark;
    const look = () => setPassed([first, second].filter((mark) => until(mark) <= 0).length);
    look();
    const timers = [first, second].map((mark) => setTimeout(look, Math.max(0, until(mark)) + 1));
    return () => timers.forEach(clearTimeout);
  }, [deadline, first, second]);
  return passed;
}

/**
 * Lets an element run down to a deadline through keyframes that span the whole time. Only transform and opacity, so that
 * nothing is painted for it.
 */
export function useRunDown<Of extends Element>(
  deadline: number | null,
  totalMs: number,
  keyframes: Keyframe[],
): (element: Of | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || deadline === null || totalMs <= 0) return;
      const gone = () => totalMs - Math.max(0, deadline - performance.now());
      return animateByBeats(element, keyframes, { duration: totalMs, fill: "both" }, gone);
    },
    [deadline, totalMs, keyframes],
  );
}
