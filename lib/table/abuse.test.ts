import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootOptions, type BalootState, baloot } from "@/lib/rules/baloot";
import { oracle as balootOracle } from "@/lib/rules/baloot/oracle";
import type { Game } from "@/lib/rules/game";
import { oracles } from "@/lib/rules/oracles";
import { gameIds, games } from "@/lib/rules/registry";
import { abusedThrough } from "./testing/abuse";

/** Frames said; a million by `npm run abuse`, others by ABUSE_SEED. */
const FRAMES = Number(process.env.ABUSE_FRAMES ?? 10_000);
const FIRST_SEED = Number(process.env.ABUSE_SEED ?? 1);

describe("a table that is abused", () => {
  it.each(gameIds)(`of %s stays whole and keeps its secrets through ${FRAMES} frames`, { timeout: 1_200_000 }, (id) => {
    const total = abusedThrough(games[id] as Game, oracles[id], FRAMES, FIRST_SEED);
    if (process.env.ABUSE_FRAMES) console.info(id, total);
    for (const code of ["notJson", "malformed", "tooDeep", "tooLong", "joinFirst", "tooLate", "commits"])
      expect(total[code], code).toBeGreaterThan(0);
    expect((total.notYourTurn ?? 0) + (total.notNow ?? 0)).toBeGreaterThan(0);
  });
});

/** Baloot as somebody might have written it who was in a hurry. */
const leaks: Readonly<Record<string, Game<BalootState, BalootAction, BalootOptions>>> = {
  "hands in the view": { ...baloot, view: (state, seat) => ({ ...baloot.view(state, seat), hands: state.hands }) },
  "projects in the view": {
    ...baloot,
    view(state, seat) {
      const seen = baloot.view(state, seat);
      return { ...seen, deal: { ...seen.deal, projects: state.deal.projects } };
    },
  },
};

describe("who looks over the shoulder of a table", () => {
  it.each(gameIds)("finds whatever of %s is not face down", (id) => {
    const leaky: Game = { ...(games[id] as Game), view: (state) => state };
    expect(() => abusedThrough(leaky, oracles[id], 10_000)).toThrow(/a secret at|while committed is/);
  });

  it.each(Object.entries(leaks))("finds %s of Baloot", (_, leaky) => {
    expect(() => abusedThrough(leaky, balootOracle, 10_000)).toThrow(/a secret at/);
  });
});
