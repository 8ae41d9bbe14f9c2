import { describe, expect, it } from "vitest";
import { firstRating, PROVISIONAL_MATCHES, type Rating } from "./rating";
import { type Four, type HeldSeat, isGone, type RankedResult, settled } from "./result";

const at = (points: number): Rating => ({ points, spread: 110, matches: 100, playedAt: 0 });
const equal: Four<Rating> = [at(1_200), at(1_200), at(1_200), at(1_200)];

/** A match of twelve hands that seats 0 and 2 won, but for what is named. */
function match(changes: Partial<RankedResult> & { readonly gone?: readonly number[] } = {}): RankedResult {
  const { gone = [], ...rest } = changes;
  const held = (seat: number): HeldSeat => ({
    player: "NESW"[seat] ?? "",
    isAwayAtEnd: gone.includes(seat),
    botHands: 0,
  });
  return { match: "m", endedAt: 0, hands: 12, winner: 0, seats: [held(0), held(1), held(2), held(3)], ...rest };
}
const changesOf = (result: RankedResult, ratings = equal) =>
  settled(result, ratings).changes.map(({ from, to }) => to - from);

describe("a ranked match", () => {
  it("gives partners the same and takes as much from the others", () => {
    const [north, east, south, west] = changesOf(match());
    expect(north).toBeGreaterThan(5);
    expect([east, south, west]).toEqual([-(north ?? 0), north, -(north ?? 0)]);
    expect(changesOf(match({ winner: 1 }))).toEqual([-(north ?? 0), north, -(north ?? 0), north]);
  });

  it("says why as data: who was stronger, and what an even match is worth", () => {
    const { changes } = settled(match({ winner: 1 }), [at(1_400), at(1_200), at(1_400), at(1_200)]);
    const [lost, won] = changes;
    expect(won).toMatchObject({ player: "E", isWon: true, reason: "stronger", from: 1_200, spared: 0 });
    expect(won.to - won.from).toBeGreaterThan(won.even);
    expect(won.even).toBeGreaterThan(0);
    expect(lost).toMatchObject({ isWon: false, reason: "weaker", from: 1_400 });
    expect(lost.to - lost.from).toBeLessThan(lost.even);
    expect(lost.even).toBeLessThan(0);
    expect(settled(match(), equal).changes.map(({ reason }) => reason)).toEqual(["even", "even", "even", "even"]);
  });

  it("counts towards the matches after which points are no longer provisional", () => {
    const fresh: Four<Rating> = [firstRating, at(1_200), { ...firstRating, matches: 19 }, at(1_200)];
    const { ratings, changes } = settled(match({ endedAt: 77 }), fresh);
    expect(ratings.map(({ matches }) => matches)).toEqual([1, 101, 20, 101]);
    expect(ratings.map(({ playedAt }) => playedAt)).toEqual([77, 77, 77, 77]);
    expect(changes.map(({ provisionalFor }) => provisionalFor)).toEqual([PROVISIONAL_MATCHES - 1, 0, 0, 0]);
  });

  it("is the same however often it is settled, and changes nothing it was given", () => {
    const before = structuredClone(equal);
    expect(settled(match(), equal)).toEqual(settled(match(), equal));
    expect(equal).toEqual(before);
  });
});

describe("whoever is gone at the end", () => {
  const [, fair = 0] = changesOf(match());

  it("loses double, their partner nothing; the others win as ever", () => {
    const { ratings, changes } = settled(match({ gone: [1] }), equal);
    const [north, east, south, west] = changes;
    expect(east).toMatchObject({ reason: "gone", isWon: false, spared: 0 });
    expect((ratings[1].points - 1_200) / (settled(match(), equal).ratings[1].points - 1_200)).toBeCloseTo(2, 9);
    expect(west).toMatchObject({ reason: "partnerGone", from: 1_200, to: 1_200, spared: fair });
    expect([north.to, south.to]).toEqual([1_200 - fair, 1_200 - fair]);
    expect(ratings[3]).toEqual({ ...equal[3], matches: 101, playedAt: 0 });
  });

  it("loses double though the match was won, and their partner has the win", () => {
    const changes = changesOf(match({ winner: 1, gone: [1] }));
    expect(changes[1]).toBe(changesOf(match({ gone: [1] }))[1]);
    expect(changes[1]).toBeLessThan(1.5 * fair);
    expect(changes[3]).toBe(-fair);
    expect([changes[0], changes[2]]).toEqual([fair, fair]);
  });

  it("has nobody to desert where both are: each loses double", () => {
    const changes = changesOf(match({ gone: [1, 3] }));
    expect(changes[1]).toBe(changes[3]);
    expect(changes[1]).toBeLessThan(1.5 * fair);
  });

  it("with one of either pair: each loses double, the deserted loser nothing, the deserted winner wins", () => {
    const { changes } = settled(match({ gone: [0, 1] }), equal);
    expect(changes.map(({ reason }) => reason)).toEqual(["gone", "gone", "even", "partnerGone"]);
    expect(changes[0].to).toBe(changes[1].to);
    expect(changes[2].to).toBe(1_200 - fair);
    expect(changes[3].to).toBe(1_200);
  });

  it("falls no lower than nothing", () => {
    const poor: Four<Rating> = [at(10), at(10), at(10), at(10)];
    expect(settled(match({ gone: [1] }), poor).changes[1].to).toBe(0);
  });

  it("is gone too who was back, but for whom a bot played more than half of the hands", () => {
    expect(isGone({ isAwayAtEnd: false, botHands: 6 }, 12)).toBe(false);
    expect(isGone({ isAwayAtEnd: false, botHands: 7 }, 12)).toBe(true);
    expect(isGone({ isAwayAtEnd: true, botHands: 0 }, 12)).toBe(true);
    expect(isGone({ isAwayAtEnd: false, botHands: 0 }, 0)).toBe(false);
    const [held] = match().seats;
    const seats = [
      match().seats[0],
      { ...held, player: "E", botHands: 7 },
      match().seats[2],
      match().seats[3],
    ] as const;
    expect(changesOf(match({ seats, winner: 1 }))).toEqual(changesOf(match({ winner: 1, gone: [1] })));
  });
});
