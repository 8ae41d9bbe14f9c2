import { describe, expect, it } from "vitest";
import { randomFrom } from "@/lib/rules/random";
import type { Ticket } from "./queue";
import {
  advancedLine,
  drained,
  dueAt,
  emptyLine,
  placeInLine,
  READY_MS,
  type WaitingLine,
  withoutTicket,
  withReady,
  withTicket,
} from "./waiting-line";

const NOW = 1_000_000;
const ticket = (player: string, since = NOW, points = 1_200): Ticket => ({
  player,
  points,
  since,
  blocked: [],
  fours: [],
});
const waiting = (names: string) => [...names].reduce((line, name) => withTicket(line, ticket(name)), emptyLine);
const random = randomFrom("1e".padEnd(64, "3"));
let ids = 0;
const step = (line: WaitingLine, now: number) => advancedLine(line, now, random, () => `offer ${ids++}`);
const names = (tickets: readonly Ticket[]) => tickets.map(({ player }) => player).sort();
const ready = (line: WaitingLine, players: string, now = NOW) =>
  [...players].reduce((each, player) => withReady(each, player, now), line);

describe("the line of those who wait", () => {
  it("offers a match to four, and makes it once all of them are there", () => {
    const { line, matches } = step(waiting("abcd"), NOW);
    expect([line.tickets, line.offers.length, matches]).toEqual([[], 1, []]);
    const three = step(ready(line, "abc"), NOW + 1);
    expect([three.line.offers.length, three.matches]).toEqual([1, []]);
    const four = step(ready(three.line, "d", NOW + 1), NOW + 1);
    expect(four.line).toMatchObject({ tickets: [], offers: [] });
    expect(four.matches.map(({ four: players }) => names([...players]))).toEqual([["a", "b", "c", "d"]]);
  });

  it("puts the three back to the front where one is not there in time, and takes that one out", () => {
    const { line } = step(waiting("abcd"), NOW);
    const late = ["e", "f"].reduce(
      (each, name) => withTicket(each, ticket(name, NOW + 5_000, 1_900)),
      ready(line, "abd"),
    );
    expect(step(late, NOW + READY_MS - 1).line.offers).toHaveLength(1);
    const { line: over, matches } = step(late, NOW + READY_MS);
    expect(matches).toEqual([]);
    expect(over.offers).toEqual([]);
    expect(names(over.tickets)).toEqual(["a", "b", "d", "e", "f"]);
    expect(placeInLine(over, "a", NOW + READY_MS)).toMatchObject({ place: 1, waitedMs: READY_MS });
    expect(placeInLine(over, "e", NOW + READY_MS)?.place).toBe(4);
    expect(placeInLine(over, "c", NOW + READY_MS)).toBeNull();
    // The next one to come is drawn to the three at once.
    expect(step(withTicket(over, ticket("g", NOW + READY_MS)), NOW + READY_MS).line.offers).toHaveLength(1);
  });

  it("hears nobody who is ready too late, or has no offer, and counts nobody twice", () => {
    const { line } = step(waiting("abcd"), NOW);
    expect(withReady(line, "a", NOW + READY_MS)).toBe(line);
    expect(withReady(line, "z", NOW)).toBe(line);
    expect(ready(line, "aa").offers[0]?.ready).toEqual(["a"]);
    expect(step(ready(line, "aaaa"), NOW).matches).toEqual([]);
  });

  it("keeps the place of whoever comes again, on another device or after a reload", () => {
    const line = waiting("abc");
    expect(withTicket(line, ticket("a", NOW + 60_000))).toBe(line);
    const { line: offered } = step(waiting("abcd"), NOW);
    expect(withTicket(offered, ticket("a", NOW + 1_000))).toBe(offered);
  });

  it("lets one go, and the others of their offer at once", () => {
    expect(names(withoutTicket(waiting("abc"), "b").tickets)).toEqual(["a", "c"]);
    const { line } = step(waiting("abcd"), NOW);
    const left = withoutTicket(line, "b");
    expect(left.offers).toEqual([]);
    expect(names(left.tickets)).toEqual(["a", "c", "d"]);
  });

  it("draws nothing and takes in nobody in a house that is drained; an offer may still be taken", () => {
    const line = drained(waiting("abcd"), true);
    expect(step(line, NOW).line.offers).toEqual([]);
    expect(withTicket(line, ticket("e"))).toBe(line);
    expect(dueAt(line, NOW)).toBeNull();
    const offered = drained(step(waiting("abcd"), NOW).line, true);
    expect(step(ready(offered, "abcd"), NOW).matches).toHaveLength(1);
    expect(step(drained(line, false), NOW).line.offers).toHaveLength(1);
  });

  it("says when it is to be looked at again", () => {
    expect(dueAt(waiting("abc"), NOW)).toBeNull();
    expect(dueAt(step(waiting("abcd"), NOW).line, NOW)).toBe(NOW + READY_MS);
    const apart = [..."abcd"].reduce((line, name, at) => withTicket(line, ticket(name, NOW, 600 * at)), emptyLine);
    expect(dueAt(step(apart, NOW).line, NOW + 1)).toBe(NOW + 10_000);
  });

  it("says about how long it takes, by those drawn lately, as far as that can be known", () => {
    expect(placeInLine(waiting("abc"), "a", NOW)).toEqual({ place: 1, waitedMs: 0, aboutMs: null });
    const { line } = step(waiting("abcd"), NOW + 8_000);
    const next = withTicket(line, ticket("e", NOW + 9_000));
    expect(placeInLine(next, "e", NOW + 11_000)?.aboutMs).toBe(6_000);
    expect(placeInLine(next, "e", NOW + 30_000)?.aboutMs).toBeNull();
  });

  it("is plain data, which goes on from where it was after a restart", () => {
    const { line } = step(waiting("abcde"), NOW);
    expect(JSON.parse(JSON.stringify(line))).toEqual(line);
    const again: WaitingLine = JSON.parse(JSON.stringify(line));
    const players = again.offers[0]?.four.map(({ player }) => player).join("") ?? "";
    expect(step(ready(again, players), NOW + 1).matches).toHaveLength(1);
  });
});
