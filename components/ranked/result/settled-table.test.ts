import { expect, test } from "vitest";
import type { TableView } from "@/lib/table/wire/protocol";
import { seatsAfter, settledAt } from "./settled-table";

const hash = (digit: string) => digit.repeat(64);
const change = (digit: string, isWon: boolean) => ({
  player: hash(digit),
  isWon,
  from: 1_200,
  to: isWon ? 1_218 : 1_182,
  reason: "even" as const,
  even: 18,
  spared: 0,
  provisionalFor: 19,
});
const end = {
  match: "0".repeat(32),
  tier: "rabbit" as const,
  season: 3,
  endedAt: 5,
  void: null,
  changes: [change("a", true), change("b", false), change("c", true), change("d", false)] as [
    ReturnType<typeof change>,
    ReturnType<typeof change>,
    ReturnType<typeof change>,
    ReturnType<typeof change>,
  ],
};
const holder = (name: string) => ({
  id: hash(name),
  name,
  avatar: "palm",
  bot: null,
  ready: false,
  quit: false,
  standIn: null,
});
const table = (settled?: unknown) =>
  ({ seats: ["a", "b", "c", "d"].map(holder), ...(settled !== undefined && { settled }) }) as unknown as TableView;

test("a table says what came of it once the ladder has, and nothing that is no such thing", () => {
  expect(settledAt(table())).toBeNull();
  expect(settledAt(table({ ...end, tier: "none" }))).toBeNull();
  expect(settledAt(table(end))).toEqual(end);
});

test("whoever looks stands first, then their partner and the two others", () => {
  const seats = seatsAfter(table(end), 1, end);
  expect(seats.map(({ name, who }) => `${name} ${who}`)).toEqual(["b you", "d partner", "c opponent", "a opponent"]);
  expect(seats[0]?.change.isWon).toBe(false);
});

test("of a match that does not count nobody's points are told", () => {
  expect(seatsAfter(table(), 0, { ...end, void: "lost", changes: null })).toEqual([]);
});
