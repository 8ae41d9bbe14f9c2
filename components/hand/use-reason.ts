import { useCallback, useEffect, useRef, useState } from "react";
import type { Reason } from "./reason";

/** A reason and the middle of the card it is about, from the left edge of the hand. */
interface ReasonAt extends Reason {
  readonly x: number;
}

/** The reason a hand is giving just now, and how long it stands. */
export function useReason() {
  const [reason, setReason] = useState<ReasonAt | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stay, [stay]);
  /** Gives it, or none: for so long, or until another comes. */
  const give = useCallback(
    (why: ReasonAt | null, ms?: number) => {
      stay();
      setReason(why);
      if (why !== null && ms !== undefined) timer.current = setTimeout(() => setReason(null), ms);
    },
    [stay],
  );
  /** Gives it after a while, unless something else is given until then. */
  const giveIn = useCallback(
    (ms: number, why: () => ReasonAt | null) => {
      stay();
      timer.current = setTimeout(() => setReason(why()), ms);
    },
    [stay],
  );
  /** It goes after a while, if it does not have to stay. */
  const leaveIn = useCallback((ms: number) => giveIn(ms, () => null), [giveIn]);
  return { reason, give, giveIn, leaveIn, stay };
}
