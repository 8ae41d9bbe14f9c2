import { type ComponentProps, createElement } from "react";
import { classes } from "./classes";

type Props = ComponentProps<"section"> & {
  /** A list that scrolls is a list all the same. */
  as?: "section" | "ol";
  "aria-label": string;
};

/**
 * A part of a screen that scrolls by itself; the keyboard reaches it, whatever is in it. Hidden words in it stand in its own
 * box: outside of it they would be found by a search of the page, which then scrolls everything else away.
 */
export function Scroller({ as = "section", className, ...props }: Props) {
  return createElement(as, { tabIndex: 0, ...props, className: classes("relative", className) });
}
