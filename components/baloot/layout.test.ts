import { describe, expect, it } from "vitest";
import { cardWidth } from "./fan";
import { coinAt, coinSize, layoutOf } from "./layout";
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
