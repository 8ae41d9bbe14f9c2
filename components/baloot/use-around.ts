import { useLayoutEffect } from "react";
import type { Layout } from "./layout";

/** What is written round a table grows with it, and passing messages stand where they hide nothing of it. */
export function useAround(layout: Layout | null): void {
  const { scale = 1, sidebar = 0 } = layout ?? {};
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    if (scale > 1) style.fontSize = `${100 * scale}%`;
    style.setProperty("--toasts-end", sidebar > 0 ? `calc(${sidebar}px + 1rem)` : "4.25rem");
    dataset.table = "baloot";
    return () => {
      style.removeProperty("font-size");
      style.removeProperty("--toasts-end");
      delete dataset.table;
    };
  }, [scale, sidebar]);
}
