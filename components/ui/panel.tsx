import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes";

/** What a panel takes beside what a `<section>` takes. */
interface PanelProps extends Omit<ComponentProps<"section">, "title"> {
  /** Its heading, in brass; `aside` stands at the other end of that line. */
  title?: ReactNode;
  aside?: ReactNode;
}

/** A lacquered board with a brass hairline: what text lies on. */
export function Panel({ title, aside, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={classes("lacquer rounded-panel p-4 shadow-panel", className)}>
      {(title || aside) && (
        <header className="mb-3 flex items-baseline justify-between gap-3">
          <h2 className="font-bold text-brass-2 text-lg">{title}</h2>
          {aside && <span className="text-md text-sand">{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
