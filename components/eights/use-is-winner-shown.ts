import { useState } from "react";
import { useOnChange } from "@/components/ui/hooks/use-on-change";

/** The last card is seen to land before the winner is named. */
const WINNER_MS = 900;

/** Whether the winner is named by now; a game one comes to after its end needs no waiting. */
export function useIsWinnerShown(isOver: boolean, isNews: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useOnChange([isOver], () => {
    if (!isOver) return;
    const timer = setTimeout(() => setShown(true), isNews ? WINNER_MS : 0);
    return () => clearTimeout(timer);
  });
  return isShown && isOver;
}
