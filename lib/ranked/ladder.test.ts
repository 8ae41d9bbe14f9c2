import { describe, expect, it } from "vitest";
import { randomFrom } from "@/lib/rules/random";
import { Ladder, laidOut, type PlayerStanding } from "./ladder";
import { PROVISIONAL_MATCHES } from "./rating";
import type { RankedResult } from "./result";
import { LadderInMemory } from "./testing/ladder-in-memory";

const known = (points: number, matches = 50): PlayerStanding => ({
  rating: { points, spread: 110, matches, playedAt: 0 },
  won: 25,
  form: "",
});
const standings = (points: Readonly<Record<string, number>>) =>
  new Map(Object.entries(points).map(([player, each]) => [player, known(each)]));

function match(id: string, players: readonly string[], winner: 0 | 1 = 0, gone: readonly number[] = []): RankedResult {
  const held = (seat: number) => ({ player: players[seat] ?? "", isAwayAtEnd: gone.includes(seat), botHands: 0 });
  return { match: id, endedAt: 0, hands: 10, winner, seats: [held(0), held(1), held(2), held(3)] };
}
const placesOf = (rows: readonly { readonly player: string; readonly place: number | null }[]) =>
  rows.map(({ player, place }) => `${player} ${place}`);

describe("a ladder", () => {
  it("does what a match does once, however often it is told, at once or after another start", async () => {
    const storage = new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_400, c: 1_300, d: 1_200 })));
    const ladder = new Ladder(storage);
    const told = await Promise.all([1, 2, 3].map(() => ladder.settle(match("m", [..."abcd"]))));
    expect(told.map(({ isNew }) => isNew)).toEqual([true, false, false]);
    const rows = structuredClone([...storage.rows]);
    const again = await new Ladder(storage).settle(match("m", [..."abcd"], 1));
    expect(again).toEqual({ changes: told[0]?.changes, isNew: false });
    expect([...storage.rows]).toEqual(rows);
    const next = await ladder.settle(match("n", [..."abcd"]));
    expect(next.changes[0].from).toBe(told[0]?.changes[0].to);
  });

  it("gives places by points; as many points are the same place", async () => {
    const ladder = new Ladder(new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_400.4, c: 1_400, d: 1_200 }))));
    expect(placesOf(await ladder.top())).toEqual(["a 1", "b 2", "c 2", "d 4"]);
    expect(placesOf(await ladder.top(2))).toEqual(["a 1", "b 2"]);
  });

  it("gives nobody a place while their points are provisional, and then one", async () => {
    const all = standings({ a: 1_500, b: 1_400, c: 1_300 }).set("new", known(1_450, PROVISIONAL_MATCHES - 1));
    const ladder = new Ladder(new LadderInMemory(laidOut(all)));
    expect(placesOf(await ladder.top())).toEqual(["a 1", "b 2", "c 3"]);
    expect(placesOf(await ladder.around("new", 2))).toEqual(["new null"]);
    await ladder.settle(match("m", ["a", "new", "b", "c"], 1));
    expect(placesOf(await ladder.around("new", 1))).toEqual(["a 1", "new 2", "b 3"]);
  });

  it("takes in whoever plays for the first time", async () => {
    const storage = new LadderInMemory();
    const ladder = new Ladder(storage);
    expect(await ladder.around("a", 3)).toEqual([]);
    const { changes } = await ladder.settle(match("m", [..."abcd"]));
    expect(changes.map(({ from }) => from)).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect(await ladder.top()).toEqual([]);
    const [own] = await ladder.around("a", 3);
    expect(own).toMatchObject({ player: "a", place: null, won: 1, form: "W", rating: { matches: 1 } });
  });

  it("counts no win for whoever was gone, and keeps the form of ten", async () => {
    const ladder = new Ladder(new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_400, c: 1_300, d: 1_200 }))));
    await ladder.settle(match("gone", [..."abcd"], 0, [0]));
    for (let number = 0; number < 9; number++) await ladder.settle(match(`m${number}`, [..."abcd"]));
    const [a, b] = await ladder.some(["a", "b"]);
    expect(a).toMatchObject({ player: "a", won: 34, form: "WWWWWWWWWL" });
    expect(b).toMatchObject({ player: "b", won: 25, form: "LLLLLLLLLL" });
    await ladder.settle(match("more", [..."abcd"]));
    expect((await ladder.some(["a"]))[0]?.form).toBe("WWWWWWWWWW");
  });

  it("shows a player's neighbours on either side, fewer at the ends", async () => {
    const points = Object.fromEntries([..."abcdefghi"].map((name, index) => [name, 1_900 - 100 * index]));
    const ladder = new Ladder(new LadderInMemory(laidOut(standings(points))));
    expect(placesOf(await ladder.around("e", 2))).toEqual(["c 3", "d 4", "e 5", "f 6", "g 7"]);
    expect(placesOf(await ladder.around("a", 2))).toEqual(["a 1", "b 2", "c 3"]);
    expect(placesOf(await ladder.around("i", 2))).toEqual(["g 7", "h 8", "i 9"]);
    expect(placesOf(await ladder.some(["h", "nobody", "b"]))).toEqual(["b 2", "h 8"]);
  });

  it("refuses a match in which somebody plays twice", async () => {
    const storage = new LadderInMemory();
    await expect(new Ladder(storage).settle(match("m", [..."abca"]))).rejects.toThrow(RangeError);
    expect(storage.rows.size).toBe(0);
  });

  it("has done nothing where it could not write, and does it when it is told again", async () => {
    const storage = new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_400, c: 1_300, d: 1_200 })));
    const ladder = new Ladder(storage);
    const before = placesOf(await ladder.top());
    storage.isFull = true;
    await expect(ladder.settle(match("m", [..."abcd"]))).rejects.toThrow("full");
    storage.isFull = false;
    expect(placesOf(await ladder.top())).toEqual(before);
    expect((await ladder.settle(match("m", [..."abcd"]))).isNew).toBe(true);
    expect((await ladder.some(["a"]))[0]?.rating.matches).toBe(51);
  });

  it("counts points beyond its last bucket with the highest", async () => {
    const ladder = new Ladder(new LadderInMemory(laidOut(standings({ a: 9_000, b: 5_000, c: 1_300, d: 0 }))));
    expect(placesOf(await ladder.top())).toEqual(["a 1", "b 1", "c 3", "d 4"]);
  });
});

it("a match is void by decision, once, and counts again; every place is then what it was", async () => {
  const storage = new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_495, c: 1_390, d: 1_200 })));
  const ladder = new Ladder(storage);
  const before = await ladder.top();
  expect(await ladder.revise("m", "r", true)).toBeNull();
  const { changes } = await ladder.settle(match("m", [..."abcd"], 1));
  const settled = await ladder.top();
  expect(placesOf(settled)).not.toEqual(placesOf(before));
  storage.isFull = true;
  await expect(ladder.revise("m", "r", true)).rejects.toThrow("full");
  storage.isFull = false;
  expect(placesOf(await ladder.top())).toEqual(placesOf(settled));
  const besides = (done: typeof changes) => ({ letter: done.map(({ player }) => player) });
  expect(await ladder.revise("m", "r", true, besides)).toEqual(changes);
  expect(storage.rows.get("letter")).toEqual([..."abcd"]);
  expect(placesOf(await ladder.top())).toEqual(placesOf(before));
  expect((await ladder.top()).map(({ rating }) => Math.round(rating.points))).toEqual([1_500, 1_495, 1_390, 1_200]);
  // What it was is told again to no effect, and what it taught of how good they are stays.
  expect(await new Ladder(storage).revise("m", "r", true)).toBeNull();
  expect((await ladder.settle(match("m", [..."abcd"]))).isNew).toBe(false);
  expect((await ladder.some(["a"]))[0]?.rating.matches).toBe(51);
  expect(await ladder.revise("m", "r", false)).toEqual(changes);
  expect(placesOf(await ladder.top())).toEqual(placesOf(settled));
  const kept = (prefix: string) => [...storage.rows.keys()].filter((key) => key.startsWith(prefix)).length;
  expect([kept("place/"), kept("player/")]).toEqual([4, 4]);
});

it("a match that two decisions made void is so until neither does, and gives back no more than it took", async () => {
  const storage = new LadderInMemory(laidOut(standings({ a: 4, b: 1_495, c: 1_390, d: 1_200 })));
  const ladder = new Ladder(storage);
  await ladder.settle(match("m", [..."abcd"], 0));
  const settled = await ladder.top();
  for (const won of ["n", "o"]) await ladder.settle(match(won, [..."abcd"], 1));
  const before = await ladder.some([..."abcd"]);
  expect(await ladder.revise("m", "first", true)).not.toBeNull();
  const isVoid = await ladder.some([..."abcd"]);
  expect(await ladder.revise("m", "second", true)).toBeNull();
  expect(await ladder.revise("m", "first", false)).toBeNull();
  expect(await ladder.some([..."abcd"])).toEqual(isVoid);
  expect(await ladder.revise("m", "first", false)).toBeNull();
  expect(await ladder.revise("m", "second", false)).not.toBeNull();
  expect(await ladder.some([..."abcd"])).toEqual(before);
  expect(settled).toHaveLength(4);
});

it("after many matches, in whatever order, every place is what counting everybody gives, and no row is left over", async () => {
  const random = randomFrom("1ad".padEnd(64, "7"));
  const players = Array.from({ length: 240 }, (_, number) => `p${number}`);
  const storage = new LadderInMemory(
    // Some are about to have a place, and some come in anew.
    laidOut(
      new Map(players.slice(0, 220).map((player, at) => [player, known(random.below(2_600), at < 200 ? 50 : 18)])),
    ),
  );
  let ladder = new Ladder(storage);
  for (let number = 0; number < 250; number++) {
    const four = random.shuffled(players).slice(0, 4);
    await ladder.settle(match(`m${number}`, four, random.below(2) === 0 ? 0 : 1, random.below(9) === 0 ? [1] : []));
    // What was shown before must not be shown still.
    if (number % 7 === 0) await ladder.top();
    if (number % 50 === 0) ladder = new Ladder(storage);
  }
  const rows = [...(await ladder.some(players.slice(0, 100))), ...(await ladder.some(players.slice(100, 200)))];
  rows.push(...(await ladder.some(players.slice(200))));
  expect(rows).toHaveLength(players.length);
  const ranked = rows.filter(({ place }) => place !== null);
  expect(ranked.length).toBeGreaterThan(200);
  const points = ranked.map(({ rating }) => Math.round(rating.points));
  for (const [index, { place }] of ranked.entries())
    expect(place).toBe(1 + points.filter((other) => other > (points[index] ?? 0)).length);
  const best = [...ranked].sort((one, other) => (one.place ?? 0) - (other.place ?? 0)).slice(0, 100);
  expect((await ladder.top()).map(({ place }) => place)).toEqual(best.map(({ place }) => place));
  const kept = (prefix: string) => [...storage.rows.keys()].filter((key) => key.startsWith(prefix)).length;
  expect([kept("place/"), kept("player/"), kept("match/")]).toEqual([ranked.length, 240, 250]);
});

it("a match reads and writes as few rows however many players there are", async () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, number) => [`p${number}`, (number * 7) % 2_500]));
  const storage = new LadderInMemory(laidOut(standings(many)));
  const ladder = new Ladder(storage);
  await ladder.settle(match("first", ["p1", "p2", "p3", "p4"]));
  storage.read = 0;
  storage.written = 0;
  await ladder.settle(match("next", ["p5", "p600", "p1200", "p2400"]));
  expect(storage.read).toBe(5);
  expect(storage.written).toBeLessThanOrEqual(21);
  storage.read = 0;
  await ladder.around("p2400", 3);
  expect(storage.read).toBe(1 + 7 + 7);
});

it.each([true, false])("reads what an earlier house kept of a match's being void: %s", async (isVoid) => {
  const storage = new LadderInMemory(laidOut(standings({ a: 1_500, b: 1_495, c: 1_390, d: 1_200 })));
  const ladder = new Ladder(storage);
  const { changes } = await ladder.settle(match("m", [..."abcd"], 1));
  storage.rows.set("void/m", isVoid);
  expect(await ladder.voidBy(["m"], "two+partners")).toEqual([]);
  expect(await ladder.revise("m", "r", isVoid)).toBeNull();
  expect(await ladder.revise("m", "r", !isVoid)).toEqual(changes);
  expect(await ladder.voidBy(["m"], "r")).toEqual(isVoid ? [] : ["m"]);
});
