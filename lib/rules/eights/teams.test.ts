import { expect, it } from "vitest";
import { eights } from ".";
import { sidesAtStart } from "./teams";

const sides = (teams: boolean, taken: string) => {
  const isTaken = [...taken].map((sign) => sign === "x");
  const side = sidesAtStart({ ...eights.defaults, teams }, isTaken);
  return isTaken.map((_, seat) => side(seat));
};

it("pairs whoever would sit opposite if the game began now, and nobody where that does not come out even", () => {
  expect(sides(true, "xxxx--")).toEqual([0, 1, 0, 1, null, null]);
  expect(sides(true, "x-xx-x")).toEqual([0, null, 1, 0, null, 1]);
  expect(sides(true, "xxxxxx")).toEqual([0, 1, 2, 0, 1, 2]);
  expect(sides(true, "xxx---")).toEqual([null, null, null, null, null, null]);
  expect(sides(false, "xxxx--")).toEqual([null, null, null, null, null, null]);
});
