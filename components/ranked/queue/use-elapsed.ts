import { useEffect, useState } from "react";
import { everyBeat } from "@/lib/browser/page/animation-beat";

/** Milliseconds since an instant of `performance.now()`, looked at again every second. */
export function useElapsed(since: number): number {
  const [elapsed, setElapsed] = useState(() => Math.max(0, performance.now() - since));
  useEffect(() => {
    const look = () => setElapsed(Math.max(0, performance.now() - since));
    look();
    return everyBeat(1000, look);
  }, [since]);
  return elapsed;
}
