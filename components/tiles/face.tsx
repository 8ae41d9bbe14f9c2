import { classes } from "@/components/ui/classes";
import type { Kind } from "@/lib/rules/tiles";

/** What can be drawn: a kind, a back, the back of what is spent. */
export type Drawn = Kind | "back" | "back-spent";

/** Where a drawing lies. */
export const drawingOf = (of: Drawn) => `/art/tiles/${of}.svg`;

/** A drawn tile. It never speaks; the words beside it do. */
export function Face({ of, className }: { of: Drawn; className?: string }) {
  return <span className={classes("tl-face", className)} style={{ backgroundImage: `url(${drawingOf(of)})` }} />;
}

/** An honour's value on the coin at its corner; near the end it warns. */
export function Coin({ value }: { value: number }) {
  return (
    <span key={value} className="tl-coin" data-warning={value <= 2 || value >= 8 || undefined} aria-hidden="true">
      {value}
    </span>
  );
}
