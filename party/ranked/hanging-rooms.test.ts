import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { games } from "@/lib/rules/registry";
import Ladder from "../ladder";
import type { Knock } from "../platform";
import Player from "../player";
import Queue from "../queue";
import { tableParty } from "../table-party";
import { TestHouse } from "../testing/house";

const names = ["Ann", "Benn", "Carla", "Davide"] as const;
const never = () => new Promise<Response>(() => undefined);
/** Longer than four wait for a table nobody was asked for. */
const LONG_S = 75;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A house in which tables do what they are asked and say nothing, or the room of one player does nothing, while `hangs` says so. */
function houseThatHangs(hangs: { tables: boolean; players: boolean }): TestHouse {
  class SilentTable extends tableParty(games.baloot) {
    override async onRequest(request: Knock): Promise<Response> {
      const said = await super.onRequest(request);
      return hangs.tables ? never() : said;
    }
  }
  class SilentPlayers extends Player {
    override respond(request: Knock, text: string): Promise<Response> {
      const isOne = text.startsWith(`{"player":"${new RankedPlayer(house, "Carla").id}`);
      return hangs.players && isOne && text.includes('"action":"seat"') ? never() : super.respond(request, text);
    }
  }
  const rooms = { queue: Queue, ladder: Ladder, player: SilentPlayers, baloot: SilentTable };
  const house = new TestHouse(rooms, { MAJLIS_JOINS_A_MINUTE: 1_000_000 });
  return house;
}

async function pass(seconds: number, players: readonly RankedPlayer[], isOver = () => false): Promise<void> {
  for (let second = 0; second < seconds && !isOver(); second++) {
    if (second % 10 === 0) for (const player of players) player.ping();
    await vi.advanceTimersByTimeAsync(1_000);
  }
}
const rowsOf = (house: TestHouse, kind: string) =>
  [...house.kept("queue", "rocket").keys()].filter((key) => key.startsWith(`${kind}/`));

async function fourCome(house: TestHouse): Promise<readonly RankedPlayer[]> {
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  await pass(LONG_S, players);
  return players;
}
const areSeated = (players: readonly RankedPlayer[]) => players.every(({ view }) => view !== null);

it("four whose table was made and has not said so are let go to nowhere else, and sit down once it says so", async () => {
  const hangs = { tables: true, players: false };
  const house = houseThatHangs(hangs);
  const players = await fourCome(house);
  expect([rowsOf(house, "ticket").length, rowsOf(house, "drawing").length]).toEqual([0, 1]);
  const [drawing] = rowsOf(house, "drawing");
  hangs.tables = false;
  await pass(30, players, () => areSeated(players));
  expect(areSeated(players)).toBe(true);
  expect(rowsOf(house, "drawing")).toEqual([drawing]);
});

it("four whose table never answers are held for five minutes, and then told that it is lost and free to play again", async () => {
  const hangs = { tables: true, players: false };
  const house = houseThatHangs(hangs);
  const players = await fourCome(house);
  const [ann] = players;
  await pass(3 * 60, players);
  expect(rowsOf(house, "drawing")).toHaveLength(1);
  await pass(2 * 60, players, () => players.every(({ state }) => state?.is === "out"));
  expect(players.map(({ state }) => state?.is)).toEqual(names.map(() => "out"));
  expect(rowsOf(house, "drawing")).toEqual([]);
  expect(await ann?.page()).toMatchObject({ matches: 0, gone: 0, seatedAt: null, last: [{ void: "lost" }] });
  hangs.tables = false;
  for (const player of players) await player.again();
  await pass(60, players, () => areSeated(players));
  expect(areSeated(players)).toBe(true);
});

it("four of whom one could not be seated in their own room wait on, and are at no table that never was", async () => {
  const hangs = { tables: false, players: true };
  const house = houseThatHangs(hangs);
  const players = await fourCome(house);
  expect(players.map(({ state }) => state?.is)).not.toContain("seated");
  hangs.players = false;
  await pass(60, players, () => areSeated(players));
  expect(areSeated(players)).toBe(true);
  const codes = players.map(({ state }) => (state?.is === "seated" ? state.code : null));
  expect(new Set(codes).size).toBe(1);
});

it("who waits in two queues and has escaped from what the other drew is not seated by this one", async () => {
  const house = houseThatHangs({ tables: false, players: false });
  const players = names.map((name) => new RankedPlayer(house, name));
  const [ann, ...others] = players;
  if (!ann) throw new Error("four wait");
  await ann.come();
  await vi.advanceTimersByTimeAsync(10);
  const now = Date.now();
  const escapes = { escaped: [now - 3, now - 2, now - 1], closed: [{ at: now - 1, ms: 900_000 }] };
  house.edit("player", ann.id.slice(0, 1), `ranked/${ann.id}`, { escapes });
  for (const player of others) await player.come();
  await pass(30, players, () => ann.state?.is === "out");
  expect(ann.state).toMatchObject({ is: "out", penalty: { ofMs: 900_000 } });
  expect(ann.told).toContainEqual(expect.objectContaining({ type: "error", code: "closed" }));
  expect(ann.view).toBeNull();
  for (const player of others) expect(player.state).toMatchObject({ is: "waiting", of: 3 });
});

it("who went without a word while they played is forgotten; whose page is there, though rarely heard, is asked about again", async () => {
  const asked: string[] = [];
  class Players extends Player {
    override respond(request: Knock, text: string): Promise<Response> {
      if (text.includes('"action":"mayWait"')) asked.push(text);
      return super.respond(request, text);
    }
  }
  const rooms = { queue: Queue, ladder: Ladder, player: Players, baloot: tableParty(games.baloot) };
  const house = new TestHouse(rooms, { MAJLIS_JOINS_A_MINUTE: 1_000_000 });
  const players = names.map((name) => new RankedPlayer(house, name));
  for (const player of players) player.plays = false;
  for (const player of players) await player.come();
  await pass(30, players, () => players.every(({ state }) => state?.is === "seated"));
  const [ann] = players;
  const [drawing = ""] = rowsOf(house, "drawing");
  // A page that nobody looks at pings once a minute; the others' lines end by their silence.
  for (let minute = 0; minute < 3; minute++) {
    ann?.ping();
    for (let second = 0; second < 60; second++) await vi.advanceTimersByTimeAsync(1_000);
  }
  asked.length = 0;
  const body = JSON.stringify({ ended: drawing.slice("drawing/".length) });
  expect(rowsOf(house, "drawing")).toEqual([drawing]);
  expect((await house.parties.queue?.get("rocket").fetch({ method: "PUT", body }))?.ok).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked.map((text) => JSON.parse(text).player)).toEqual([ann?.id]);
});
