import { expect, it } from "vitest";
import { forgetSeats, forgetVisit, rememberStanding, rememberVisit, visitedTables } from "./visited-tables";

const standings = () => Object.fromEntries(visitedTables.read().map(({ code, standing }) => [code, standing]));

it("remembers how a table stands until one has no seat there, and nothing of a table one has left", () => {
  rememberVisit("AAAA", "friends");
  rememberStanding("AAAA", { game: "eights", isWaiting: true });
  expect(standings().AAAA).toMatchObject({ game: "eights", isWaiting: true });
  rememberVisit("AAAA", "code");
  expect(standings().AAAA).toMatchObject({ game: "eights" });
  rememberStanding("AAAA", { game: "eights" });
  expect(standings().AAAA).not.toHaveProperty("isWaiting");
  rememberStanding("AAAA", null);
  expect(standings().AAAA).toBeUndefined();
  forgetVisit("AAAA");
  rememberStanding("AAAA", { game: "eights" });
  expect(standings()).toEqual({});
});

it("has one match against bots a game, and as many tables among people as there are", () => {
  for (const code of ["AAAA", "BBBB", "CCCC"]) {
    rememberVisit(code, code === "CCCC" ? "friends" : "alone");
    rememberStanding(code, { game: "baloot", score: [26, 38] });
  }
  rememberVisit("DDDD", "alone");
  rememberStanding("DDDD", { game: "eights" });
  expect(standings()).toMatchObject({ BBBB: { score: [26, 38] }, CCCC: {}, DDDD: {} });
  expect(standings().AAAA).toBeUndefined();
});

it("forgets the tables whose seats went with a key, and no match on this device alone", () => {
  rememberVisit("EEEE", "friends");
  rememberVisit("FFFF", "alone");
  forgetSeats();
  expect(visitedTables.read().every(({ way }) => way === "alone")).toBe(true);
  expect(visitedTables.read().map(({ code }) => code)).toContain("FFFF");
});
