import { describe, expect, it } from "vitest";
import { breaths, notes, type Sound } from "./sound-notes";

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

  const calls = ["pass", "walla", "hokum", "sun", "ashkal", "kawesh", "double", "triple", "four", "gahwa"] as const;
  const more = ["sira", "fifty", "hundred", "fourHundred", "baloot", "akka", "sawa", "kaboot"] as const;

  it("give each call a rhythm or a tune of its own, which no other has", () => {
    const figure = (name: Sound) =>
      notes[name].map(({ at, hertz }) => `${Math.round(at * 50)} ${Math.round(hertz / 20)}`);
    const figures = [...calls, ...more].map((name) => figure(name).join());
    expect(new Set(figures).size).toBe(figures.length);
  });

  it("beat once more with each raise", () => {
    const beats = (name: Sound) => new Set(notes[name].map(({ at }) => at)).size;
    expect((["double", "triple", "four"] as const).map(beats)).toEqual([2, 3, 4]);
  });

  it("let a card that decides fall harder than another", () => {
    expect(loudness("heavy")).toBeGreaterThan(1.4 * loudness("card"));
  });

  it("let a pass be the softest of all bids", () => {
    for (const bid of ["hokum", "sun", "ashkal", "kawesh"] as const)
      expect(loudness("pass")).toBeLessThan(loudness(bid) / 2);
  });
});
