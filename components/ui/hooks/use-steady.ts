import { useCallback, useRef } from "react";

/** One and the same function for good that does what `deed` would do by now: for what is drawn only where something of it is another. */
export function useSteady<Args extends readonly unknown[], Result>(
  deed: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(deed);
  latest.current = deed;
  return useCallback((...args) => latest.current(...args), []);
}
