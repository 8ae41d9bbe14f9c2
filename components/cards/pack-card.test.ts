import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ranks } from "@/lib/rules/cards";
import type { Indices } from "./card-corner";
import { CornerCard, StripCard, WildDefs } from "./pack-card";
import { suitNames } from "./suits";

const faces = suitNames.flatMap((suit) => ranks.map((rank) => ({ rank, suit })));
const letters: readonly Indices[] = ["latin", "arabic"];

test("every face is drawn unlike the others, as a corner and as a strip, in either letters", () => {
  for (const indices of letters) {
    const corners = [...faces, "joker" as const].map((face) =>
      renderToStaticMarkup(createElement(CornerCard, { face, indices })),
    );
    const strips = faces.map((face) => renderToStaticMarkup(createElement(StripCard, { ...face, indices })));
    expect(new Set(corners).size).toBe(53);
    expect(new Set(strips).size).toBe(52);
  }
});

test("a wild card shows what it stands for, and what it is by more than its colour", () => {
  const drawn = (wild: "joker" | "two" | null) =>
    renderToStaticMarkup(createElement(StripCard, { rank: "9", suit: "hearts", wild, indices: "latin" }));
  const signs = ([null, "joker", "two"] as const).map((wild) => drawn(wild).replaceAll(/(fill|stroke)="[^"]*"/g, ""));
  expect(new Set(signs).size).toBe(3);
});

test("of an edge nothing printed is seen, and the wild grounds are painted", () => {
  const edge = renderToStaticMarkup(
    createElement(StripCard, { rank: "9", suit: "hearts", isEdge: true, indices: "latin" }),
  );
  expect(edge).not.toContain("<path");
  expect(renderToStaticMarkup(createElement(WildDefs))).toContain("deck-wild-joker");
});
