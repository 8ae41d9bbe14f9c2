import { expect, test } from "vitest";
import type { LadderRow } from "@/lib/ranked/wire";
import { beyond, daysLeft, twinsAmong } from "./ranking";

const at = (place: number | null, player = `p${place}`, name = player): LadderRow => ({
  player,
  name,
  avatar: "palm",
  isClaimed: false,
  place,
  points: 2000 - (place ?? 0),
  spread: 40,
  matches: 30,
  provisionalFor: place === null ? 3 : 0,
  won: 15,
  week: 4,
  contracts: { bought: 10, made: 7 },
  form: "WL",
});

test("those around one are shown once, with how many places are left out before them", () => {
  const top = [at(1), at(2), at(3)];
  expect(beyond(top, [at(7), at(8), at(9)])).toEqual({ left: 3, rows: [at(7), at(8), at(9)] });
  expect(beyond(top, [at(2), at(3), at(4)])).toEqual({ left: 0, rows: [at(4)] });
  expect(beyond(top, [])).toEqual({ left: 0, rows: [] });
  expect(beyond(top, [at(null)])).toEqual({ left: 0, rows: [at(null)] });
});

test("two of one name are told apart, and one who stands there twice is nobody's twin", () => {
  const [one, other, third] = [at(1, "a", "Noura"), at(2, "b", "noura"), at(3, "c", "Fahad")];
  expect([...twinsAmong([one, other, third])]).toEqual(["a", "b"]);
  expect([...twinsAmong([one, one, third])]).toEqual([]);
});

test("a season's last day is a day, and none are left after it", () => {
  expect(daysLeft(86_400_000, 1)).toBe(1);
  expect(daysLeft(86_400_000, 86_400_000)).toBe(0);
  expect(daysLeft(0, 5)).toBe(0);
});
