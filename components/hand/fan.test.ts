import { describe, expect, test } from "vitest";
import { cardWidth, type FanSpace, fan } from "./fan";

const phone = (width: number): FanSpace => ({
  width,
  centerX: width / 2,
  middle: 672,
  radius: 594,
  most: 150,
  step: null,
});
const desk: FanSpace = { width: 1080, centerX: 540, middle: 765, radius: 585, most: 150, step: 8.6 };

/** The upper left corner of a card of this width. */
const corner = ({ x, y, angle }: { x: number; y: number; angle: number }, width: number) => {
  const turn = (angle * Math.PI) / 180;
  const [across, down] = [-width / 2, -0.7 * width];
  return {
    x: x + across * Math.cos(turn) - down * Math.sin(turn),
    y: y + across * Math.sin(turn) + down * Math.cos(turn),
  };
};

describe("a hand", () => {
  test.each([
    [360, 115],
    [390, 125],
    [430, 138],
  ])("of eight on a phone %i wide has cards of %i", (width, card) => {
    expect(Math.round(cardWidth(phone(width), 8))).toBe(card);
  });

  test.each([360, 390, 430])("shows equal strips on %i", (width) => {
    const space = phone(width);
    const card = cardWidth(space, 8);
    const corners = fan(space, 8, null).places.map((place) => corner(place, card).x);
    const strips = corners.slice(1).map((x, index) => x - (corners[index] as number));
    for (const strip of strips) expect(strip).toBeCloseTo(strips[0] as number, 3);
    expect(strips[0]).toBeGreaterThanOrEqual(0.285 * card);
    expect(corners[0]).toBeGreaterThanOrEqual(0);
  });

  test("spreads sixty degrees at eight on a desk", () => {
    const { places } = fan(desk, 8, null);
    expect((places[7]?.angle ?? 0) - (places[0]?.angle ?? 0)).toBeCloseTo(60, 1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])("keeps every index readable round lifted card %i", (lifted) => {
    const space = phone(390);
    const card = cardWidth(space, 8);
    const corners = fan(space, 8, lifted).places.map((place) => corner(place, card).x);
    for (const [index, x] of corners.entries()) {
      if (index === lifted) continue;
      const next = index + 1 < 8 ? (corners[index + 1] as number) : Number.POSITIVE_INFINITY;
      expect(next - x, `strip ${index}`).toBeGreaterThan(0.19 * card);
      expect(x + 0.3 * card, `edge ${index}`).toBeLessThan(390);
    }
  });

  test("stays in the middle of a tablet when it parts", () => {
    const tablet: FanSpace = { width: 820, centerX: 410, middle: 960, radius: 810, most: 190, step: null };
    const card = cardWidth(tablet, 7);
    const corners = fan(tablet, 7, 3).places.map((place) => corner(place, card).x);
    const [first = 0, last = 0] = [corners[0], corners.at(-1)];
    expect(Math.abs(first - (820 - last - card))).toBeLessThan(card * 0.15);
  });

  test("lifts a card along its radius", () => {
    const [rest, up] = [fan(desk, 8, null).places[3], fan(desk, 8, 3).places[3]];
    expect((rest?.y ?? 0) - (up?.y ?? 0)).toBeGreaterThan(26);
  });
});
