import { describe, expect, it } from "vitest";
import { randomFrom } from "@/lib/rules/random";
import { seedOf } from "../../laws";
import { startMatch } from "../deal";
import { timeout } from "../moves";
import { type BalootOptions, defaults } from "../options";
import type { BalootState } from "../state";
import { view } from "../view";
import { bot } from "./index";
import { temperOf } from "./temper";

const options: BalootOptions = { ...defaults, speed: "none" };

/** The first bids of many deals, as a bot of this name would make them. */
function boughtBy(name: string | null): number {
  let bought = 0;
  for (let deal = 0; deal < 300; deal++) {
    let state: BalootState = startMatch(options, seedOf(deal));
    while (state.phase !== "bidding") state = timeout(state, seedOf(deal + 1_000));
    const seat = state.asked[0] ?? -1;
    const action = bot(view(state, seat), seat, randomFrom(seedOf(deal)), "good", name);
    if (action.action === "bid" && action.bid !== "pass") bought++;
  }
  return bought;
}

describe("the temper of a bot", () => {
  it("lets the bold buy more than the even, and the careful less", () => {
    const [bold, even, careful] = [boughtBy("Layla"), boughtBy("Zayd"), boughtBy("Omar")];
    expect(bold).toBeGreaterThan(even);
    expect(even).toBeGreaterThan(careful);
  });

  it("is nothing in a bot that stands in for somebody", () => {
    expect(boughtBy(null)).toBe(boughtBy("Zayd"));
  });

  it("differs among the first four that sit down, and stays well within a level", () => {
    const tempers = ["Zayd", "Layla", "Omar", "Noura"].map(temperOf);
    expect(new Set(tempers.map((temper) => JSON.stringify(temper))).size).toBe(4);
    for (const { bid } of tempers) expect(Math.abs(bid)).toBeLessThanOrEqual(1);
  });
});
