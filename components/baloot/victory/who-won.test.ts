import { expect, it } from "vitest";
import { seats, sideOf } from "@/lib/rules/baloot";
import { benchOf, toldTo } from "./who-won";

const places = [...seats, null];

it("puts the winners in the middle, all four once, for whoever looks", () => {
  for (const winner of [0, 1] as const)
    for (const own of places) {
      const bench = benchOf(winner, own);
      expect([...bench].sort(), `${own}`).toEqual([0, 1, 2, 3]);
      expect(bench.map((seat) => sideOf(seat) === winner)).toEqual([false, true, true, false]);
    }
});

it("is told as a win to one side, as a loss to the other, and by name to who looked on", () => {
  expect(seats.map((seat) => toldTo(1, seat))).toEqual(["lost", "won", "lost", "won"]);
  expect(toldTo(1, null)).toBe("watched");
});
