import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { sameJson } from "@/lib/table/wire/patch";

/** A width and a height in px, and how much of the height is kept free above and below. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** An element's own size without its border, and its padding, null before it was first measured. */
export function useSize<Measured extends HTMLElement>(): [RefObject<Measured | null>, Size | null] {
  const ref = useRef<Measured>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      const now: Size = {
        width: element.clientWidth,
        height: element.clientHeight,
        top: Number.parseFloat(paddingTop),
        bottom: Number.parseFloat(paddingBottom),
      };
      setSize((before) => (before && sameJson(before, now) ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

const subscribe = (listener: () => void) => {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
};

/** What is so until the window is resized: React asks at every drawing, and to look each time has the page's styles worked out. */
function untilResized<Value>(look: () => Value) {
  let known: { readonly value: Value } | null = null;
  return {
    now: (): Value => {
      known ??= { value: look() };
      return known.value;
    },
    subscribe: (listener: () => void) => {
      known = null;
      return subscribe(() => {
        known = null;
        listener();
      });
    },
  };
}

/** How much larger words are here than on an ordinary screen. */
export function useScale(): number {
  const [scale] = useState(() =>
    untilResized(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16),
  );
  return useSyncExternalStore(scale.subscribe, scale.now, () => 1);
}

/** Whether the window fits a media query. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => untilResized(() => window.matchMedia(query).matches), [query]);
  return useSyncExternalStore(media.subscribe, media.now, () => false);
}
