import { type ReactNode, useDeferredValue } from "react";

/** What is drawn a frame after what stands around it, and bit by bit: what is looked for first is there sooner. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
