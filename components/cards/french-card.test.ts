import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ranks } from "@/lib/rules/cards";
import { art } from "./art";
import { deckArt, jokerInks, jokersArt } from "./card-art-urls";
import type { Indices } from "./card-corner";
import { FrenchCardFace, type FrenchCardFaceProps } from "./french-card";
import { suitNames } from "./suits";

const cards: FrenchCardFaceProps["card"][] = [
  ...suitNames.flatMap((suit) => ranks.map((rank) => ({ rank, suit }))),
  ...jokerInks.map((ink) => ({ rank: "joker" as const, ink })),
];
const drawn = (props: FrenchCardFaceProps) => renderToStaticMarkup(createElement(FrenchCardFace, props));

test("all 54 faces are drawn, each unlike the others, from art that exists", () => {
  const files = Object.keys(art()).map((name) => `/art/${name}`);
  expect([...deckArt, ...jokersArt].filter((url) => !files.includes(url))).toEqual([]);
  for (const indices of ["latin", "arabic"] as Indices[]) {
    for (const off of [false, true]) {
      const faces = cards.map((card) => drawn({ card, indices, off, fourColour: true }));
      expect(new Set(faces).size).toBe(cards.length);
      for (const face of faces) {
        expect(face).not.toMatch(/NaN|undefined/);
        const [, url] = face.match(/href="([^"]+)"/) ?? [];
        if (url) expect(files).toContain(url);
      }
    }
  }
});

const luminance = (colour: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, channel) => sum + value * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);
const contrast = (ink: string, paper: string) => (luminance(paper) + 0.05) / (luminance(ink) + 0.05);

test("an index is read on the darkest paper, gold and grey too", () => {
  const inkOn = (props: Partial<FrenchCardFaceProps>) =>
    suitNames.map((suit) => {
      const face = drawn({ card: { rank: "9", suit }, indices: "latin", ...props });
      return face.match(/<path d="[^"]+" fill="(#\w{6})"/)?.[1] ?? "#FFFFFF";
    });
  for (const ink of [...inkOn({}), ...inkOn({ fourColour: true })]) {
    expect(contrast(ink, "#F4EAD5")).toBeGreaterThan(4.5);
    expect(contrast(ink, "#F4D997")).toBeGreaterThan(4.2);
  }
  for (const ink of inkOn({ off: true, fourColour: true })) expect(contrast(ink, "#888888")).toBeGreaterThan(4.2);
});
