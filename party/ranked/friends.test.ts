import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { hashOf } from "@/lib/player/player";
import { FRIENDS, FriendsPage, LadderRows } from "@/lib/ranked/wire";
import type { Knock } from "../platform";
import Player from "../player";
import { TestHouse } from "../testing/house";
import { ladderNow, rankedHouse } from "../testing/ranked";

const NO_CROWD = { MAJLIS_JOINS_A_MINUTE: 1_000_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Some people of a house, and what they say to their own rooms. */
function people(house = rankedHouse({ MAJLIS_HOUSE_SECRET: "a secret of this house" })) {
  const all = ["Ann", "Benn", "Carla", "Davide"].map((name) => new RankedPlayer(house, name));
  const [ann, ben] = all;
  if (!ann || !ben) throw new Error("four people");
  const say = (player: RankedPlayer, message: object, key = player.key) =>
    house.post("player", player.id.slice(0, 1), { player: player.id, message: { key, ...message } });
  const friendsOf = async (player: RankedPlayer) =>
    z.parse(FriendsPage, await say(player, { action: "friends", name: player.name, avatar: "palm" }));
  const befriend = async (player: RankedPlayer, other: RankedPlayer, code: string) =>
    say(player, { action: "befriend", other: other.id, code, name: player.name, avatar: "palm" });
  return { house, all, ann, ben, say, friendsOf, befriend };
}

it("two become friends by the code of one of them, and are no more when either says so", async () => {
  const { ann, ben, say, friendsOf, befriend } = people();
  const { code } = await friendsOf(ann);
  expect(await befriend(ben, ann, code)).toEqual({ done: true });
  expect((await friendsOf(ann)).friends).toMatchObject([{ player: ben.id, name: "Benn", isHere: false, at: null }]);
  expect((await friendsOf(ben)).friends).toMatchObject([{ player: ann.id, name: "Ann" }]);
  expect((await friendsOf(ann)).code).toBe(code);
  await say(ben, { action: "unfriend", other: ann.id });
  expect([(await friendsOf(ann)).friends, (await friendsOf(ben)).friends]).toEqual([[], []]);
});

it("nobody becomes a friend without the code, of themselves, or who is blocked", async () => {
  const { ann, ben, say, friendsOf, befriend } = people();
  const { code } = await friendsOf(ann);
  expect(await befriend(ben, ann, "0".repeat(20))).toEqual({ refused: "badCode" });
  expect(await befriend(ann, ann, code)).toEqual({ refused: "badCode" });
  await say(ann, { action: "block", other: ben.id, isBlocked: true });
  expect(await befriend(ben, ann, code)).toEqual({ refused: "badCode" });
  expect((await friendsOf(ann)).blocked).toMatchObject([{ player: ben.id }]);
  await say(ann, { action: "block", other: ben.id, isBlocked: false });
  // Nor by the code they knew: it is another since.
  expect(await befriend(ben, ann, code)).toEqual({ refused: "badCode" });
  expect(await befriend(ben, ann, (await friendsOf(ann)).code)).toEqual({ done: true });
  await say(ann, { action: "block", other: ben.id, isBlocked: true });
  expect((await friendsOf(ben)).friends).toEqual([]);
});

it("who has as many friends as may be becomes nobody's, on either side", async () => {
  const { house, ann, ben, friendsOf, befriend } = people();
  const { code } = await friendsOf(ann);
  const others = Array.from({ length: FRIENDS }, (_, number) => ({
    ...{ player: number.toString(16).padStart(64, "0"), name: `P${number}`, avatar: "palm" },
  }));
  house.edit("player", ben.id.slice(0, 1), `social/${ben.id}`, { code: null, friends: others, blocked: [] });
  expect(await befriend(ben, ann, code)).toEqual({ refused: "tooMany" });
  expect((await friendsOf(ann)).friends).toEqual([]);
});

it("whoever ends a friendship has another code from then on, and the other keeps theirs", async () => {
  const { ann, ben, say, friendsOf, befriend } = people();
  const [anns, bens] = [(await friendsOf(ann)).code, (await friendsOf(ben)).code];
  await befriend(ben, ann, anns);
  await say(ann, { action: "unfriend", other: ben.id });
  expect(await befriend(ben, ann, anns)).toEqual({ refused: "badCode" });
  const next = (await friendsOf(ann)).code;
  expect([next === anns, next]).toEqual([false, (await friendsOf(ann)).code]);
  expect((await friendsOf(ben)).code).toBe(bens);
});

it("a friendship that the other side could not be told the end of is not over, and may be ended again", async () => {
  let isDown = false;
  class OftenDown extends Player {
    override respond(request: Knock, text: string): Promise<Response> {
      if (isDown && text.includes('"action":"unfriended"')) return Promise.resolve(new Response(null, { status: 503 }));
      return super.respond(request, text);
    }
  }
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ann, ben, say, friendsOf, befriend } = people(new TestHouse({ player: OftenDown }, NO_CROWD));
  await befriend(ben, ann, (await friendsOf(ann)).code);
  const ends = [
    { action: "unfriend", other: ben.id },
    { action: "block", other: ben.id, isBlocked: true },
  ];
  for (const end of ends) {
    isDown = true;
    expect(await say(ann, end)).toEqual({ refused: "tooOften" });
    expect([(await friendsOf(ann)).friends.length, (await friendsOf(ben)).friends.length]).toEqual([1, 1]);
    isDown = false;
    expect(await say(ann, end)).toEqual({ done: true });
    expect([(await friendsOf(ann)).friends, (await friendsOf(ben)).friends]).toEqual([[], []]);
    await befriend(ben, ann, (await friendsOf(ann)).code);
  }
});

it("a friend asks one to a table, and whoever one has played with; strangers and the blocked do not", async () => {
  const { ann, ben, all, say, friendsOf, befriend } = people();
  // Under a name of one whom they would rather follow.
  const invite = (by: RankedPlayer, other: RankedPlayer, code: string) =>
    say(by, { action: "invite", other: other.id, game: "eights", code, name: "Davide", avatar: "palm" });
  expect(await invite(ben, ann, "ABCDEF")).toEqual({ refused: "notInvited" });
  await befriend(ben, ann, (await friendsOf(ann)).code);
  expect(await invite(ben, ann, "ABCDEF")).toEqual({ done: true });
  expect(await invite(ben, ann, "GHJKLM")).toEqual({ done: true });
  expect((await friendsOf(ann)).invited).toMatchObject([
    { player: ben.id, name: "Benn", game: "eights", code: "GHJKLM", leftMs: 15 * 60_000 },
  ]);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect((await friendsOf(ann)).invited).toEqual([]);
  expect(await invite(ben, ann, "GHJKLM")).toEqual({ done: true });
  await say(ann, { action: "block", other: ben.id, isBlocked: true });
  expect((await friendsOf(ann)).invited).toEqual([]);
  const cat = all[2] ?? ann;
  for (const player of all) await player.come();
  for (let step = 0; step < 800 && !all.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await invite(cat, ann, "NPQRST")).toEqual({ done: true });
  expect((await friendsOf(ann)).invited).toMatchObject([{ player: cat.id, name: "Carla" }]);
  await say(ann, { action: "block", other: cat.id, isBlocked: true });
  expect(await invite(cat, ann, "NPQRST")).toEqual({ refused: "notInvited" });
});

it("a page asks to which tables one is asked, and nothing is written; whoever plays ranked is called to none", async () => {
  const { house, ann, ben, all, say, friendsOf, befriend } = people();
  const asked = async (key = ann.key) => say(ann, { action: "invitations" }, key);
  const room = ann.id.slice(0, 1);
  expect(await asked()).toEqual({ invited: [] });
  expect([...house.kept("player", room).keys()]).toEqual([]);
  await befriend(ben, ann, (await friendsOf(ann)).code);
  const invite = { action: "invite", other: ann.id, game: "eights", code: "ABCDEF", name: ben.name, avatar: "palm" };
  await say(ben, invite);
  const before = structuredClone(house.kept("player", room));
  const invitation = { player: ben.id, name: "Benn", game: "eights", code: "ABCDEF", at: Date.now() };
  expect(await asked()).toMatchObject({ invited: [{ ...invitation, leftMs: 15 * 60_000 }] });
  expect(house.kept("player", room)).toEqual(before);
  expect(await asked(ben.key)).toEqual({ refused: "signedOut" });
  for (const player of all) await player.come();
  for (let step = 0; step < 400 && !all.every(({ view }) => view !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await say(ben, invite);
  expect([await asked(), (await friendsOf(ann)).invited.length]).toEqual([{ invited: [] }, 1]);
  for (let step = 0; step < 400 && !all.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked()).toMatchObject({ invited: [{ player: ben.id }] });
});

it("nobody says anything for a player whose key they do not have", async () => {
  const { ann, ben, say } = people();
  for (const message of [
    { action: "friends", name: "Eve", avatar: "palm" },
    { action: "setPrivate", isPrivate: true },
    { action: "block", other: ben.id, isBlocked: true },
    { action: "unfriend", other: ben.id },
  ])
    expect(await say(ann, message, ben.key)).toEqual({ refused: "signedOut" });
});

it("whoever is blocked is never drawn as a partner; a friend's table is seen; a private page is for friends", async () => {
  const { all, ann, ben, say, friendsOf, befriend } = people();
  await befriend(ben, ann, (await friendsOf(ann)).code);
  const [, , cat] = all;
  await say(ann, { action: "block", other: cat?.id, isBlocked: true });
  for (const player of all) await player.come();
  for (let step = 0; step < 400 && !all.every(({ view }) => view !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  expect(Math.abs((ann.seat ?? 0) - (cat?.seat ?? 0)) % 2).toBe(1);
  const { friends } = await friendsOf(ben);
  expect(friends).toMatchObject([{ player: ann.id, isHere: true, at: { tier: "rocket", code: expect.any(String) } }]);
  for (let step = 0; step < 400 && !all.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await ann.page(null)).toMatchObject({ isOwn: false, penalty: null, seatedAt: null, matches: 1 });
  await say(ann, { action: "setPrivate", isPrivate: true });
  expect(await ann.page(null)).toEqual({ refused: "private" });
  expect(await ann.page(cat?.key)).toEqual({ refused: "private" });
  expect(await ann.page(ben.key)).toMatchObject({ isFriend: true, isOwn: false, penalty: null });
  expect(await ann.page()).toMatchObject({ isOwn: true, isPrivate: true, penalty: { leftMs: null } });
});

it("a name is one player's alone, with all that look like it, until they take another", async () => {
  const { house, all, ann, ben, say } = people();
  const claim = (player: RankedPlayer, name: string) => say(player, { action: "claimName", name });
  // A key that was made for it takes no name.
  expect(await claim(ann, "Ann")).toEqual({ refused: "tooFewMatches" });
  for (const { id } of [ann, ben]) house.edit("player", id.slice(0, 1), `ranked/${id}`, { matches: 20 });
  expect(await claim(ann, "Ann")).toEqual({ done: true });
  expect(await claim(ann, "Ann")).toEqual({ done: true });
  // With a Cyrillic А, and other capitals.
  for (const name of ["Ann", "\u0410nn", "ANN", "A n n"])
    expect(await claim(ben, name)).toEqual({ refused: "nameTaken" });
  expect(await claim(ann, "Anna")).toEqual({ done: true });
  expect(await claim(ben, "Ann")).toEqual({ done: true });
  expect(await claim(ann, "Ann")).toEqual({ refused: "nameTaken" });
  expect(await say(ann, { action: "claimName", name: "Eve" }, ben.key)).toEqual({ refused: "signedOut" });
  expect(await claim(ben, "Benn")).toEqual({ done: true });
  for (const player of all) await player.come();
  for (let step = 0; step < 800 && !all.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await ann.page(), await ben.page()]).toMatchObject([{ isClaimed: false }, { isClaimed: true }]);
  const { rows } = z.parse(
    LadderRows,
    await house.post("ladder", ladderNow(), { action: "some", players: all.map(({ id }) => id) }),
  );
  expect(rows.filter(({ isClaimed }) => isClaimed).map(({ name }) => name)).toEqual(["Benn"]);
});

it("of whom there is nothing to know nothing is kept, and nobody has rows kept for others", async () => {
  const house = rankedHouse();
  const room = "a";
  const say = (player: string, key: string, message: object) =>
    house.post("player", room, { player, message: { key, ...message } });
  const keys: string[] = [];
  for (let number = 0; keys.length < 60; number++) {
    const key = number.toString(16).padStart(64, "0");
    if (hashOf(key).startsWith(room)) keys.push(key);
  }
  const rows = (kind: string) => [...house.kept("player", room).keys()].filter((key) => key.startsWith(kind)).length;
  const friends = { action: "friends", name: "Noura", avatar: "palm" };
  const [first = "", second = "", ...others] = keys;
  await say(hashOf(first), first, { ...friends, name: "Ann" });
  house.edit("player", room, `ranked/${hashOf(second)}`, { matches: 1, touchedAt: Date.now() });
  for (const key of others) await say(hashOf(key), key, friends);
  for (const key of others) await say(hashOf(key), key, { action: "unfriend", other: `${room}${"0".repeat(63)}` });
  expect([rows("ranked/"), rows("social/")]).toEqual([60, 59]);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  for (const key of others.slice(0, 40)) await say(hashOf(key), key, { action: "setPrivate", isPrivate: true });
  // Those who have said something since, and who has played.
  expect(rows("ranked/")).toBe(41);
  expect(rows("social/")).toBe(59);
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  for (const key of others.slice(0, 30)) await say(hashOf(key), key, friends);
  expect([rows("ranked/"), rows("social/")]).toEqual([31, 30]);
  // Whom somebody wants no part with is known as long as their friends are.
  const [blocker = ""] = others;
  const whom = { other: `${room}${"0".repeat(63)}`, isBlocked: true };
  await say(hashOf(blocker), blocker, { action: "block", ...whom });
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  for (const key of others.slice(1, 30)) await say(hashOf(key), key, friends);
  expect(rows("social/")).toBe(30);
});
