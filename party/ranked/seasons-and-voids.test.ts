import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { START_POINTS } from "@/lib/ranked/rating";
import { seasonEnd } from "@/lib/ranked/seasons";
import { LadderPage, LadderRows, ladderRoom } from "@/lib/ranked/wire";
import { baloot } from "@/lib/rules/baloot";
import Ladder from "../ladder";
import Player from "../player";
import Queue from "../queue";
import { tableParty } from "../table-party";
import { TestHouse } from "../testing/house";
import { rankedHouse } from "../testing/ranked";

const SEASON = 3;
const names = ["Ann", "Benn", "Carla", "Davide"] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: seasonEnd(SEASON) - 3_600_000 });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function until(isSo: () => boolean, players: readonly RankedPlayer[]): Promise<void> {
  for (let step = 0; step < 1_200 && !isSo(); step++) {
    if (step % 20 === 0) for (const player of players) player.ping();
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(isSo()).toBe(true);
}

/** A match of these four, from the queue to their records. */
async function playedBy(house: TestHouse): Promise<readonly RankedPlayer[]> {
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  await until(() => players.every(({ settled }) => settled !== null), players);
  await until(() => players.every(({ state }) => state?.is === "out"), players);
  return players;
}

it("who comes into a new season begins a third of the way back, with the old one's place beside their record", async () => {
  const house = rankedHouse();
  const [ann] = await playedBy(house);
  if (!ann) throw new Error("four play");
  const before = (await ann.page()).tiers.rocket?.points ?? 0;
  expect(before).not.toBe(START_POINTS);
  vi.setSystemTime(seasonEnd(SEASON) + 1_000);
  expect((await ann.page()).tiers.rocket).toBeNull();
  await ann.come("look");
  await vi.advanceTimersByTimeAsync(10);
  const begins = ann.state?.own?.points;
  expect(begins).toBe(Math.round(before + (START_POINTS - before) / 3));
  const [again] = await playedBy(house);
  const page = await again?.page();
  expect(page).toMatchObject({
    season: SEASON + 1,
    sinceSeason: SEASON,
    matches: 2,
    tiers: { rocket: { matches: 1 } },
  });
  expect(page?.marks).toEqual([
    { season: SEASON, tier: "rocket", points: before, matches: 1, place: null, isNew: true },
  ]);
  expect(page?.last[0]?.from).toBe(begins);
  const old = z.parse(LadderPage, await house.post("ladder", ladderRoom("rocket", SEASON), { action: "page", top: 5 }));
  expect(old.leftMs).toBeNull();
  for (const season of [SEASON, SEASON + 1]) {
    const found = await house.post("ladder", ladderRoom("rocket", season), { action: "search", name: "aN" });
    expect(z.parse(LadderRows, found).rows).toMatchObject([{ player: ann.id, name: "Ann", matches: 1 }]);
  }
});

it("who comes after a season's end is told how it ended for them, until they have seen it, and has one mark of it", async () => {
  const house = rankedHouse();
  const [ann, ben] = await playedBy(house);
  if (!ann || !ben) throw new Error("four play");
  const points = (await ann.page()).tiers.rocket?.points;
  expect((await ann.page()).marks).toEqual([]);
  vi.setSystemTime(seasonEnd(SEASON) + 1_000);
  await ann.come("look");
  await vi.advanceTimersByTimeAsync(10);
  expect(ann.state?.hasNews).toBe(true);
  const mark = { season: SEASON, tier: "rocket", points, matches: 1, place: null };
  // Nobody else's looking marks it, or sees that it is new.
  expect((await ann.page(null)).marks).toEqual([]);
  expect((await ann.page()).marks).toEqual([{ ...mark, isNew: true }]);
  expect((await ann.page(null)).marks).toEqual([{ ...mark, isNew: false }]);
  await house.post("player", ann.id.slice(0, 1), { player: ann.id, message: { action: "seen", key: ann.key } });
  expect((await ann.page()).marks).toEqual([{ ...mark, isNew: false }]);
  await ann.come("look");
  await vi.advanceTimersByTimeAsync(10);
  expect(ann.state?.hasNews).toBe(false);
  const [again] = await playedBy(house);
  expect((await again?.page())?.marks).toEqual([{ ...mark, isNew: false }]);
});

it("who leaves a season out begins as far back as two ends bring them, with the place of the one they played", async () => {
  const house = rankedHouse();
  const [ann] = await playedBy(house);
  if (!ann) throw new Error("four play");
  const before = (await ann.page()).tiers.rocket?.points ?? 0;
  vi.setSystemTime(seasonEnd(SEASON + 1) + 1_000);
  await ann.come("look");
  await vi.advanceTimersByTimeAsync(10);
  const begins = Math.round(START_POINTS + (before - START_POINTS) * (2 / 3) ** 2);
  expect(begins).not.toBe(START_POINTS);
  expect(ann.state?.own?.points).toBe(begins);
  const [again] = await playedBy(house);
  expect((await again?.page())?.last[0]?.from).toBe(begins);
});

it("a match that other rules ended moves nobody's points, and the four are told so and may play again", async () => {
  const rooms = { queue: Queue, ladder: Ladder, player: Player };
  const env = { MAJLIS_JOINS_A_MINUTE: 1_000_000 };
  const house = new TestHouse({ ...rooms, baloot: tableParty(baloot) }, env);
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  await until(() => players.every(({ view }) => (view?.deal.tricks.length ?? 0) > 1), players);
  const newer = house.fork({ ...rooms, baloot: tableParty({ ...baloot, version: baloot.version + 1 }) });
  house.die();
  vi.clearAllTimers();
  const back = names.map((name) => new RankedPlayer(newer, name));
  for (const player of back) await player.come("look");
  await until(() => back.every(({ settled }) => settled !== null), back);
  expect(back[0]?.settled).toMatchObject({ void: "otherRules", changes: null });
  await until(() => back.every(({ state }) => state?.is === "out"), back);
  const page = await back[0]?.page();
  expect(page).toMatchObject({ matches: 0, gone: 0, seatedAt: null });
  expect(page?.last).toMatchObject([{ void: "otherRules", reason: null }]);
  expect(newer.kept("ladder", ladderRoom("rocket", SEASON)).get("house")).toMatchObject({ voids: 1 });
  expect([...newer.kept("ladder", ladderRoom("rocket", SEASON)).keys()].some((key) => key.startsWith("player/"))).toBe(
    false,
  );
});

it("a match whose table is lost is void after six hours of the house, and its four may play again", async () => {
  const house = rankedHouse();
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  await until(() => players.every(({ view }) => view !== null), players);
  const [ann] = players;
  const code = ann?.state?.is === "seated" ? ann.state.code : "";
  // Its file is put aside.
  const left = house.fork(undefined, (path) => path !== `baloot/${code}`);
  house.die();
  vi.clearAllTimers();
  const later = async (hours: number) => {
    for (let minute = 0; minute < hours * 60; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      left.ring(Date.now());
    }
  };
  vi.setSystemTime(Date.now() + 7 * 3_600_000);
  const back = new RankedPlayer(left, "Ann");
  back.plays = false;
  await back.come("look");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(back.state).toMatchObject({ is: "seated", code });
  back.queue = null;
  await later(8);
  expect([...left.kept("queue", "rocket").keys()].filter((key) => key.startsWith("drawing/"))).toEqual([]);
  const page = await back.page();
  expect(page).toMatchObject({ matches: 0, seatedAt: null, last: [{ void: "lost", code, season: SEASON }] });
  // The season it began in has ended since; what its table brought before that lies in the same ladder.
  const houseRow = (season: number) => left.kept("ladder", ladderRoom("rocket", season)).get("house");
  expect([houseRow(SEASON), houseRow(SEASON + 1)]).toMatchObject([{ voids: 1 }, undefined]);
  await back.come();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(back.state).toMatchObject({ is: "waiting" });
});

/** What a table says of how a match of these four ended, as its ladder reads it. */
function resultOf(players: readonly RankedPlayer[], drawing: string, match: string) {
  const seat = ({ id, name }: RankedPlayer) => ({
    ...{ id, name, avatar: "palm", bot: null, isThere: true, botHands: 0, wasBehind: false },
    deeds: { sunBought: 2, sunMade: 1 },
  });
  return {
    ...{ match, game: "baloot", visibility: "ranked", code: "ABCDEF", began: 1, ended: Date.now(), void: null },
    ...{
      outcome: {
        places: [
          [0, 2],
          [1, 3],
        ],
      },
      hands: 5,
      score: [152, 88],
      seats: players.map(seat),
    },
    ticket: { drawing, queue: "rocket", seats: players.map(({ id }) => ({ id, from: null })) },
  };
}

describe("what a ladder is told of one drawing", () => {
  const four = () => names.map((name) => new RankedPlayer(rankedHouse(), name));
  const tell = async (house: TestHouse, body: object) => {
    const room = house.parties.ladder?.get(ladderRoom("rocket", SEASON));
    const said = await room?.fetch({ method: "PUT", body: JSON.stringify(body) });
    return said?.json() as Promise<{ settled?: { void: string | null } }>;
  };
  const lostOf = (players: readonly RankedPlayer[], drawing: string) => ({
    lost: {
      ...{ drawing, code: "ABCDEF", at: Date.now() },
      seats: players.map(({ id, name }) => ({ player: id, name, avatar: "palm" })),
    },
  });
  const kept = (house: TestHouse) => house.kept("ladder", ladderRoom("rocket", SEASON));
  const [drawing, match] = ["1".repeat(32), "2".repeat(32)];

  it("holds: lost, and then told of by its table, it is not counted", async () => {
    const [house, players] = [rankedHouse(), four()];
    await tell(house, lostOf(players, drawing));
    expect(await tell(house, { result: resultOf(players, drawing, match) })).toMatchObject({
      settled: { void: "lost", changes: null },
    });
    expect([...kept(house).keys()].filter((key) => key.startsWith("match/"))).toEqual([]);
    expect(kept(house).get("house")).toMatchObject({ voids: 1 });
  });

  it("holds: counted, and then called lost, it is not void as well; and so whichever comes first of what comes at once", async () => {
    for (const order of [0, 1]) {
      const [house, players] = [rankedHouse(), four()];
      const all = [{ result: resultOf(players, drawing, match) }, lostOf(players, drawing)];
      await Promise.all((order === 0 ? all : [...all].reverse()).map((each) => tell(house, each)));
      await vi.advanceTimersByTimeAsync(100);
      const keys = [...kept(house).keys()];
      const { voids } = kept(house).get("house") as { voids: number };
      expect(keys.filter((key) => key.startsWith("match/")).length + voids).toBe(1);
    }
  });

  it("adds to what all have bought, though the match beside it could not be settled", async () => {
    const [house, players] = [rankedHouse(), four()];
    await tell(house, { result: resultOf(players, drawing, match) });
    const others = ["Eve", "Farid", "Ghada", "Hind"].map((name) => new RankedPlayer(house, name));
    // One in which somebody plays twice is none, and comes at the same moment.
    const broken = { ...resultOf(others, "3".repeat(32), "4".repeat(32)) };
    const [eve] = others;
    const twice = eve ? [eve, eve, eve, eve] : [];
    const none = { ...resultOf(twice, "5".repeat(32), "6".repeat(32)) };
    await Promise.allSettled([tell(house, { result: none }), tell(house, { result: broken })]);
    expect(kept(house).get("house")).toMatchObject({ sun: { bought: 16, made: 8 }, voids: 0 });
  });
});
