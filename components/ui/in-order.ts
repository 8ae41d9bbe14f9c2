import { Children, type ReactNode } from "react";

/** Draws a row of what has no name but its place: such a row grows at its end, and nothing in it changes places. */
export function inOrder<One>(row: readonly One[], draw: (one: One, place: number) => ReactNode) {
  // It is `toArray` that names each by its place.
  return Children.toArray(row.map((one, place) => draw(one, place)));
}
