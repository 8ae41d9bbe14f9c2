import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { LadderPage, QueueState, RankedEnd, RecordPage } from "@/lib/ranked/wire";
import { ladderNow, rankedHouse } from "../testing/ranked";

const names = ["Ann", "Benn", "Carla", "Davide"] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass until it is so. */
async function until(isSo: () => boolean, seconds = 120): Promise<void> {
  for (let step = 0; step < seconds * 4 && !isSo(); step++) await vi.advanceTimersByTimeAsync(250);
  expect(isSo()).toBe(true);
}

it("four strangers press the button, play a match to its end, and the ladder shows their points", async () => {
  const house = rankedHouse({ MAJLIS_HOUSE_SECRET: "a secret of this house" });
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  await until(() => players.every(({ state }) => state?.is === "seated"));
  expect(players.flatMap(({ told }) => told.filter(({ type }) => type === "error"))).toEqual([]);
  for (const { told } of players)
    for (const message of told)
      if (message.type === "queue") expect(z.safeParse(QueueState, message).error).toBeUndefined();
  await until(() => players.every(({ settled }) => settled !== null), 200);
  const [first] = players;
  const end = z.parse(RankedEnd, first?.settled);
  expect(end.changes?.map(({ from, to }) => to - from).reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(new Set(end.changes?.map(({ player }) => player))).toEqual(new Set(players.map(({ id }) => id)));
  const page = z.parse(
    LadderPage,
    await house.post("ladder", ladderNow(), { action: "page", top: 10, player: first?.id, each: 2 }),
  );
  const own = end.changes?.find(({ player }) => player === first?.id);
  expect(page.around).toMatchObject([
    { player: first?.id, name: "Ann", points: own?.to, matches: 1, place: null, provisionalFor: 19 },
  ]);
  for (const player of players) {
    const record = z.parse(RecordPage, await player.page());
    const change = end.changes?.find((each) => each.player === player.id);
    expect(record.last).toHaveLength(1);
    expect(record.last[0]).toMatchObject({
      match: end.match,
      from: change?.from,
      to: change?.to,
      isWon: change?.isWon,
    });
    expect(record).toMatchObject({
      matches: 1,
      gone: 0,
      isOwn: true,
      seatedAt: null,
      tiers: { rocket: { points: change?.to } },
    });
  }
  // All may wait again.
  await until(() => players.every(({ state }) => state?.is === "out"));
});
