import { AT_TABLE, RENEW } from "@/lib/service-worker/service-worker";

/** Nothing has been asked of the network for so long: what the page needs itself is there. */
const QUIET_MS = 3_000;

/** Resolves once the network has been quiet. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      fetched.disconnect();
      resolve();
    };
    let timer = setTimeout(end, QUIET_MS);
    const fetched = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    });
    fetched.observe({ type: "resource" });
  });
}

/**
 * Lets Majlis open without a network, where the browser can: over plain http it cannot, but for localhost. A whole house
 * is much to fetch, and on a slow line whoever goes to a table at once has need of all of it.
 */
export async function keepOffline(): Promise<void> {
  await quiet();
  const registration = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
  registration?.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed") arriving.postMessage(RENEW);
    });
  });
}

/** Ends this page's being at a table. */
let leave: (() => Promise<unknown>) | null = null;

/** Lets the worker know of this page that it is at a table, for as long as it is. */
async function sit(isAtTable: boolean): Promise<void> {
  if (!isAtTable) {
    await leave?.();
    leave = null;
  } else if (!leave && navigator.locks) {
    let rise = () => {};
    const risen = new Promise<void>((resume) => (rise = resume));
    const sitting = navigator.locks.request(AT_TABLE, { mode: "shared" }, () => risen);
    leave = () => {
      rise();
      return sitting;
    };
  }
}

/** Asks for a newer version, and has one that waits take over unless a page, this one or another, is at a table. */
export async function renewOffline(isAtTable: boolean): Promise<void> {
  await sit(isAtTable);
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage(RENEW);
  // Without a network there is nothing newer.
  await registration?.update().catch(() => undefined);
}
