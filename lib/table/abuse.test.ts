import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootOptions, type BalootState, baloot } from "@/lib/rules/baloot";
import { oracle as balootOracle } from "@/lib/rules/baloot/oracle";
import type { Game } from "@/lib/rules/game";
import { abusedThrough } from "./testing/abuse";
import { abuses } from "./testing/abuses";
import { balootCensor } from "./testing/baloot";

/** Frames said; a million by `npm run abuse`, others by ABUSE_SEED. */
const FRAMES = Number(process.env.ABUSE_FRAMES ?? 10_000);
const FIRST_SEED = Number(process.env.ABUSE_SEED ?? 1);

describe("a table that is abused", () => {
  it.each(Object.entries(abuses))(
    `of %s stays whole and keeps its secrets through ${FRAMES} frames`,
    { timeout: 1_200_000 },
    (_, abused) => {
      const total = abused(FRAMES, FIRST_SEED);
      if (process.env.ABUSE_FRAMES) console.info(total);
      for (const code of ["notJson", "malformed", "tooDeep", "tooLong", "joinFirst", "tooLate", "commits"])
        expect(total[code], code).toBeGreaterThan(0);
      expect((total.notYourTurn ?? 0) + (total.notNow ?? 0)).toBeGreaterThan(0);
    },
  );
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

describe("who looks over the shoulder of a table of Baloot", () => {
  it.each(Object.entries(leaks))("finds %s", (_, leaky) => {
    expect(() => abusedThrough(leaky, balootOracle, balootCensor, 10_000)).toThrow(/a secret at/);
  });
});
