import { describe, expect, it } from "vitest";
import { breaths, notes, type Sound } from "./sound";

const names = Object.keys(notes) as Sound[];
/** How much of a sound there is. */
const loudness = (name: Sound) =>
  notes[name].reduce((sum, { gain, seconds }) => sum + gain * seconds, 0) +
  (breaths[name] ?? []).reduce((sum, { gain, seconds }) => sum + gain * seconds, 0);

describe("the sounds of the house", () => {
  it.each(names)("%s can be heard", (name) => {
    expect(loudness(name)).toBeGreaterThan(0);
  });

  it("are all different", () => {
    expect(new Set(names.map((name) => JSON.stringify([notes[name], breaths[name]]))).size).toBe(names.length);
  });

  it("let a pass be the softest of all bids", () => {
    for (const bid of ["hokum", "sun", "ashkal", "kawesh"] as const)
      expect(loudness("pass")).toBeLessThan(loudness(bid) / 2);
  });
});
