import { expect, it } from "vitest";
import majlis from "@/lib/rules/baloot/replays/majlis.json";
import { scatterOf } from "./scatter";
import { playedAgain } from "./steps";

const timed = (tenths: number) =>
  playedAgain({
    ...majlis.record,
    times: tenths.toString(36).padStart(2, "0").repeat(majlis.record.entries.length),
  })?.hands[0] ?? [];

it("lays out the moves of those who are looked at, and of nobody else", () => {
  const steps = timed(25);
  const plot = scatterOf(steps, [3, 1]);
  expect(plot).toMatchObject({ most: 3, levels: [0, 1, 2, 3] });
  expect(plot?.dots.map(({ move, place }) => [3, 1][place] === steps[move]?.seat)).not.toContain(false);
  expect(plot?.dots).toHaveLength(steps.filter(({ seat }) => seat === 1 || seat === 3).length);
  expect(plot?.dots.every(({ seconds }) => seconds === 2.5)).toBe(true);
});

it("is as high as the longest of them, by whole seconds", () => {
  expect(scatterOf(timed(101), [0])).toMatchObject({ most: 12, levels: [0, 4, 8, 12] });
});

it("is none where no times were kept, or nobody is looked at", () => {
  expect(scatterOf(playedAgain(majlis.record)?.hands[0] ?? [], [0, 2])).toBeNull();
  expect(scatterOf(timed(25), [])).toBeNull();
});
