import { useEffect, useState } from "react";

/** Milliseconds left until a deadline by `performance.now()`, looked at again as often as a clock face needs. */
export function useTimeLeft(deadline: number | null, everyMs = 200): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (deadline === null) return setLeft(null);
    const look = () => setLeft(Math.max(0, deadline - performance.now()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [deadline, everyMs]);
  return left;
}
