import { type EffectCallback, useEffect, useEffectEvent, useLayoutEffect } from "react";

/** A deed whose type says that it gives nothing may give something all the same, as scrolling gives a promise in new browsers. */
export function undoing(deed: EffectCallback): EffectCallback {
  return () => {
    const undo: unknown = deed();
    return typeof undo === "function" ? () => void undo() : undefined;
  };
}

/** Does something each time one of `these` is another, and only then, with all else as it is at that moment. */
export function useOnChange(these: readonly unknown[], deed: EffectCallback): void {
  const now = useEffectEvent(undoing(deed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is the caller's
  useEffect(() => now(), these);
}

/** The same before the browser paints, for what is measured or set moving. */
export function useOnChangeBeforePaint(these: readonly unknown[], deed: EffectCallback): void {
  const now = useEffectEvent(undoing(deed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is the caller's
  useLayoutEffect(() => now(), these);
}
