import { useEffect, useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function changeBy(change: 1 | -1): void {
  count += change;
  for (const listener of listeners) listener();
}

/** Says that something lies over the page, as long as it is open: a dialog, a sheet or a menu. */
export function useCoversPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    changeBy(1);
    return () => changeBy(-1);
  }, [isOpen]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether anything lies over the page. */
export const useIsPageCovered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
