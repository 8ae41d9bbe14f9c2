/**
 * Keeps the screen from going dark until the returned function is called. A browser lets go of it whenever the page is
 * not seen, and is asked again when it is; one that cannot is not missed.
 */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  // One question after the other: the page may have come back before the last one was answered.
  let asking = Promise.resolve();
  const ask = () => {
    asking = asking.then(async () => {
      if (isOver || document.hidden || held?.released === false) return;
      // A low battery, or a page that has just gone, is refused.
      held = await navigator.wakeLock.request("screen").catch(() => null);
    });
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void asking.then(() => held?.release()).catch(() => undefined);
  };
}
