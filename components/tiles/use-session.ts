import { useSyncExternalStore } from "react";
import { hex } from "@/lib/client/hex";
import { fast } from "./play/kept-on-device";
import type { Pace } from "./play/round-phases";
import { openSession, type Table } from "./play/session";

/** How the tiles are to move on this device, now. */
export function paceNow(): Pace {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return "still";
  return fast.read() ? "fast" : "calm";
}

/** The session of this page. */
export const session = openSession({
  now: () => Date.now(),
  seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
  pace: paceNow,
});

/** What is on the table, and again whenever it changes. */
export function useTable(): Table | null {
  return useSyncExternalStore(session.subscribe, session.table, () => null);
}
