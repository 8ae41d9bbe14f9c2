import { useEffect, useRef } from "react";

/** What an entry of the history is marked with that stands for the game, over the one of the front page. */
const MARK = "tilesGame";

let isOn = false;

const isMarked = (state: unknown): boolean => typeof state === "object" && state !== null && MARK in state;

/**
 * The game is a screen of its own in the history: Back leads from it to the front page, as the Back of the page does, and is
 * asked about where that is. It is one entry, however often it is stayed in; whoever leaves otherwise takes it along.
 */
export function useBackAsked(mayLeave: () => boolean, onLeft: () => void, onAsked: () => void): void {
  const asked = useRef({ mayLeave, onLeft, onAsked });
  useEffect(() => {
    asked.current = { mayLeave, onLeft, onAsked };
  });
  useEffect(() => {
    const enter = () => window.history.pushState({ [MARK]: true }, "");
    isOn = true;
    // A reload finds its entry again.
    if (!isMarked(window.history.state)) enter();
    const went = ({ state }: PopStateEvent) => {
      if (isMarked(state)) return;
      const { mayLeave, onLeft, onAsked } = asked.current;
      if (mayLeave()) return onLeft();
      enter();
      onAsked();
    };
    window.addEventListener("popstate", went);
    return () => {
      window.removeEventListener("popstate", went);
      isOn = false;
      // The next game takes the entry over.
      setTimeout(() => !isOn && isMarked(window.history.state) && window.history.back());
    };
  }, []);
}
