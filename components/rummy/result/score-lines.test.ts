import { expect, test } from "vitest";
import type { DealResult } from "@/lib/rules/rummy/state";
import { scoreLines } from "./score-lines";

const nothing = { perfect: 0, pure: 0 };

test("the score names what each was left with, and what it adds to", () => {
  const first: DealResult = {
    closer: 1,
    seats: [
      { declared: true, left: ["2S.0"], points: 2, ...nothing },
      { declared: true, left: [], points: 0, ...nothing },
      { declared: false, left: [], points: 100, ...nothing },
    ],
  };
  const second: DealResult = {
    closer: 1,
    seats: [
      { declared: true, left: ["2S.0", "KC.1", "9D.0"], points: 21, ...nothing },
      { declared: true, left: [], points: -50, perfect: 50, pure: 0 },
      { declared: false, left: ["3C.0", "JK.2", "4C.0"], points: 150, ...nothing },
    ],
  };
  expect(scoreLines([first, second])).toEqual([
    {
      seat: 1,
      kind: "closed",
      cards: [],
      others: 0,
      parts: [],
      points: -50,
      perfect: 50,
      pure: 0,
      before: 0,
      after: -50,
    },
    {
      ...{ seat: 0, kind: "declared", cards: ["KC.1", "9D.0", "2S.0"], others: 0, parts: [10, 9, 2] },
      ...{ points: 21, ...nothing, before: 2, after: 23 },
    },
    {
      ...{ seat: 2, kind: "undeclared", cards: ["JK.2"], others: 2, parts: [] },
      ...{ points: 150, ...nothing, before: 100, after: 250 },
    },
  ]);
  expect(scoreLines([])).toEqual([]);
});
