import { useLayoutEffect } from "react";
import type { Layout } from "./layout";

/** Beyond this many of its own widths from the middle of the table North's seat and its cards hide nothing. */
const NORTH = 1.6;

/** Passing messages stand where they hide nothing of the table. */
export function useAround(layout: Layout | null): void {
  useLayoutEffect(() => {
    if (!layout) return;
    const { sidebar, width, ring } = layout;
    const { style, dataset } = document.documentElement;
    style.setProperty("--toasts-end", `calc(${sidebar}px + 0.75rem)`);
    style.setProperty("--toasts-most", `min(22rem, ${width / 2 - NORTH * ring}px - 0.75rem)`);
    dataset.table = "baloot";
    return () => {
      for (const name of ["--toasts-end", "--toasts-most"]) style.removeProperty(name);
      delete dataset.table;
    };
  }, [layout]);
}
