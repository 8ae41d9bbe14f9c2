import type { ReactNode } from "react";
import { classes } from "./classes";

/** A part of the screen that scrolls by itself, by keyboard too. */
export function Scroller({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classes("overflow-y-auto overscroll-contain", className)}
    >
      {children}
    </section>
  );
}
