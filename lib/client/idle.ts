/** Where a browser does not say when it is idle, a while later. */
const LATER_MS = 60;

/** Does something once the page has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else setTimeout(act, LATER_MS);
}
