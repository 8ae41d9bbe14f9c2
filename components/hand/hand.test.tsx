import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { inGrid } from "./grid";
import { Hand, HandCard } from "./hand";
import type { HandLayout } from "./layout";
import { inRows } from "./rows";

const drawn = (
  layout: HandLayout,
  cards: readonly string[],
  order: readonly string[] | undefined,
  first: string,
  selected?: readonly string[],
) =>
  renderToStaticMarkup(
    <Hand
      list={createRef<HTMLUListElement>()}
      cards={cards}
      order={order}
      layout={layout}
      first={first}
      selected={selected}
      label="3 cards"
      keys="Arrows move"
    >
      {(card, how) => <HandCard key={card} {...how} label={`card ${card}`} />}
    </Hand>,
  );
const found = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, one]) => one);

describe("a hand", () => {
  const layout = inRows({ width: 390, card: 78, twoRows: true }, 3);
  const page = drawn(layout, ["b", "c", "a"], ["a", "b", "c"], "b");

  test("is a list of named buttons, in the order of the page, and is read in the order in which it lies", () => {
    expect(found(page, /data-card="(\w)"/g)).toEqual(["b", "c", "a"]);
    expect(found(page, /aria-label="([^"]+)"/g)).toEqual(["3 cards", "card b", "card c", "card a"]);
    expect(found(page, /aria-owns="([^"]+)"/g)).toEqual(["hand-a hand-b hand-c"]);
  });

  test("has each card where its slot is, and in front of what lies left of it", () => {
    const lefts = found(page, /translate\((-?[\d.]+)px/g).map(Number);
    expect(lefts).toEqual([1, 2, 0].map((slot) => (layout.places[slot]?.x ?? 0) - 39));
    expect(found(page, /--from-left:(\d)/g)).toEqual(["1", "2", "0"]);
  });

  test("shows which of its cards are selected, be it one or many", () => {
    const chosen = (selected: readonly string[]) =>
      found(drawn(layout, ["b", "c", "a"], ["a", "b", "c"], "b", selected), /data-card="(\w)" data-lifted/g);
    expect([[], ["c"], ["a", "b"]].map(chosen)).toEqual([[], ["c"], ["b", "a"]]);
  });

  test("is entered by Tab at one card alone", () => {
    expect(found(page, /data-card="(\w)"[^>]*tabindex="0"/gi)).toEqual(["b"]);
    expect(found(page, /(tabindex="-1")/gi)).toHaveLength(2);
  });

  test("that lies as it is written owns nothing anew", () => {
    expect(drawn(layout, ["a", "b", "c"], undefined, "a")).not.toContain("aria-owns");
  });

  test("of many cards, twins in one slot, is the same hand", () => {
    const slots = Array.from({ length: 25 }, (_, slot) => `${slot}`);
    const space = { width: 390, height: 240, margin: 10, card: 58, strip: 50, between: 62, step: [44, 53] } as const;
    const grid = drawn(inGrid(space, [4, 3, 4, 3, 2, 2, 2, 5]), slots, undefined, "0");
    expect(found(grid, /data-card="(\d+)"/g)).toEqual(slots);
    expect(new Set(found(grid, /translate\(([^)]+)\)/g)).size).toBe(25);
  });
});
