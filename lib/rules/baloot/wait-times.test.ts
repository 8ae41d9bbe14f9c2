import { describe, expect, it } from "vitest";
import { timeout } from "./moves";
import { contractOf, played, playing, settled } from "./testing/scene";
import { wait } from "./wait-times";

describe("clocks (11)", () => {
  it("gives each bid and card the table's time, pauses of their own to deals and tricks", () => {
    const state = playing(contractOf(3), ["7S", "KS", "8S", "9S"]);
    expect(wait(state)).toMatchObject({ seats: [1], ms: 10_000 });
    expect(wait({ ...state, options: { ...state.options, speed: "turtle" } })?.ms).toBe(30_000);
    expect(wait({ ...state, options: { ...state.options, speed: "none" } })?.ms).toBeNull();
    expect(wait({ ...state, phase: "dealt", asked: [] })).toMatchObject({ seats: [], ms: 2_500 });
    expect(wait({ ...state, phase: "ready", asked: [] })).toMatchObject({ seats: [], ms: 1_500 });
    expect(wait({ ...state, phase: "trick", asked: [] })).toMatchObject({ seats: [], ms: 1_100 });
  });

  it("throws the weakest legal card for one who is late", () => {
    const late = timeout(playing(contractOf(3), ["7S", "KS 8C", "8S", "9S"]));
    expect(late.deal.tricks[0]?.cards).toEqual(["8C"]);
    expect(settled(late).asked).toEqual([2]);
    expect(late.late).toBe(1);
    expect(played(late, "8S").late).toBeNull();
  });
});
