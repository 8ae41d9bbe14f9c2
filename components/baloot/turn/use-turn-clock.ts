import { useMemo } from "react";
import { type BalootState, baloot } from "@/lib/rules/baloot";
import type { Clock } from "./clock";

/** The clock of what the table waits for now; the same one as long as that is. */
export function useTurnClock(view: BalootState, deadline: number | null): Clock {
  const totalMs = useMemo(() => baloot.wait(view)?.ms ?? 0, [view]);
  return useMemo(() => ({ deadline, totalMs }), [deadline, totalMs]);
}
