import { type PointerEvent, useRef } from "react";

/** Nothing that is pressed, said or chosen lies there. */
const isBare = (target: EventTarget) =>
  target instanceof Element && !target.closest("button, a, [role=dialog], [data-rail], [data-composer], [data-guide]");

/** A tap on the rug where nothing lies; a finger that moves the board along is none. */
export function useBareRug(tapped: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      isPressed.current = isBare(target);
    },
    onPointerUp: ({ target }: PointerEvent) => {
      if (isPressed.current && isBare(target)) tapped();
      isPressed.current = false;
    },
    onPointerCancel: () => {
      isPressed.current = false;
    },
  };
}
