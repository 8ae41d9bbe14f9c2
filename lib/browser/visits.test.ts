import { expect, it } from "vitest";
import { forget, forgetSeats, remember, rememberStanding, visits } from "./visits";

const standings = () => Object.fromEntries(visits.read().map(({ code, standing }) => [code, standing]));

it("remembers how a table stands until one has no seat there, and nothing of a table one has left", () => {
  remember("AAAA", "friends");
  rememberStanding("AAAA", { game: "eights", isWaiting: true });
  expect(standings().AAAA).toMatchObject({ game: "eights", isWaiting: true });
  remember("AAAA", "code");
  expect(standings().AAAA).toMatchObject({ game: "eights" });
  rememberStanding("AAAA", { game: "eights" });
  expect(standings().AAAA).not.toHaveProperty("isWaiting");
  rememberStanding("AAAA", null);
  expect(standings().AAAA).toBeUndefined();
  forget("AAAA");
  rememberStanding("AAAA", { game: "eights" });
  expect(standings()).toEqual({});
});

it("has one match against bots a game, and as many tables among people as there are", () => {
  for (const code of ["AAAA", "BBBB", "CCCC"]) {
    remember(code, code === "CCCC" ? "friends" : "alone");
    rememberStanding(code, { game: "baloot", score: [26, 38] });
  }
  remember("DDDD", "alone");
  rememberStanding("DDDD", { game: "eights" });
  expect(standings()).toMatchObject({ BBBB: { score: [26, 38] }, CCCC: {}, DDDD: {} });
  expect(standings().AAAA).toBeUndefined();
});

it("forgets the tables whose seats went with a key, and no match on this device alone", () => {
  remember("EEEE", "friends");
  remember("FFFF", "alone");
  forgetSeats();
  expect(visits.read().every(({ way }) => way === "alone")).toBe(true);
  expect(visits.read().map(({ code }) => code)).toContain("FFFF");
});
