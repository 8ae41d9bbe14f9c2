let held = 0;
let freed: Promise<void> = Promise.resolve();
let free = () => {};

/**
 * Has whatever is only fetched ahead of need wait while something is on its way across the screen: reading a script takes
 * longer than a frame. Returns what ends that.
 */
export function holdBack(): () => void {
  if (held++ === 0)
    freed = new Promise((resolve) => {
      free = resolve;
    });
  let isHeld = true;
  return () => {
    if (isHeld && --held === 0) free();
    isHeld = false;
  };
}

/** Resolves once nothing is held back, at once where nothing is. */
export const whenFree = async (): Promise<void> => {
  while (held > 0) await freed;
};
