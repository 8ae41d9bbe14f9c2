import { useCallback, useEffect, useRef } from "react";

let latest: AbortController | null = null;

/** Whatever one waited for before going somewhere is called off: one has set out for something else. */
export function startNavigation(): AbortController {
  latest?.abort();
  latest = new AbortController();
  return latest;
}

/**
 * Something one waits for before one goes where it says. It is called off by whatever else one sets out for, by oneself,
 * and once the part of the page that began it is gone: an answer that comes late moves nobody.
 */
export function usePendingNavigation(): { readonly begin: () => AbortSignal; readonly callOff: () => void } {
  const own = useRef<AbortController>(null);
  const isHere = useRef(false);
  const callOff = useCallback(() => own.current?.abort(), []);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      callOff();
    };
  }, [callOff]);
  const begin = useCallback(() => {
    if (!isHere.current) return AbortSignal.abort();
    own.current = startNavigation();
    return own.current.signal;
  }, []);
  return { begin, callOff };
}
