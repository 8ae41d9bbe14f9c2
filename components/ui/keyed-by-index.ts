import { createElement, Fragment, type ReactNode } from "react";

/** Draws a row of what has no name but its place: such a row grows at its end, and nothing in it changes places. */
export const keyedByIndex = <One>(row: readonly One[], draw: (one: One, place: number) => ReactNode): ReactNode[] =>
  row.map((one, place) => createElement(Fragment, { key: `${place}` }, draw(one, place)));
