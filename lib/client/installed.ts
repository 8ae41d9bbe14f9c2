import { RENEW } from "@/lib/worker/service-worker";

/** Lets Majlis open without a network, where the browser can: over plain http it cannot, but for localhost. */
export async function keepShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
  registration?.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      if (arriving.state === "installed") arriving.postMessage(RENEW);
    });
  });
}

/** Asks for a newer version, and has one that waits take over unless somebody is at a table. */
export async function renewShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage(RENEW);
  // Without a network there is nothing newer.
  await registration?.update().catch(() => undefined);
}
