import { Fragment, type ReactNode } from "react";

/** Draws a row of what has no name but its place: such a row grows at its end, and nothing in it changes places. */
export function inOrder<One>(row: readonly One[], draw: (one: One, place: number) => ReactNode) {
  return row.map((one, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: that is what it is for
    <Fragment key={place}>{draw(one, place)}</Fragment>
  ));
}
