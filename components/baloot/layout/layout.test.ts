import { describe, expect, it } from "vitest";
import { cardWidth, fan } from "@/components/hand/fan";
import { coinAt, coinSize, countAt } from "./beside-seat";
import { layoutOf } from "./layout";
import { seen } from "./plane";

const bare = { top: 0, bottom: 0 };
const phones = [
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
] as const;
/** Upright tablets, an unfolded phone, and a window that is nearly a square. */
const upright = [
  [600, 960],
  [673, 841],
  [768, 1024],
  [820, 1180],
  [1000, 1000],
] as const;
const wide = [
  [740, 360],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

describe("a card on the carpet", () => {
  it.each([...phones, ...upright, ...wide])("is 60 to 70 % of one in a full hand, at %i×%i", (width, height) => {
    const { laid, fan } = layoutOf({ width, height, ...bare }, false, false);
    const share = laid / cardWidth(fan, 8);
    expect(share).toBeGreaterThanOrEqual(0.6);
    expect(share).toBeLessThanOrEqual(0.7);
  });
});

describe("a small wide window", () => {
  it.each([
    [640, 360],
    [667, 375],
    [1024, 600],
    [1180, 640],
  ])("of %i×%i keeps its hand clear of the clock and of the buttons beside it", (width, height) => {
    const layout = layoutOf({ width, height, ...bare }, false, false);
    for (const count of [1, 5, 8]) {
      const card = cardWidth(layout.fan, count);
      const ends = fan(layout.fan, count, null).places.flatMap(({ x, angle }) => {
        const turn = (Math.abs(angle) * Math.PI) / 180;
        const half = (card / 2) * Math.cos(turn) + 0.7 * card * Math.sin(turn);
        return [x - half, x + half];
      });
      expect(Math.min(...ends), `${count} cards`).toBeGreaterThanOrEqual(layout.seats.south.x + 68);
      expect(Math.max(...ends), `${count} cards`).toBeLessThanOrEqual(layout.width - 16 - 128);
    }
  });

  it.each([
    [568, 320],
    [480, 320],
    [412, 380],
    [360, 300],
    [320, 256],
  ])("of %i×%i shows the index of every card", (width, height) => {
    const { fan: space } = layoutOf({ width, height, ...bare }, false, false);
    const places = fan(space, 8, null).places.map(({ x }) => x);
    // Of its strip, which is measured at the upper corners, somewhat less is left at its middle.
    for (const [at, x] of places.slice(1).entries())
      expect(x - (places[at] ?? 0)).toBeGreaterThan(0.22 * cardWidth(space, 8));
  });

  it.each([
    [640, 360, "right"],
    [667, 375, "right"],
    [844, 390, "left"],
    [1440, 900, "right"],
    [390, 844, "right"],
  ] as const)("of %i×%i counts North's cards where no score lies over them", (width, height, side) => {
    expect(countAt(layoutOf({ width, height, ...bare }, false, false), "north")).toBe(side);
    const isLow = height < 480;
    const mirrored = isLow ? (side === "right" ? "left" : "right") : side;
    expect(countAt(layoutOf({ width, height, ...bare }, true, false), "north")).toBe(mirrored);
  });
});

describe("an upright phone", () => {
  it.each([
    [393, 852, 59, 34],
    [375, 812, 50, 34],
    [360, 640, 40, 0],
    [360, 560, 0, 0],
  ])("of %i×%i with a notch of %i has score and North under each other", (width, height, top, bottom) => {
    const layout = layoutOf({ width, height, top, bottom }, false, false);
    const { hud, seats, ring } = layout;
    // What the score takes up, with a little air.
    const score = hud + 75;
    expect(hud).toBeGreaterThanOrEqual(top + 4);
    expect(seats.north.y - ring / 2).toBeGreaterThanOrEqual(score);
    expect(coinAt(layout, "north").y - coinSize(layout) / 2).toBeGreaterThanOrEqual(score);
  });

  it("holds its hand over the bar at its foot", () => {
    const phone = { width: 393, height: 852, top: 59 };
    const [over, without] = [34, 0].map((bottom) => layoutOf({ ...phone, bottom }, false, false).fan.middle);
    expect(over).toBeLessThan((without ?? 0) - 10);
  });

  it("is laid out as ever where there is neither notch nor bar", () => {
    const layout = layoutOf({ width: 390, height: 844, ...bare }, false, false);
    expect(layout.hud).toBeCloseTo(0.15 * 844 - 80);
    expect(layout.seats.north.y).toBeCloseTo(0.15 * 844 + layout.avatar / 2 + 6);
  });

  it.each(phones)("of %i×%i has room over the dashboard for one's own card, however it is turned", (width, height) => {
    const { laid, plane, dashboard } = layoutOf({ width, height, ...bare }, false, false);
    const turn = (9 * Math.PI) / 180;
    const half = 0.7 * laid * Math.cos(turn) + 0.5 * laid * Math.sin(turn);
    expect(seen(plane, { x: 0, y: 0.48 * laid + half }).y).toBeLessThan(dashboard);
  });
});
