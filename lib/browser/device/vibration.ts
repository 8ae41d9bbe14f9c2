import { vibration } from "@/lib/browser/storage/settings";

/** Everything the house can be felt saying, in milliseconds of touch and of rest. */
export const pulses = {
  card: [12],
  turn: [40, 70, 40],
} as const satisfies Record<string, readonly number[]>;

/** Whether this is a device that lies in a hand and can be felt. */
export const canBeFelt = (): boolean =>
  typeof navigator !== "undefined" && "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/** Lets something be felt, unless that is not wished for. Like sound it is given only to a page that has been touched. */
export function feel(what: keyof typeof pulses): void {
  if (!vibration.read() || !canBeFelt() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate([...pulses[what]]);
}
