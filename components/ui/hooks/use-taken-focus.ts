import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus to what comes over the rest, and gives it back as that goes, unless somebody else has it by then. */
export function useTakenFocus<Of extends HTMLElement>(): RefObject<Of | null> {
  const taker = useRef<Of>(null);
  useEffect(() => {
    const before = document.activeElement;
    const own = taker.current;
    own?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isFree = now === null || now === document.body || now === own;
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return taker;
}
