import { useEffect } from "react";
import { keepAwake } from "@/lib/browser/device/wake-lock";

/** Keeps the screen awake as long as one has a game to play: others think, and so does one. */
export function useScreenAwake(isPlaying: boolean): void {
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);
}
