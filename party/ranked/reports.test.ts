import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { RankedPlayer } from "@/e2e/play/ranked-player";
import { FiguresPage, JournalPage, ReportLog, ReportsPage } from "@/lib/ranked/admin-wire";
import { ReportTaken } from "@/lib/ranked/wire";
import { baloot } from "@/lib/rules/baloot";
import { type GameRecord, replay } from "@/lib/rules/replay";
import { ladderNow, rankedHouse } from "../testing/ranked";

const ADMIN = "who runs this house";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A house in which a match was played, whoever played it, and what they or the house may say. */
async function played() {
  const house = rankedHouse({ MAJLIS_HOUSE_SECRET: "a secret of this house", MAJLIS_ADMIN_SECRET: ADMIN });
  const players = ["Ann", "Benn", "Carla", "Davide"].map((name) => new RankedPlayer(house, name));
  for (const player of players) await player.come();
  for (let step = 0; step < 800 && !players.every(({ settled }) => settled !== null); step++)
    await vi.advanceTimersByTimeAsync(250);
  await vi.advanceTimersByTimeAsync(5_000);
  const [ann, ben, carla] = players;
  if (!ann || !ben || !carla) throw new Error("four play");
  const [last] = (await ann.page()).last;
  const report = (by: RankedPlayer, more: object = {}) => {
    const message = {
      action: "report",
      key: by.key,
      against: ben.id,
      match: last?.match,
      code: last?.code,
      reason: "stalled",
      words: "slow",
    };
    return house.post("player", by.id.slice(0, 1), { player: by.id, message: { ...message, ...more } });
  };
  const order = async (message: object, secret = ADMIN): Promise<object> => {
    const body = JSON.stringify(message);
    const headers = { "X-Majlis-Admin": secret, "Content-Length": String(body.length) };
    return (await (
      await house.knock(`/parties/ladder/${ladderNow()}`, { method: "POST", headers, body })
    ).json()) as object;
  };
  return { house, players, ann, ben, carla, last, report, order };
}
it("of a match is checked at once by playing it again, and waits with its log for whoever runs the house", async () => {
  const { ann, ben, last, report, order } = await played();
  const taken = z.parse(ReportTaken, await report(ann));
  expect(taken.check).toBe("sound");
  const { reports, people, voids } = z.parse(ReportsPage, await order({ action: "reports", isOpen: true }));
  expect(reports).toMatchObject([
    { id: taken.report, by: ann.id, against: ben.id, match: last?.match, words: "slow", decision: null },
  ]);
  expect(voids).toBe(0);
  expect(reports[0]?.seats.map(({ id }) => id)).toEqual(expect.arrayContaining([ann.id, ben.id]));
  expect(reports[0]?.seats).toHaveLength(4);
  expect(people.map(({ name }) => name).sort()).toEqual(["Ann", "Benn"]);
  // Whoever lists reports reads no logs: one is asked for by its report.
  expect(JSON.stringify(reports)).not.toContain("entries");
  const { log } = z.parse(ReportLog, await order({ action: "log", report: taken.report }));
  const { entries, times } = log as GameRecord;
  // How long each move took goes along.
  expect(times).toHaveLength(2 * entries.length);
  expect(times?.replaceAll(".", "").length).toBeGreaterThan(2 * 32);
  const state = replay(baloot, log as GameRecord);
  expect([...(baloot.pairs?.score(state as never) ?? [])].sort()).toEqual([...(last?.score ?? [])].sort());
  expect(await order({ action: "decide", report: taken.report, decision: "nothing", note: "seen" })).toEqual({
    done: true,
  });
  expect(await order({ action: "reports", isOpen: true })).toMatchObject({ reports: [] });
  expect(await order({ action: "reports", isOpen: false })).toMatchObject({
    reports: [{ decision: "nothing", note: "seen" }],
  });
});

it("is found unsound where the log leads elsewhere", async () => {
  const { house, ann, last, report } = await played();
  const kept = house.kept("baloot", last?.code ?? "");
  const [key = "", text] = [...kept].find(([name]) => name.startsWith("log/")) ?? [];
  // Other cards are dealt, of which nobody could have played what they did.
  house.edit(
    "baloot",
    last?.code ?? "",
    key,
    String(text).replace(/"seed":"[0-9a-f]{64}"/g, `"seed":"${"0".repeat(64)}"`),
  );
  expect(await report(ann)).toMatchObject({ check: "unsound" });
});

it("is heard only of those one met, by whose key it is, and ten times a day", async () => {
  const { house, ann, ben, carla, report, order } = await played();
  expect(await report(ann, { against: ann.id })).toEqual({ refused: "unknown" });
  expect(await report(ann, { match: "0".repeat(32) })).toEqual({ refused: "unknown" });
  expect(await report(ann, { key: ben.key })).toEqual({ refused: "signedOut" });
  const kept = house.kept("player", ann.id.slice(0, 1)).get(`ranked/${ann.id}`) as object;
  const reported = Array.from({ length: 9 }, () => Date.now());
  house.edit("player", ann.id.slice(0, 1), `ranked/${ann.id}`, { ...kept, reported });
  expect(await report(ann)).toHaveProperty("check");
  expect(await report(ann, { against: carla.id })).toEqual({ refused: "tooOften" });
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await report(ann, { against: carla.id })).toHaveProperty("check");
  expect(await order({ action: "reports", isOpen: true }, "who runs another one")).toEqual({ refused: "malformed" });
});

it("is one of a match and a person, told again to no effect, whose log is kept once", async () => {
  const { house, ann, carla, report, order } = await played();
  const first = z.parse(ReportTaken, await report(ann));
  for (const words of ["slower", "slowest"]) expect(await report(ann, { words })).toEqual(first);
  expect(await report(ann, { against: carla.id })).not.toEqual(first);
  expect(await order({ action: "reports", isOpen: true })).toMatchObject({ reports: [{}, { words: "slow" }] });
  const keys = [...house.kept("ladder", ladderNow()).keys()];
  expect(keys.filter((key) => key.startsWith("report/"))).toHaveLength(2);
});

it("is told of page by page", async () => {
  const { house, ann, report, order } = await played();
  await report(ann);
  const ladder = house.kept("ladder", ladderNow());
  const [key = "", kept] = [...ladder].find(([name]) => name.startsWith("report/")) ?? [];
  for (let count = 1; count <= 24; count++) {
    const id = String(count).padStart(16, "0");
    const at = Date.now() - 1_000 * count;
    house.edit("ladder", ladderNow(), `report/${id}`, { ...(kept as object), id, at });
    house.edit("ladder", ladderNow(), `open/${String(1e15 - at).padStart(16, "0")}/${id}`, 1);
  }
  const first = z.parse(ReportsPage, await order({ action: "reports", isOpen: true }));
  expect([first.reports.length, first.isMore, `report/${first.reports[0]?.id}`]).toEqual([20, true, key]);
  const after = first.reports.at(-1)?.id;
  const second = z.parse(ReportsPage, await order({ action: "reports", isOpen: true, after }));
  expect([second.reports.map(({ id }) => Number(id)), second.isMore]).toEqual([[20, 21, 22, 23, 24], false]);
});

it("is decided, and both are told what came of it, once they come; the reported not by whom", async () => {
  const { house, players, ann, ben, carla, last, report, order } = await played();
  const { report: id } = z.parse(ReportTaken, await report(ann));
  await order({ action: "decide", report: id, decision: "warned", note: "please play on" });
  await vi.advanceTimersByTimeAsync(1_000);
  const told = { report: id, match: last?.match, decision: "warned", note: "please play on", isNew: true };
  expect((await ann.page()).decisions).toMatchObject([{ ...told, against: { player: ben.id, name: "Benn" } }]);
  const [own] = (await ben.page()).decisions;
  expect(own).toMatchObject({ ...told, against: null });
  expect(JSON.stringify(own)).not.toContain(ann.id);
  // Nor by a name that would be theirs alone: there are but three who may have reported.
  const named = (by: string) => bytesToHex(sha256(utf8ToBytes(`${last?.match} ${by} ${ben.id}`)));
  for (const { id: by } of players) expect(named(by)).not.toContain(own?.report);
  // Nobody else is, whatever page they look at.
  expect((await carla.page()).decisions).toEqual([]);
  expect((await ben.page(null)).decisions).toEqual([]);

  await house.post("player", ben.id.slice(0, 1), { player: ben.id, message: { action: "seen", key: ben.key } });
  expect((await ben.page()).decisions).toMatchObject([{ isNew: false }]);
  // Decided anew it is told anew, in its place.
  await order({ action: "decide", report: id, decision: "nothing", note: "" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await ben.page()).decisions).toMatchObject([{ decision: "nothing", isNew: true }]);
  expect((await ben.page()).decisions).toHaveLength(1);
  expect(await order({ action: "decide", report: "f".repeat(16), decision: "nothing", note: "" })).toEqual({
    refused: "unknown",
  });
});

it("keeps its name over a restart, though nobody remembers that it was made", async () => {
  const { house, ann, report } = await played();
  const first = z.parse(ReportTaken, await report(ann));
  const kept = house.kept("player", ann.id.slice(0, 1)).get(`ranked/${ann.id}`) as object;
  house.edit("player", ann.id.slice(0, 1), `ranked/${ann.id}`, { ...kept, reports: [] });
  house.die();
  expect(await report(ann)).toEqual(first);
});

it("is decided though the house dies before anybody was told: they are told when it is back", async () => {
  const { house, ann, ben, report, order } = await played();
  const { report: id } = z.parse(ReportTaken, await report(ann));
  house.diesAt = house.steps + 2;
  void order({ action: "decide", report: id, decision: "guilty", note: "" });
  for (let second = 0; second < 30; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    house.ring(Date.now());
  }
  expect(house.deaths).toBe(1);
  for (const player of [ann, ben]) expect((await player.page()).decisions).toMatchObject([{ decision: "guilty" }]);
});

it("leads to all matches of two partners being void or counted at once, to watching them, and to a journal of it", async () => {
  const { house, players, ann, carla, last, order } = await played();
  const partner = last?.partner.player ?? "";
  const two = [ann.id, partner];
  const points = () => Promise.all(players.map(async (player) => (await player.page()).tiers.rocket?.points));
  const pairs = async (by?: string) =>
    z.parse(FiguresPage, await order({ action: "figures", ...(by !== undefined && { by }) })).pairs;
  const journal = async (pile: string) =>
    z.parse(JournalPage, await order({ action: "journal", pile })).entries.map(({ what, count }) => [what, count]);
  const before = await points();
  expect([await pairs(), await journal("voids"), await journal("orders")]).toEqual([[], [], []]);

  // Watched, they are shown though nothing of theirs stands out; but not among those whom a figure shows.
  expect(await order({ action: "watch", players: two, matches: 50 })).toEqual({ done: true });
  expect(await pairs()).toMatchObject([{ matches: 1, of: [1, 1], watchedFor: 50, voidable: 1, voids: 0 }]);
  expect(new Set((await pairs())[0]?.players)).toEqual(new Set(two));
  expect(await pairs("tempo")).toEqual([]);
  expect(await order({ action: "watch", players: [ann.id, "f".repeat(64)], matches: 50 })).toEqual({
    refused: "unknown",
  });

  for (let time = 0; time < 2; time++) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await order({ action: "voidPair", players: two.toReversed(), isVoid: true })).toEqual({ done: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await points()).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect((await carla.page()).last[0]?.void).toBe("decided");
    expect(await pairs()).toMatchObject([{ voidable: 1, voids: 1 }]);
  }
  await order({ action: "voidPair", players: two, isVoid: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await points()).toEqual(before);
  expect(await journal("voids")).toEqual([
    ["counted", null],
    ["voided", null],
  ]);
  expect(await journal("orders")).toEqual([
    ["counted", 1],
    ["voided", 1],
    ["voided", 1],
    ["watched", 50],
  ]);
  // However much stands in it, no more than five hundred are kept of either.
  const ladder = ladderNow();
  const voids = () => [...house.kept("ladder", ladder).keys()].filter((key) => key.startsWith("journal-voids/"));
  for (let count = 0; count < 600; count++)
    house.edit("ladder", ladder, `journal-voids/0000000000000000/x/${count}`, { at: 0 });
  for (let time = 0; time < 3; time++) await order({ action: "voidPair", players: two, isVoid: time % 2 === 0 });
  expect(voids()).toHaveLength(500);
  await order({ action: "watch", players: two, matches: 0 });
  expect(await pairs()).toEqual([]);
});

it("leaves a match void that a report has made so, whatever is decided of all that its two partners played", async () => {
  const { players, ann, last, report, order } = await played();
  const two = [ann.id, last?.partner.player ?? ""];
  const { report: id } = z.parse(ReportTaken, await report(ann));
  const consequence = { apartFrom: null, closedDays: null, isVoid: true };
  await order({ action: "decide", report: id, decision: "guilty", note: "", consequence });
  await order({ action: "watch", players: two, matches: 50 });
  const pairs = async () => z.parse(FiguresPage, await order({ action: "figures" })).pairs;
  expect(await pairs()).toMatchObject([{ voidable: 1, voids: 0 }]);
  await order({ action: "voidPair", players: two, isVoid: true });
  expect(await pairs()).toMatchObject([{ voidable: 1, voids: 1 }]);
  await order({ action: "voidPair", players: two, isVoid: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await pairs()).toMatchObject([{ voidable: 1, voids: 0 }]);
  expect(await Promise.all(players.map(async (each) => (await each.page()).tiers.rocket?.points))).toEqual([
    1_200, 1_200, 1_200, 1_200,
  ]);
  const { entries } = z.parse(JournalPage, await order({ action: "journal", pile: "voids" }));
  expect(entries.map(({ what }) => what)).toEqual(["voided"]);
});

describe("what follows from a decision", () => {
  /** A report of Benn by Ann that was decided so, and how all stand after that. */
  async function decided(consequence: object, more: object = {}) {
    const match = await played();
    const { report } = z.parse(ReportTaken, await match.report(match.ann));
    const decide = async (what: object) => {
      const done = await match.order({ action: "decide", report, decision: "guilty", note: "thanks", ...what });
      await vi.advanceTimersByTimeAsync(5_000);
      return done;
    };
    const isDone = await decide({
      consequence: { apartFrom: null, closedDays: null, isVoid: false, ...consequence },
      ...more,
    });
    return { ...match, report, decide, isDone };
  }
  const wait = async (players: readonly RankedPlayer[], ms: number) => {
    for (let waited = 0; waited < ms; waited += 5_000) {
      for (const player of players) player.ping();
      await vi.advanceTimersByTimeAsync(5_000);
    }
  };

  it("each of the two reads a note of their own, and what follows is told to one alone", async () => {
    const { ann, ben } = await decided({ closedDays: 7 }, { noteToReported: "not again" });
    const [told] = (await ann.page()).decisions;
    expect(told).toMatchObject({ note: "thanks", consequence: { closedDays: null, apartFrom: null } });
    expect(JSON.stringify(await ann.page())).not.toContain("not again");
    expect((await ben.page()).decisions).toMatchObject([{ note: "not again", consequence: { closedDays: 7 } }]);
  });

  it("the queue is closed to them for so long, and open again where it is decided otherwise", async () => {
    const { ben, carla, decide } = await decided({ closedDays: 1 });
    await ben.again();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ben.state).toMatchObject({ is: "out", penalty: { ofMs: 86_400_000, isDecided: true } });
    expect(ben.told).toContainEqual(expect.objectContaining({ type: "error", code: "closed" }));
    expect((await ben.page()).penalty).toMatchObject({ ofMs: 86_400_000 });
    await carla.again();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(carla.state).toMatchObject({ is: "waiting" });
    await decide({ decision: "nothing", consequence: { apartFrom: null, closedDays: 30, isVoid: false } });
    await ben.come();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ben.state).toMatchObject({ is: "waiting", penalty: { leftMs: null } });
  });

  it("nobody is drawn with whom they are kept apart from, and of nobody else", async () => {
    const { house, players, ann, decide, isDone } = await decided({}, {});
    expect(isDone).toEqual({ done: true });
    const stranger = "f".repeat(64);
    expect(await decide({ consequence: { apartFrom: stranger, closedDays: null, isVoid: false } })).toEqual({
      refused: "unknown",
    });
    await decide({ consequence: { apartFrom: ann.id, closedDays: null, isVoid: false } });
    for (const player of players) await player.again();
    await wait(players, 120_000);
    expect(players.map(({ state }) => state?.is)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    const fifth = new RankedPlayer(house, "Eve");
    await fifth.come();
    await wait([...players, fifth], 60_000);
    const waiting = [...players, fifth].filter(({ state }) => state?.is === "waiting").map(({ name }) => name);
    expect(waiting).toHaveLength(1);
    expect(["Ann", "Benn"]).toContain(waiting[0]);
  });

  it("a match made void takes its points back from all four, once, and gives them again", async () => {
    const { players, decide, order } = await decided({ isVoid: true });
    const points = async () => {
      const rows = await Promise.all(players.map(async (player) => (await player.page()).tiers.rocket?.points));
      return rows;
    };
    const pages = () => Promise.all(players.map((player) => player.page()));
    const voids = async () => z.parse(ReportsPage, await order({ action: "reports", isOpen: false })).voids;
    expect(await points()).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect((await pages()).map(({ last }) => last[0]?.void)).toEqual(Array(4).fill("decided"));
    expect(await voids()).toBe(1);
    await decide({ consequence: { apartFrom: null, closedDays: null, isVoid: true } });
    expect([await points(), await voids()]).toEqual([[1_200, 1_200, 1_200, 1_200], 1]);
    await decide({ decision: "warned" });
    const changes = (await pages()).map(({ last }) => last[0]);
    expect(changes.map((each) => each?.void)).toEqual(Array(4).fill(null));
    expect(await points()).toEqual(changes.map((each) => each?.to));
    expect(new Set(await points()).size).toBeGreaterThan(1);
    expect(await voids()).toBe(0);
  });
});
