import { expect, test } from "vitest";
import { lying, seen } from "./plane";

const plane = { center: { x: 195, y: 318 }, side: 412, perspective: 760, tilt: 38 };

test("what is seen lies where it was put", () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: -120, y: 90 },
    { x: 60, y: -150 },
  ]) {
    const there = lying(plane, seen(plane, point));
    expect(there.x).toBeCloseTo(point.x, 6);
    expect(there.y).toBeCloseTo(point.y, 6);
  }
});

test("the far edge is narrower than the near one", () => {
  expect(seen(plane, { x: 100, y: -200 }).scale).toBeLessThan(1);
  expect(seen(plane, { x: 100, y: 200 }).scale).toBeGreaterThan(1);
});

test("what leans back is as much less tall as it is told", () => {
  for (const y of [-150, 0, 90]) {
    const [one, other] = [seen(plane, { x: 0, y: y - 0.5 }), seen(plane, { x: 0, y: y + 0.5 })];
    const { lean, scale } = seen(plane, { x: 0, y });
    expect(lean * scale).toBeCloseTo(other.y - one.y, 4);
    expect(lying(plane, seen(plane, { x: 30, y })).lean).toBeCloseTo(lean, 6);
  }
});
