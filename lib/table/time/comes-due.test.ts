import { expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsGame } from "../testing/eights-table";
import { ABSENCE_MS, SILENCE_MS } from "./absence";
import { dueBy, duesOf, firstAt } from "./comes-due";

it("does the first of the list that has come due, and next wakes at the first of all", () => {
  const dues = [
    { at: 30, act: () => "later" },
    { at: 10, act: null },
    { at: 20, act: () => "first" },
  ];
  expect([firstAt(dues), firstAt([])]).toEqual([10, Number.POSITIVE_INFINITY]);
  expect([10, 20, 30].map((now) => dueBy(dues, now)?.())).toEqual([undefined, "first", "later"]);
});

it("lists when a host who left is host no more, loses the seat and is seen to be gone, and when the turn ends", () => {
  const { host, players } = eightsGame(["Ann", "Ben"], { clock: 20 });
  players[0]?.leave();
  const now = host.now();
  const { record } = host;
  const authority = { game: eights, host };
  const listed = (at: number) =>
    duesOf(authority, record, at).map(({ at: due, act }) => [due - now, act?.() ?? null] as const);
  expect(listed(now).map(([due]) => due)).toEqual([ABSENCE_MS, ABSENCE_MS, 20_000, SILENCE_MS]);
  const [heir, removed, ended, seen] = listed(now).map(([, next]) => next);
  expect([heir?.host, removed?.seats[0]?.quit, seen]).toEqual([record.seats[1]?.id, true, null]);
  expect(ended?.turn).toBe(record.turn + 1);
  expect(listed(now + SILENCE_MS).map(([due]) => due)).toEqual([ABSENCE_MS, ABSENCE_MS, 20_000]);
});
