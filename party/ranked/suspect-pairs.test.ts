import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { FiguresPage } from "@/lib/ranked/admin-wire";
import { seasonAt, seasonEnd } from "@/lib/ranked/seasons";
import { randomFrom } from "@/lib/rules/random";
import { ladderNow, rankedHouse } from "../testing/ranked";

const ADMIN = "who runs this house";
const PLAYERS = 40;
const MATCHES = 240;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

const idOf = (number: number) => number.toString(16).padStart(64, "0");

/** What a table says of a match of these four; `leads` of the first side, and where its two came from. */
function resultOf(number: number, four: readonly number[], leads: number, from: string | null) {
  const seat = (player: number) => ({
    ...{ id: idOf(player), name: `P${player}`, avatar: "palm", bot: null, isThere: true, botHands: 0 },
    ...{ wasBehind: false, deeds: {} },
  });
  const one = (value: number) => ({ leads: [10, value, 2.5] });
  return {
    ...{
      match: `1${String(number).padStart(31, "0")}`,
      game: "baloot",
      visibility: "ranked",
      code: "ABCDEF",
      began: 1,
    },
    ...{
      ended: Date.now(),
      void: null,
      hands: 12,
      score: [152, 88],
      closeness: [one(leads), one(number % 2 === 0 ? 0.5 : -0.5)],
    },
    outcome: {
      places:
        number % 2 === 0
          ? [
              [0, 2],
              [1, 3],
            ]
          : [
              [1, 3],
              [0, 2],
            ],
    },
    seats: four.map(seat),
    ticket: {
      ...{ drawing: `2${String(number).padStart(31, "0")}`, queue: "rocket" },
      seats: four.map((player, place) => ({ id: idOf(player), from: place % 2 === 0 ? from : null })),
    },
  };
}

it("are shown whose leads fit their partner's hands, or who come from one address, and nobody else; and only to whom they are for", async () => {
  const house = rankedHouse({ MAJLIS_ADMIN_SECRET: ADMIN });
  const room = house.parties.ladder?.get(ladderNow());
  const random = randomFrom("7".repeat(64));
  const others = () => {
    const left = Array.from({ length: PLAYERS - 4 }, (_, number) => number + 4);
    return [0, 1, 2, 3].map(() => left.splice(random.below(left.length), 1)[0] ?? 0);
  };
  for (let number = 0; number < MATCHES; number++) {
    const [a = 0, b = 0, c = 0, d = 0] = others();
    const knows = number % 12 === 0;
    const near = number % 24 === 6;
    const four = knows ? [0, b, 1, d] : near ? [2, b, 3, d] : [a, b, c, d];
    const result = resultOf(number, four, knows ? 3 : number % 2 === 0 ? 0.5 : -0.5, near ? "home" : null);
    const said = await room?.fetch({ method: "PUT", body: JSON.stringify({ result }) });
    expect(said?.status).toBe(200);
  }
  const order = async (secret: string) => {
    const body = JSON.stringify({ action: "figures" });
    const headers = { "X-Majlis-Admin": secret, "Content-Length": String(body.length) };
    return (await house.knock(`/parties/ladder/${ladderNow()}`, { method: "POST", headers, body })).json();
  };
  const { pairs } = z.parse(FiguresPage, await order(ADMIN));
  expect(pairs.map(({ players }) => players.map((id) => Number(id)))).toEqual([
    [0, 1],
    [2, 3],
  ]);
  const [cheats, siblings] = pairs;
  expect(cheats).toMatchObject({ matches: 20, of: [20, 20], together: 0, people: [{ name: "P0" }, { name: "P1" }] });
  expect(cheats?.figures.find(({ name }) => name === "leads")?.z).toBeGreaterThan(5);
  expect(siblings).toMatchObject({ matches: 10, together: 10 });
  expect(await order("who runs another one")).toEqual({ refused: "malformed" });
});

it("are found wherever they lie among many, and whatever of their figures it is that stands out", async () => {
  const house = rankedHouse({ MAJLIS_ADMIN_SECRET: ADMIN });
  const put = (key: string, row: unknown) => house.edit("ladder", ladderNow(), key, row);
  // One lead deviates by one; so a pair's `leads` of one hundred stand as many standard errors out as their sum has tens.
  put("everybody", { leads: [10_000, 0, 10_000], buys: [10_000, 0, 10_000], gain: [10_000, 0, 10_000] });
  const watch = (number: number, figures: object, together = 0) => {
    const players = [idOf(2 * number), idOf(2 * number + 1)];
    put(`pair/${players.join("+")}`, { players, matches: 1, won: 1, together, at: 1, figures });
    put(`watch/${players.join("+")}`, [1, 1]);
  };
  for (let number = 0; number < 230; number++) watch(number, { leads: [100, 40 + number / 100, 100] });
  watch(105, { leads: [100, 0, 100] });
  watch(300, { leads: [100, 90, 100], buys: [100, -90, 100] });
  watch(301, {}, 5);
  watch(302, { leads: [100, 70, 100] });
  const body = JSON.stringify({ action: "figures" });
  const headers = { "X-Majlis-Admin": ADMIN, "Content-Length": String(body.length) };
  const figures = async () => {
    const said = await house.knock(`/parties/ladder/${ladderNow()}`, { method: "POST", headers, body });
    return z.parse(FiguresPage, await said.json()).pairs.map(({ players }) => Number(`0x${players[0]}`) / 2);
  };
  const first = Array.from({ length: 48 }, (_, place) => 229 - place);
  expect(await figures()).toEqual([300, 302, ...first]);
  const watched = () => [...house.kept("ladder", ladderNow()).keys()].filter((key) => key.startsWith("watch/"));
  await vi.advanceTimersByTimeAsync(10);
  expect(watched()).toHaveLength(232);
  // Of few those too who only came from one address.
  for (const key of watched().slice(0, 229)) house.edit("ladder", ladderNow(), key.replace("watch", "pair"), undefined);
  expect(await figures()).toEqual([300, 302, 301]);
});

it("are forgotten a month after their season's end, a few at a time, by a house that has been away and is asked nothing", async () => {
  const house = rankedHouse();
  const ladder = ladderNow();
  const end = seasonEnd(seasonAt(Date.now()));
  const said = async (number: number, four: readonly number[]) => {
    const result = { ...resultOf(number, four, 3, "home"), ended: end - 1_000 };
    const told = await house.parties.ladder?.get(ladder).fetch({ method: "PUT", body: JSON.stringify({ result }) });
    expect(told?.status).toBe(200);
  };
  const rows = (kind: string) => [...house.kept("ladder", ladder).keys()].filter((key) => key.startsWith(`${kind}/`));
  /** The house goes on for so long, and rings for whatever is due. */
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    house.ring(Date.now());
    await vi.advanceTimersByTimeAsync(100);
  };
  await said(0, [0, 1, 2, 3]);
  await pass(60_000);
  for (let number = 4; number < 250; number++) house.edit("ladder", ladder, `pair/${idOf(number)}+${idOf(0)}`, {});
  for (let number = 4; number < 250; number++) house.edit("ladder", ladder, `watch/${idOf(number)}+${idOf(0)}`, [1, 1]);
  vi.setSystemTime(end + 29 * 86_400_000);
  await pass(60_000);
  expect([rows("pair").length, rows("watch").length]).toEqual([248, 246]);
  house.die();
  vi.setSystemTime(end + 31 * 86_400_000);
  await pass(0);
  // What is left is as much as no house should be kept from its other work for.
  expect(rows("pair").length).toBeLessThan(248);
  expect(rows("pair").length).toBeGreaterThan(0);
  for (let minute = 0; minute < 10; minute++) await pass(60_000);
  expect([rows("pair"), rows("watch")]).toEqual([[], []]);
  expect([rows("match").length, rows("player").length]).toEqual([1, 4]);
  // One that was long on its way stays no longer than they did.
  await said(200, [0, 1, 2, 3]);
  expect(rows("pair")).toHaveLength(2);
  for (let minute = 0; minute < 10; minute++) await pass(60_000);
  expect(rows("pair")).toEqual([]);
});
