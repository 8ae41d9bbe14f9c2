import { describe, expect, it } from "vitest";
import { headOfTheMajlis, isHead, leagueOf, leagues, wayToNext } from "./leagues";
import { START_POINTS } from "./rating";

describe("leagues", () => {
  it("begin where the rulings say, and everybody starts in the third", () => {
    expect(leagues.map(({ from }) => from)).toEqual([0, 900, 1_100, 1_300, 1_500, 1_700, 1_900]);
    expect(leagueOf(START_POINTS).id).toBe("adept");
    expect([0, 899, 900, 1_899, 1_900, 5_000].map((points) => leagueOf(points).names.en)).toEqual([
      "Beginner",
      "Beginner",
      "Amateur",
      "Mastermind",
      "Legend",
      "Legend",
    ]);
  });

  it("have a name in both languages each, no two alike, without a shadda", () => {
    for (const language of ["en", "ar"] as const) {
      const names = [...leagues, headOfTheMajlis].map((league) => league.names[language]);
      expect(new Set(names).size).toBe(8);
      for (const name of names) expect(name).toMatch(language === "ar" ? /^[\u0621-\u064a ]+$/ : /^[A-Za-z ]+$/);
    }
  });

  it("show the way to the next", () => {
    expect(wayToNext(1_150)).toMatchObject({ next: { id: "pro" }, done: 0.25 });
    expect(wayToNext(1_100)?.done).toBe(0);
    expect(wayToNext(450)).toMatchObject({ next: { id: "amateur" }, done: 0.5 });
    expect(wayToNext(1_900)).toBeNull();
  });

  it("have seats of honour for the first hundred who have a place", () => {
    expect([null, 1, 100, 101].map(isHead)).toEqual([false, true, true, false]);
  });
});
