import { useEffect } from "react";
import { playSound } from "@/lib/browser/device/play-sound";

const LAST_SECONDS = [3, 2, 1];

/** Lets the last seconds of one's own turn be heard. */
export function useLastSeconds(deadline: number | null, isOwnTurn: boolean): void {
  useEffect(() => {
    if (deadline === null || !isOwnTurn) return;
    const timers = LAST_SECONDS.map((second) => deadline - second * 1_000 - performance.now())
      .filter((ms) => ms > 0)
      .map((ms) => setTimeout(() => playSound("tick"), ms));
    return () => timers.forEach(clearTimeout);
  }, [deadline, isOwnTurn]);
}
