import { expect, it } from "vitest";
import majlis from "@/lib/rules/baloot/replays/majlis.json";
import { playedAgain } from "./steps";

const log = majlis.record;

it("plays a log again hand by hand, each move with how it stood before", () => {
  const again = playedAgain(log);
  expect(again).toMatchObject({ brokenAt: null, faults: [] });
  expect(again?.hands.length).toBe(again?.end.deals.length);
  for (const [hand, steps] of (again?.hands ?? []).entries()) {
    expect(steps.filter(({ action }) => action?.action === "play")).toHaveLength(
      again?.end.deals[hand]?.tricks.reduce((sum, { cards }) => sum + cards.length, 0) ?? -1,
    );
    expect(steps.every(({ before }) => before.deals.length === hand)).toBe(true);
  }
});

it("says which move the rules refuse, and shows what came before it", () => {
  const at = log.entries.findIndex((entry) => "action" in entry && entry.action?.action === "play");
  const entries = log.entries.map((entry, index) =>
    index === at && "seat" in entry ? { ...entry, seat: ((entry.seat ?? 0) + 1) % 4 } : entry,
  );
  const again = playedAgain({ ...log, entries });
  expect(again?.brokenAt).toBe(again?.moves);
  expect(again?.end.winner).toBeNull();
});

it("says how long each move took where the table has kept it", () => {
  const times = log.entries.map((entry, index) => ("action" in entry && index % 2 === 0 ? "0f" : "..")).join("");
  const steps = playedAgain({ ...log, times })?.hands.flat() ?? [];
  const known = log.entries.filter(
    (entry, index) => "action" in entry && entry.action?.action !== "seen" && index % 2 === 0,
  );
  expect(known.length).toBeGreaterThan(50);
  expect(steps.filter(({ seconds }) => seconds === 1.5)).toHaveLength(known.length);
  expect(steps.filter(({ seconds }) => seconds === null)).toHaveLength(steps.length - known.length);
  expect(
    playedAgain(log)
      ?.hands.flat()
      .every(({ seconds }) => seconds === null),
  ).toBe(true);
});

it("plays nothing that is no log, or one of other rules", () => {
  for (const other of [null, {}, { ...log, version: log.version + 1 }, { ...log, game: "eights" }])
    expect(playedAgain(other)).toBeNull();
});
