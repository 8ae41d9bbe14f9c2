import { describe, expect, it } from "vitest";
import { type BalootState, sideOf } from "@/lib/rules/baloot";
import { contractOf, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { botReaction } from "./bot-reaction";
import type { Happening } from "./happenings";

const at = (turns: number): BalootState => ({ ...playing(contractOf(0, "H"), fourHands), turns });
const gahwa: Happening = { kind: "raise", raise: { seat: 0, to: "gahwa", closed: false } };
const everybody = () => true;
const reactions = (happening: Happening, isBot: (seat: number) => boolean = everybody) =>
  Array.from({ length: 60 }, (_, turns) => botReaction([happening], at(turns), isBot)).filter((one) => one !== null);

describe("what a bot shows", () => {
  it("is shown once in three times, by each of them sometimes, and fits its side", () => {
    const shown = reactions(gahwa);
    expect(shown).toHaveLength(20);
    expect(new Set(shown.map(({ seat }) => seat)).size).toBe(4);
    for (const { seat, reaction } of shown) expect(reaction).toBe(sideOf(seat) === 0 ? "finjan" : "wow");
  });

  it("is a bot's alone", () => {
    expect(new Set(reactions(gahwa, (seat) => seat === 2).map(({ seat }) => seat))).toEqual(new Set([2]));
    expect(reactions(gahwa, () => false)).toEqual([]);
  });

  it("is nothing where nothing happened that is worth it", () => {
    expect(reactions({ kind: "dealt" })).toEqual([]);
    expect(reactions({ kind: "raise", raise: { seat: 0, to: "double", closed: false } })).toEqual([]);
    expect(reactions({ kind: "hand", isKaboot: false })).toEqual([]);
  });
});
