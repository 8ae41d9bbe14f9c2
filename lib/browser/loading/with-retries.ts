const WAITS_MS = [500, 1_000, 2_000];

/** Waits, but not on when the device comes online. */
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener("online", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener("online", over);
  });

/** Fetches what may not come at the first try: asks again a few times, each a little later, before it gives up. */
export async function withRetries<Found>(fetch: () => Promise<Found>): Promise<Found> {
  for (const ms of WAITS_MS) {
    try {
      return await fetch();
    } catch {
      await wait(ms);
    }
  }
  return fetch();
}
