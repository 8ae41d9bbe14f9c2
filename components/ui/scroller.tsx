import type { ComponentProps } from "react";

/** A part of a screen that scrolls by itself; the keyboard reaches it, whatever is in it. */
export function Scroller(props: ComponentProps<"section"> & { readonly "aria-label": string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} {...props} />;
}
