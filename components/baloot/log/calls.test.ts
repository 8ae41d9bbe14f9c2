import { describe, expect, it } from "vitest";
import { breakdown } from "@/lib/rules/baloot";
import { finished } from "@/lib/rules/baloot/scoring/end-of-hand";
import type { Verdict } from "@/lib/rules/baloot/state";
import { cards, contractOf, ending, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { callsOf } from "./calls";

const hokum = contractOf(1, "H", 3);
const sira = { type: "sira", cards: cards("AS KS QS") } as const;
const fifty = { type: "fifty", cards: cards("QC JC 10C 9C") } as const;
const [king] = cards("KH");
const tricks = [
  { leader: 1, cards: cards("KC 7C 8C AS"), akka: true },
  { leader: 3, cards: [], akka: false },
];

describe("what the log of a hand tells", () => {
  it("begins with the public card and who took it, and says nothing of it before it is taken", () => {
    const { deal } = playing(hokum, fourHands, { deal: { faceUp: king } });
    expect(callsOf(deal)).toEqual([{ kind: "public", seat: 3, cards: ["KH"] }]);
    expect(callsOf({ ...deal, contract: null })).toEqual([]);
  });

  it("names projects as far as they are known, an akka by its card, and a claim with its answer", () => {
    const { deal } = playing(hokum, fourHands, {
      deal: {
        tricks,
        projects: [[], [{ ...sira, cards: null }], [fifty], []],
        sawa: { seat: 0, answer: "refused" },
      },
    });
    expect(callsOf(deal)).toEqual([
      { kind: "project", seat: 1, type: "sira", cards: [], counts: null },
      { kind: "project", seat: 2, type: "fifty", cards: fifty.cards, counts: null },
      { kind: "akka", seat: 1, cards: ["KC"] },
      { kind: "sawa", seat: 0, answer: "refused", cards: [] },
    ]);
    const known = callsOf({ ...deal, counted: 0 });
    expect(known.map((call) => (call.kind === "project" ? call.counts : null))).toEqual([false, true, null, null]);
  });

  it("shows the baloot when both cards have been seen, also where the second was never played", () => {
    const state = ending(hokum, ["7H 8H", "KH QH", "7D 8D", "AS 9S"], 1);
    expect(callsOf(state.deal)).toEqual([]);
    const scored = finished(state).deals.at(-1);
    expect(scored && callsOf(scored)).toEqual([{ kind: "baloot", seat: 1, cards: ["KH", "QH"] }]);
  });

  it("says of a breach who, which card and which rule, and counts the projects that scored by it", () => {
    const verdict: Verdict = { against: 1, why: "revoke", seat: 3, play: 2, held: [], code: "mustFollow" };
    const state = playing(hokum, fourHands, { deal: { tricks, projects: [[], [sira], [fifty], []] } });
    const view = finished(state, verdict);
    const [deal] = view.deals;
    if (!deal) throw new Error("nothing was scored");
    const calls = callsOf(deal, breakdown(view, deal).projects);
    expect(calls.at(-1)).toEqual({ kind: "breach", seat: 3, verdict, cards: ["8C"] });
    expect(calls.map((call) => (call.kind === "project" ? [call.seat, call.counts] : call.kind))).toEqual([
      [1, false],
      [2, true],
      "akka",
      "baloot",
      "breach",
    ]);
  });
});
