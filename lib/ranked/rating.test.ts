import { describe, expect, it } from "vitest";
import {
  afterSeason,
  chance,
  firstRating,
  isProvisional,
  PROVISIONAL_MATCHES,
  type Rating,
  rated,
  ratingAt,
  START_SPREAD,
} from "./rating";

const DAY = 86_400_000;
/** A player known as well as anybody is after some hundred matches. */
const at = (points: number, spread = 110): Rating => ({ points, spread, matches: 100, playedAt: 0 });
const sum = (ratings: readonly Rating[]) => ratings.reduce((all, { points }) => all + points, 0);

describe("a rating", () => {
  it("moves by what was not to be expected: much for beating stronger ones, little for weaker ones", () => {
    const gain = (others: number) => rated([at(1_200), at(1_200)], [at(others), at(others)])[0][0].points - 1_200;
    expect(gain(1_200)).toBeGreaterThan(8);
    expect(gain(1_400)).toBeGreaterThan(gain(1_200) * 1.2);
    expect(gain(1_000)).toBeLessThan(gain(1_200) * 0.8);
    expect(gain(200)).toBeLessThan(1.5);
    expect(gain(200)).toBeGreaterThan(0);
  });

  it("is found quickly at first, and surer with each match", () => {
    const [[fresh], [settled]] = rated([firstRating, at(1_200)], [at(1_200), at(1_200)]);
    const partner = rated([firstRating, at(1_200)], [at(1_200), at(1_200)])[0][1];
    expect(fresh.points - 1_200).toBeGreaterThan(4 * (partner.points - 1_200));
    expect(fresh.spread).toBeLessThan(START_SPREAD);
    expect(settled.points).toBeLessThan(1_200);
  });

  it("gives the winners just what the losers lose, where all are known alike: play alone brings in no points", () => {
    const four = [at(1_240), at(1_310), at(1_150), at(1_420)] as const;
    const [won, lost] = rated([four[0], four[1]], [four[2], four[3]]);
    expect(sum([...won, ...lost])).toBeCloseTo(sum(four), 6);
  });

  it("of two pairs who let each other win in turn rises by nothing", () => {
    let [one, other] = [
      [at(1_200), at(1_200)] as readonly [Rating, Rating],
      [at(1_200), at(1_200)] as readonly [Rating, Rating],
    ];
    for (let match = 0; match < 500; match++) {
      if (match % 2 === 0) [one, other] = rated(one, other);
      else [other, one] = rated(other, one);
    }
    expect(sum([...one, ...other])).toBeCloseTo(4 * 1_200, 3);
    for (const { points } of [...one, ...other]) expect(Math.abs(points - 1_200)).toBeLessThan(15);
  });

  it("never falls below nothing, and nobody is less known than a newcomer", () => {
    const [, lost] = rated([at(5), at(5)], [at(5), at(1, START_SPREAD)]);
    expect(lost.map(({ points }) => points)).toEqual([0, 0]);
    const [[, newcomer]] = rated([at(3_000), firstRating], [at(0), at(0)]);
    expect(newcomer.spread).toBeLessThanOrEqual(START_SPREAD);
  });

  it("is less sure after a long absence, with the same points, and never less than at first", () => {
    const back = ratingAt(at(1_500, 100), 182 * DAY);
    expect(back.points).toBe(1_500);
    expect(back.spread).toBeGreaterThan(140);
    expect(back.spread).toBeLessThan(160);
    expect(ratingAt(at(1_500, 100), DAY).spread).toBeLessThan(101);
    expect(ratingAt(at(1_500), 20_000 * DAY).spread).toBe(START_SPREAD);
    expect(ratingAt(at(1_500), -DAY).spread).toBe(110);
    expect(ratingAt(firstRating, 500 * DAY)).toEqual(firstRating);
  });

  it("is provisional for its first matches", () => {
    expect(isProvisional(firstRating)).toBe(true);
    expect(isProvisional({ matches: PROVISIONAL_MATCHES - 1 })).toBe(true);
    expect(isProvisional({ matches: PROVISIONAL_MATCHES })).toBe(false);
  });

  it("goes a third of the way back when a season ends", () => {
    expect(afterSeason(at(1_800)).points).toBe(1_600);
    expect(afterSeason(at(900)).points).toBe(1_000);
    expect(afterSeason(at(1_200)).spread).toBeGreaterThan(110);
    expect(afterSeason(firstRating)).toEqual(firstRating);
  });
});

it("the chance to win is the same from either side", () => {
  const [strong, weak] = [[at(1_400), at(1_300)] as const, [at(1_200), at(1_100)] as const];
  expect(chance(strong, weak)).toBeGreaterThan(0.6);
  expect(chance(strong, weak) + chance(weak, strong)).toBeCloseTo(1, 12);
  expect(chance(weak, weak)).toBe(0.5);
});
