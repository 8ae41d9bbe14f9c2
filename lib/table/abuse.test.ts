import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { oracle } from "@/lib/rules/eights/oracle";
import { abusedThrough } from "./testing/abuse";
import { eightsCensor } from "./testing/eights";

/** Frames said; a million by `npm run abuse`, others by ABUSE_SEED. */
const FRAMES = Number(process.env.ABUSE_FRAMES ?? 10_000);
const FIRST_SEED = Number(process.env.ABUSE_SEED ?? 1);

describe("a table that is abused", () => {
  it(`stays whole and keeps its secrets through ${FRAMES} frames`, { timeout: 1_200_000 }, () => {
    const total = abusedThrough(eights, oracle, eightsCensor, FRAMES, FIRST_SEED);
    if (process.env.ABUSE_FRAMES) console.info(total);
    for (const code of ["notJson", "malformed", "tooDeep", "tooLong", "joinFirst", "notYourTurn", "tooLate", "commits"])
      expect(total[code], code).toBeGreaterThan(0);
  });
});
