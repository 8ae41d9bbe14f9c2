import { type ComponentProps, createElement } from "react";

type Props = ComponentProps<"section"> & {
  /** A list that scrolls is a list all the same. */
  as?: "section" | "ol";
  "aria-label": string;
};

/** A part of a screen that scrolls by itself; the keyboard reaches it, whatever is in it. */
export function Scroller({ as = "section", ...props }: Props) {
  return createElement(as, { tabIndex: 0, ...props });
}
