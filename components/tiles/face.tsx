import { classes } from "@/components/ui/classes";
import type { Kind } from "@/lib/rules/tiles";

/** What can be drawn: a kind, a back, the back of what is spent. */
export type Drawn = Kind | "back" | "back-spent";

/** Where a drawing lies. */
export const drawingOf = (of: Drawn) => `/art/tiles/${of}.svg`;

/** A drawn tile. It never speaks; the words beside it do. */
export function Face({ of, className }: { of: Drawn; className?: string }) {
  return (
    <span
      className={classes("block aspect-[300/452] w-full bg-size-[100%_100%]", className)}
      style={{ backgroundImage: `url(${drawingOf(of)})` }}
    />
  );
}
