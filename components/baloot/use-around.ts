import { useLayoutEffect } from "react";
import type { Layout } from "./layout";

/** Beyond this many of its own widths from the middle of the table North's seat and its cards hide nothing. */
const NORTH = 1.6;

/** What is written round a table grows with it, and passing messages stand where they hide nothing of it. */
export function useAround(layout: Layout | null): void {
  useLayoutEffect(() => {
    if (!layout) return;
    const { scale, sidebar, width, ring } = layout;
    const { style, dataset } = document.documentElement;
    if (scale > 1) style.fontSize = `${100 * scale}%`;
    style.setProperty("--toasts-end", `calc(${sidebar}px + 0.75rem)`);
    style.setProperty("--toasts-most", `min(22rem, ${width / 2 - NORTH * ring}px - 0.75rem)`);
    dataset.table = "baloot";
    return () => {
      for (const name of ["font-size", "--toasts-end", "--toasts-most"]) style.removeProperty(name);
      delete dataset.table;
    };
  }, [layout]);
}
