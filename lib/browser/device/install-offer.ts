import { useSyncExternalStore } from "react";
import { shape, stored, useStored } from "@/lib/browser/storage/stored";

/** Whether whoever plays here has said that they do not want the house installed. */
export const installDeclined = stored<boolean>(
  "majlis.install.declined",
  shape((found): found is boolean => typeof found === "boolean"),
  () => false,
);

/** What a browser sends once it could install the house, and only the browser can make. */
interface Prompt extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}
const isPrompt = (event: Event): event is Prompt => "prompt" in event && "userChoice" in event;

/** How the house could come onto this device: the browser asks, or one does it by hand in Safari's own menu. */
export type Installing = Prompt | "byHand" | null;

let offered: Installing = null;
const listeners = new Set<() => void>();
const offer = (next: Installing) => {
  offered = next;
  for (const listener of listeners) listener();
};

/** Safari on a phone or tablet, outside the app; a page inside another app has no such menu. */
const isSafariByHand = () =>
  "standalone" in navigator &&
  navigator.standalone === false &&
  /\bVersion\/[\d.]+.* Safari\//.test(navigator.userAgent);

/** Listens from the very first, for a browser offers it once; its own banner never comes. */
export function listenForInstall(): void {
  if (isSafariByHand()) offer("byHand");
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isPrompt(event)) offer(event);
  });
  window.addEventListener("appinstalled", () => offer(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the house could be installed here, null where it cannot, already is, or is not wanted. */
export function useInstalling(): Installing {
  const found = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  return useStored(installDeclined) ? null : found;
}

/** Lets the browser ask, which it does once; a no is remembered. */
export async function install(prompt: Prompt): Promise<void> {
  offer(null);
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  if (outcome === "dismissed") installDeclined.write(true);
}
