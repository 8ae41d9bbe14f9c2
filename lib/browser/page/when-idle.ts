/** Where a browser does not say when it is idle, a while later. */
const LATER_MS = 60;

/** How long what a page owes its user waits for a moment with nothing else to do: a busy page may never have one. */
export const BUSY_MS = 3_000;

/** Does something once the page has nothing else to do, or for so long has never had a moment. */
export function whenIdle(act: () => void, timeout?: number): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  else setTimeout(act, LATER_MS);
}
