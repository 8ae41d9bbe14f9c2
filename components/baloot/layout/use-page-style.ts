import { useLayoutEffect } from "react";
import type { Layout } from "./layout";

/** Beyond this many of its own widths from the middle of the table North's seat and its cards hide nothing. */
const NORTH = 1.6;

/** Where the score stands, and what passes: messages and banners stand where they hide nothing of the table. */
export function usePageStyle(layout: Layout | null): void {
  useLayoutEffect(() => {
    if (!layout) return;
    const { sidebar, width, ring, isTall, hud } = layout;
    const { style, dataset } = document.documentElement;
    style.setProperty("--toasts-end", `calc(${sidebar}px + 0.75rem)`);
    style.setProperty("--toasts-most", `min(22rem, ${width / 2 - NORTH * ring}px - 0.75rem)`);
    style.setProperty("--hud", `max(calc(var(--safe-top) + 4px), ${isTall ? hud : 10}px)`);
    dataset.hud = sidebar > 0 ? "beside" : "over";
    return () => {
      for (const name of ["--toasts-end", "--toasts-most", "--hud"]) style.removeProperty(name);
      delete dataset.hud;
    };
  }, [layout]);
}

/**
 * Something lies over the whole table, whose headline no banner covers, nor what else is read in the scene of an end, `scene` px
 * high: `components/table/notices/connection-banner.css`.
 */
export function usePageCovered(by: "sheet" | "end", scene = 0): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.covered = by;
    style.setProperty("--scene", `${scene}px`);
    return () => {
      delete dataset.covered;
      style.removeProperty("--scene");
    };
  }, [by, scene]);
}
