import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
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

const scaleNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** How much larger words are here than on an ordinary screen. */
export function useScale(): number {
  return useSyncExternalStore(subscribe, scaleNow, () => 1);
}

/** Whether the window fits a media query. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
