import { describe, expect, test } from "vitest";
import { seatSizes, whereOthersSit } from "./where-others-sit";

const arenas = {
  desktop: { width: 1022, height: 534, foot: 84 },
  large: { width: 1900, height: 1000, foot: 84 },
  phone: { width: 390, height: 433, foot: 89 },
  small: { width: 360, height: 318, foot: 50 },
  landscape: { width: 844, height: 200, foot: 24 },
  tablet: { width: 768, height: 640, foot: 89 },
};

describe.each(Object.entries(arenas))("%s", (_, arena) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9])(
    "%i opponents sit in the arena and touch neither the tray nor each other",
    (opponents) => {
      const { seats, tray, size, room } = whereOthersSit({ ...arena, opponents });
      const { height, avatar } = seatSizes[size];
      expect(seats).toHaveLength(opponents);
      expect(room).toBeGreaterThanOrEqual(56);
      expect(tray.radius).toBeGreaterThanOrEqual(60);
      expect(tray.y - tray.radius).toBeGreaterThanOrEqual(0);
      expect(tray.y + tray.radius).toBeLessThanOrEqual(arena.height - arena.foot + 0.01);
      const boxes = seats.map(({ x, y }) => ({
        left: x - avatar / 2 - 3,
        right: x + avatar / 2 + 3,
        top: y,
        foot: y + height,
      }));
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(arena.width);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.foot).toBeLessThanOrEqual(arena.height + 0.01);
        const [dx, dy] = [
          Math.max(box.left - tray.x, 0, tray.x - box.right),
          Math.max(box.top - tray.y, 0, tray.y - box.foot),
        ];
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(tray.radius - 1);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right <= other.left || other.right <= box.left || box.foot <= other.top || other.foot <= box.top;
          expect(apart, `${index}`).toBe(true);
        }
      }
    },
  );

  test("they sit clockwise", () => {
    const { seats, tray } = whereOthersSit({ ...arena, opponents: 5 });
    const turns = seats.map(({ x, y }) => Math.atan2(x - tray.x, tray.y + tray.radius * 2 - y));
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
  });
});

test("the picture's places: four on a phone, six on a desktop", () => {
  const phone = whereOthersSit({ ...arenas.phone, opponents: 3 });
  expect(phone.tray.radius).toBeCloseTo(113, 0);
  expect(phone.seats.map(({ x }) => Math.round(x))).toEqual([48, 195, 342]);
  const desktop = whereOthersSit({ ...arenas.desktop, opponents: 5 });
  expect(desktop.tray.radius).toBeCloseTo(156, 0);
  expect(desktop.size).toBe("large");
});

test("on a screen twice as large everything is twice as large, and lies where it lay", () => {
  const usual = whereOthersSit({ ...arenas.desktop, opponents: 5 });
  const { width, height, foot } = arenas.desktop;
  const large = whereOthersSit({ width: 2 * width, height: 2 * height, foot, opponents: 5 }, 2);
  expect(large.size).toBe(usual.size);
  expect(large.room).toBe(2 * usual.room);
  expect(large.tray).toEqual({ x: 2 * usual.tray.x, y: 2 * usual.tray.y, radius: 2 * usual.tray.radius });
  expect(large.seats).toEqual(usual.seats.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })));
});
