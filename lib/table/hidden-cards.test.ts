import { describe, expect, it } from "vitest";
import { type EightsAction, type EightsOptions, type EightsState, eights } from "@/lib/rules/eights";
import { oracle as eightsOracle } from "@/lib/rules/eights/oracle";
import type { Game } from "@/lib/rules/game";
import { oracles } from "@/lib/rules/oracles";
import { gameIds, games } from "@/lib/rules/registry";
import { exchanged } from "./testing/hidden-cards";

/** Swaps of each game; 10,000 by `npm run abuse`, others by SWAP_SEED. */
const SWAPS = Number(process.env.SWAPS ?? 200);
const FIRST_SEED = Number(process.env.SWAP_SEED ?? 1);

describe.each(gameIds)("what a seat is told of %s", (id) => {
  it(`does not depend on what it cannot see, in ${SWAPS} exchanges`, { timeout: 1_200_000 }, () => {
    const total = exchanged(games[id] as Game, oracles[id], SWAPS, FIRST_SEED);
    if (process.env.SWAPS) console.info(id, total);
    expect(total.frames).toBeGreaterThan(SWAPS);
    // An exchange that play reveals at once has shown nothing.
    expect(total.revealed).toBeLessThan(total.swaps / 2);
  });
});

/** Eights as somebody might have written it who was in a hurry. */
const leaks: Readonly<Record<string, Game<EightsState, EightsAction, EightsOptions>>> = {
  "a hand in the view": { ...eights, view: (state, seat) => ({ ...eights.view(state, seat), hands: state.hands }) },
  "a clock that knows a card": {
    ...eights,
    wait(state) {
      const wait = eights.wait(state);
      const isPlus = state.hands.some((hand) => hand.at(-1)?.type === "plus20" || hand.at(-1)?.type === "wild");
      return wait?.ms && isPlus ? { ...wait, ms: wait.ms + 1 } : wait;
    },
  },
  "a refusal that knows a card": {
    ...eights,
    check: (state, seat, action) =>
      eights.check(state, seat, action) && { code: "no", rule: `${JSON.stringify(state.hands).length % 7}` },
  },
};

describe("the exchange", () => {
  it.each(Object.entries<Game>(leaks))("finds %s", (_, leaky) => {
    expect(() => exchanged(leaky, eightsOracle, 400)).toThrow(/with other hidden cards|at different times/);
  });
});
