import { type RefObject, useEffect, useRef } from "react";

/**
 * A finger that moves here moves nothing but what the page itself moves under it. `touch-action` alone is not enough:
 * Chromium has the page fling after a swipe even where nothing may scroll, and takes the next tap, wherever it falls, for
 * the end of that.
 */
export function useNoFling(element: RefObject<HTMLElement | null>, isHeld: () => boolean = always): void {
  const held = useRef(isHeld);
  held.current = isHeld;
  useEffect(() => {
    const { current } = element;
    const moved = (event: TouchEvent) => {
      if (event.cancelable && held.current()) event.preventDefault();
    };
    // React's own listeners for this are passive, and may prevent nothing.
    current?.addEventListener("touchmove", moved, { passive: false });
    return () => current?.removeEventListener("touchmove", moved);
  }, [element]);
}

const always = () => true;
