import { expect, it } from "vitest";
import * as z from "zod/mini";
import { newRecord, noted, type RankedRecord, tierPage } from "./record";
import { MatchNote, TierRecord } from "./wire";

const ids = ["a", "b", "c", "d"].map((letter) => letter.repeat(64));
const DAY = 86_400_000;

function noteOf(match: number, more: Partial<MatchNote> = {}, to = 1_210): MatchNote {
  const change = (player: string, seat: number) => ({
    ...{ player, isWon: seat % 2 === 0, from: 1_200, to: seat % 2 === 0 ? to : 1_190, reason: "even", even: 10 },
    ...{ spared: 0, provisionalFor: 19 },
  });
  return z.parse(MatchNote, {
    ...{ match: match.toString(16).padStart(32, "0"), drawing: "e".repeat(32), tier: "rabbit", season: 3 },
    ...{ code: "ABCDEF", endedAt: match * 1_000, void: null, score: [152, 88], changes: ids.map(change) },
    seats: ids.map((player, seat) => ({
      ...{ player, name: `P${seat}`, avatar: "palm", spread: 280, isEscape: false, lastPlace: null },
      deeds: {
        sunBought: 2,
        sunMade: 1,
        hokumBought: 1,
        hokumMade: 1,
        kaboots: 1,
        sawas: 1,
        sawasStood: 1,
        projects: 3,
      },
    })),
    ...more,
  });
}
const [ann = "", ben = ""] = ids;
const told = (notes: readonly MatchNote[], player = ann, record: RankedRecord = newRecord) =>
  notes.reduce((so, note) => noted(so, note, player), record);

it("counts a match once, however often it is told", () => {
  const once = told([noteOf(1)]);
  expect(told([noteOf(1), noteOf(1), noteOf(1)])).toEqual(once);
  expect(once).toMatchObject({ matches: 1, gone: 0, sinceSeason: 3, name: "P0" });
  const page = z.parse(TierRecord, tierPage(once, "rabbit", 3));
  expect(page).toMatchObject({ points: 1_210, matches: 1, won: 1, longestRun: 1, form: "W", kaboots: 1, projects: 3 });
  expect(page.contracts).toEqual({ sun: { bought: 2, made: 1 }, hokum: { bought: 1, made: 1 } });
  expect(page.partners).toMatchObject([{ player: ids[2], matches: 1, won: 1, change: 10 }]);
});

it("tells each of the four from where they sat", () => {
  const [own] = told([noteOf(1)]).last;
  const [other] = told([noteOf(1)], ben).last;
  expect(own).toMatchObject({
    isWon: true,
    score: [152, 88],
    partner: { name: "P2" },
    others: [{ name: "P1" }, { name: "P3" }],
  });
  expect(other).toMatchObject({
    isWon: false,
    score: [88, 152],
    partner: { name: "P3" },
    others: [{ name: "P2" }, { name: "P0" }],
  });
});

it("is told of a void match, which moves nothing", () => {
  const record = told([noteOf(1), noteOf(2, { void: "otherRules", changes: null, score: null })]);
  expect(record).toMatchObject({ matches: 1 });
  expect(record.last[0]).toMatchObject({ void: "otherRules", reason: null });
  expect(tierPage(record, "rabbit", 3)?.matches).toBe(1);
});

it("lets nobody sit anywhere any more whose match has ended, whatever else they play", () => {
  const seatedAt = { drawing: "e".repeat(32), tier: "rabbit", code: "ABCDEF", at: 0 } as const;
  expect(told([noteOf(1)], ann, { ...newRecord, seatedAt }).seatedAt).toBeNull();
  const elsewhere = { ...seatedAt, drawing: "f".repeat(32) };
  expect(told([noteOf(1)], ann, { ...newRecord, seatedAt: elsewhere }).seatedAt).toEqual(elsewhere);
});

it("closes the queue after three escapes within a day, and keeps who was played with", () => {
  const escaped = (match: number) => {
    const note = noteOf(match, { endedAt: match * 3_600_000 });
    const [first, ...more] = note.seats;
    return z.parse(MatchNote, { ...note, seats: [{ ...first, isEscape: true }, ...more] });
  };
  const record = told([1, 2, 3].map(escaped));
  expect(record.escapes.closed).toEqual([{ at: 3 * 3_600_000, ms: 15 * 60_000 }]);
  expect(record.fours).toHaveLength(3);
  // The page that says so lists them.
  expect(record.last.map(({ isEscape }) => isEscape)).toEqual([true, true, true]);
});

it("begins anew with a season, and leaves a mark", () => {
  const record = told([noteOf(1), noteOf(2), noteOf(3, { season: 4 })]);
  expect(tierPage(record, "rabbit", 4)).toMatchObject({ matches: 1 });
  expect(tierPage(record, "rabbit", 3)).toBeNull();
  expect(record.marks).toEqual([{ season: 3, tier: "rabbit", points: 1_210, matches: 2, place: null, isNew: true }]);
  expect(told([noteOf(9)], ann, record).tiers.rabbit?.season).toBe(4);
});

it("stays small enough to be kept in one value, whatever is played", () => {
  const notes = Array.from({ length: 400 }, (_, match) => {
    const note = noteOf(match, {
      tier: (["rocket", "rabbit", "turtle"] as const)[match % 3] ?? "rabbit",
      endedAt: match * DAY,
    });
    const [first, second, third, fourth] = note.seats;
    return {
      ...note,
      seats: [first, second, { ...third, player: match.toString(16).padStart(64, "c") }, fourth],
    } as MatchNote;
  });
  const record = told([...notes, ...notes.slice(-20)]);
  expect(record.matches).toBe(400);
  expect(JSON.stringify(record).length).toBeLessThan(110_000);
});
