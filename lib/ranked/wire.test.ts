import { expect, expectTypeOf, it } from "vitest";
import * as mini from "zod/mini";
import { Options } from "@/lib/rules/baloot/options";
import { games } from "@/lib/rules/registry";
import type { settled } from "./result";
import { RANKED_GAME, rankedOptions, type Tier, tierNames, tiers } from "./tiers";
import { twinMark } from "./twin-mark";
import * as wire from "./wire";

const { LadderMessage, LadderRoom, ladderRoom, QueueMessage, QueueWord, RecordMessage } = wire;

const key = "ab".repeat(32);
const isTaken = (schema: mini.ZodMiniType, message: unknown) => mini.safeParse(schema, message).success;

it("says of a match what the ladder does", () => {
  type Said = ReturnType<typeof settled>["changes"][number];
  expectTypeOf<Tier>().toEqualTypeOf<mini.infer<typeof wire.TierName>>();
  expectTypeOf<Said>().toExtend<mini.infer<typeof wire.Change>>();
});

it("takes what is written down, and nothing beside it", () => {
  const join = { action: "join", key, name: "Noura", avatar: "palm" };
  expect(isTaken(QueueMessage, join)).toBe(true);
  for (const more of [{ points: 9_000 }, { tier: "none" }, { key: "short" }, { name: "" }, { partner: key }])
    expect(isTaken(QueueMessage, { ...join, ...more })).toBe(false);
  expect(isTaken(LadderMessage, { action: "page", top: 101 })).toBe(false);
  expect(isTaken(LadderMessage, { action: "some", players: Array(101).fill(key) })).toBe(false);
  const report = { action: "report", key, against: key, match: "0".repeat(32), code: "ABCD", reason: "stalled" };
  expect(isTaken(RecordMessage, { ...report, words: "x".repeat(500) })).toBe(true);
  expect(isTaken(RecordMessage, { ...report, words: "x".repeat(501) })).toBe(false);
});

it("shows nobody's name or points before all four are ready", () => {
  const penalty = { leftMs: null, ofMs: null, next: { count: 1, of: 3, closesMs: null } };
  const queue = { type: "queue", tier: "rabbit", waiting: 4, playing: 0, isDraining: false, own: null, penalty };
  const seat = { league: "adept", isProvisional: false, isReady: false };
  const drawn = { ...queue, is: "drawn", isHere: true, leftMs: 9_000, ofMs: 10_000, isReady: false };
  const word = mini.parse(QueueWord, { ...drawn, four: Array(4).fill({ ...seat, name: "Noura", points: 1_200 }) });
  expect(JSON.stringify(word)).not.toMatch(/Noura|1200/);
});

it("has a ladder for each tier and season, and no other", () => {
  for (const tier of tierNames) expect(isTaken(LadderRoom, ladderRoom(tier, 3))).toBe(true);
  for (const room of ["rabbit", "rabbit-0", "none-3", "rabbit-3/4", "rabbit-1000"])
    expect(isTaken(LadderRoom, room)).toBe(false);
});

it("plays each tier by options that a ranked table may have, with its own clock", () => {
  const { allows } = games[RANKED_GAME];
  for (const tier of tierNames) {
    const options = mini.parse(Options, rankedOptions(tier));
    expect(allows?.(options, "ranked")).toBeNull();
    expect(games[RANKED_GAME].defaults).toMatchObject({ ruleSet: options.ruleSet, enforcement: options.enforcement });
    expect(tiers[tier]).toBeGreaterThan(0);
  }
});

it("tells twins apart by two letters that are always the same", () => {
  expect(twinMark("0".repeat(64))).toBe("AA");
  expect(twinMark(`${"0".repeat(61)}3ff`)).toBe("99");
  expect(twinMark(`${"f".repeat(61)}001`)).toMatch(/^B[A-Z2-9]$/);
});
