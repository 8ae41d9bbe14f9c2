import { expect, it } from "vitest";
import { meetingZ, type PairFigures, pairAfter, pairName, weighed, withPair, zOf } from "./pair-figures";

const [one, other] = ["a".repeat(64), "b".repeat(64)];
/** Of 1,000 leads half were the partner's, so one deviates by 1/2; of 400 matches the gains were ± 10. */
const everybody: PairFigures = { leads: [1_000, 0, 250], gain: [400, 0, 40_000] };

it("adds up, whatever the pairs were counted by", () => {
  expect(withPair({ leads: [1, 2, 4] }, { leads: [1, -1, 1], buys: [1, 3, 9] })).toEqual({
    leads: [2, 1, 5],
    buys: [1, 3, 9],
  });
  expect(pairName(one, other)).toBe(pairName(other, one));
});

it("says how many standard errors a pair lies above everybody's, each and together, and nothing by too little", () => {
  const { each, all } = zOf({ leads: [100, 15, 30], gain: [4, 40, 400] }, everybody);
  expect(each.leads).toBeCloseTo(3);
  expect(each.gain).toBeCloseTo(2);
  expect(all).toBeCloseTo(5 / Math.sqrt(2));
  expect(zOf({ leads: [100, 50, 50] }, { leads: [199, 0, 50] })).toMatchObject({ each: { leads: 0 }, all: 0 });
  expect(zOf({ leads: [100, 50, 50] }, { leads: [1_000, 500, 250] })).toMatchObject({ all: 0 });
  // What older tables counted under this name shows ten times too many honest pairs.
  expect(zOf({ pace: [400, 90, 400] }, { pace: [90_000, 0, 90_000] })).toEqual({ each: {}, all: 0 });
});

it("counts what two do as partners, and shows them where they meet, gain or come together too often", () => {
  const play = (matches: number, gained: number, isTogether = false) =>
    Array.from({ length: matches }).reduce<ReturnType<typeof pairAfter> | null>(
      (row) =>
        pairAfter(row, { match: "3", players: [one, other], isWon: true, isTogether, gained, at: 5, figures: {} }),
      null,
    );
  const plain = play(10, 3);
  if (!plain) throw new Error("ten were played");
  expect(plain).toMatchObject({ matches: 10, won: 10, together: 0, at: 5, figures: { gain: [10, 30, 90] } });
  expect(weighed(plain, everybody, [100, 100]).isShown).toBe(false);
  for (const row of [play(10, 12), play(5, 0, true)])
    expect(row && weighed(row, everybody, [100, 100]).isShown).toBe(true);
  // In a ladder of a thousand times as many, ten of ten are far beyond chance.
  expect(weighed(plain, { gain: [400_000, 0, 40_000_000] }, [10, 10]).isShown).toBe(true);
  expect(meetingZ(10, [10, 10], 40)).toBeLessThan(0);
  // Chance has eight or more, where 1.25 are to be expected, once in 20,000 times: 3.9 standard errors; seven once in 3,300: 3.4.
  expect(meetingZ(8, [50, 50], 20_000)).toBeGreaterThan(3.5);
  expect(meetingZ(7, [50, 50], 20_000)).toBeLessThan(3.5);
  expect(meetingZ(0, [50, 50], 20_000)).toBeLessThan(0);
});
