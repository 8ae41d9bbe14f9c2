import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { LadderRows, type RankedEnd } from "@/lib/ranked/wire";
import type { TestHouse } from "../testing/house";
import { ladderNow, rankedHouse } from "../testing/ranked";

const names = ["Ann", "Benn", "Carla", "Davide"] as const;
/** There are more letters, writes and calls than this between the last card and the last record. */
const FEWEST_STEPS = 20;
const KILLS = Number(process.env.RANKED_KILLS ?? 60);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const peopleOf = (house: TestHouse) => names.map((name) => new RankedPlayer(house, name));

/** A house whose four are about to play the last trick of their match, and the instant it is there. */
async function beforeLastTrick(): Promise<{ readonly house: TestHouse; readonly at: number; readonly code: string }> {
  const house = rankedHouse();
  const players = peopleOf(house);
  for (const player of players) await player.come();
  const [first] = players;
  for (let step = 0; step < 800 && (first?.view?.deal.tricks.length ?? 0) < 8; step++)
    await vi.advanceTimersByTimeAsync(100);
  expect(first?.view?.deal.tricks).toHaveLength(8);
  for (const player of players) player.plays = false;
  const code = first?.state?.is === "seated" ? first.state.code : "";
  const at = Date.now();
  const kept = house.fork();
  house.die();
  vi.clearAllTimers();
  return { house: kept, at, code };
}

/** Everything a match of these four has come to, as it is kept. */
async function comeTo(house: TestHouse, players: readonly RankedPlayer[]) {
  const message = { action: "some", players: players.map(({ id }) => id) };
  const { rows } = z.parse(LadderRows, await house.post("ladder", ladderNow(), message));
  const records = await Promise.all(players.map((player) => player.page()));
  const kept = [...house.kept("ladder", ladderNow()).keys()];
  return {
    ladder: rows.map(({ player, points, matches, form }) => [player, points, matches, form]).sort(),
    matches: kept.filter((key) => key.startsWith("match/")).length,
    letters: kept.filter((key) => key.startsWith("note/")).length,
    house: house.kept("ladder", ladderNow()).get("house"),
    records: records.map(({ last, tiers, seatedAt }) => [last.length, last[0]?.to, tiers.rocket?.matches, seatedAt]),
    drawings: [...house.kept("queue", "rocket").keys()].filter((key) => key.startsWith("drawing/")).length,
  };
}

/** Plays the last trick in a house that dies after these many steps, each counted from the start before, and goes on. */
async function ended(start: Awaited<ReturnType<typeof beforeLastTrick>>, deaths: readonly number[]) {
  vi.setSystemTime(start.at);
  const house = start.house.fork();
  const players = peopleOf(house);
  const left = [...deaths];
  const cut = () => {
    house.diesAt = house.steps + (left.shift() ?? Number.POSITIVE_INFINITY);
  };
  cut();
  let lives = 0;
  const come = async () => {
    lives = house.deaths;
    for (const player of players) await Promise.race([player.sit(start.code), vi.advanceTimersByTimeAsync(0)]);
  };
  await come();
  const isSettled = () => players.every(({ settled }) => settled !== null);
  const areLettersGone = () =>
    ![...house.kept("ladder", ladderNow()).keys()].some((key) => key.startsWith("note/")) &&
    house.kept("ladder", ladderNow()).size > 0;
  for (let step = 0; step < 240 && !(isSettled() && areLettersGone() && left.length === 0); step++) {
    await vi.advanceTimersByTimeAsync(250);
    house.ring(Date.now());
    if (house.deaths === lives) continue;
    cut();
    await come();
  }
  expect(isSettled() && areLettersGone()).toBe(true);
  const { steps } = house;
  house.diesAt = Number.POSITIVE_INFINITY;
  const end: RankedEnd | null = players[0]?.settled ?? null;
  return { steps, deaths: house.deaths, end, ...(await comeTo(house, players)) };
}

it("a house that dies at any instant between the last card and the ladder counts the match once", async () => {
  const start = await beforeLastTrick();
  const whole = await ended(start, []);
  expect(whole.steps).toBeGreaterThan(FEWEST_STEPS);
  expect(whole).toMatchObject({ matches: 1, letters: 0, drawings: 0, deaths: 0 });
  expect(whole.ladder.map(([, , matches]) => matches)).toEqual([1, 1, 1, 1]);
  expect(whole.records.map(([matches]) => matches)).toEqual([1, 1, 1, 1]);
  const { steps: _, deaths: __, end, ...same } = whole;
  let kills = 0;
  for (let first = 1; kills < KILLS; first++) {
    // Once at every step there is; then twice and thrice, at others each time.
    const at = 1 + (first % whole.steps);
    const again = Math.floor(first / whole.steps);
    const {
      steps,
      deaths,
      end: said,
      ...came
    } = await ended(start, [at, 1 + ((at * 7 + again) % 13), 1 + (at % 5)].slice(0, again + 1));
    expect({ first, ...came }).toEqual({ first, ...same });
    expect(said?.changes?.map(({ to }) => to)).toEqual(end?.changes?.map(({ to }) => to));
    kills += deaths;
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS);
}, 120_000);
