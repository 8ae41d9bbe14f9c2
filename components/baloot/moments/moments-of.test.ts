import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootState, baloot, type Deal } from "@/lib/rules/baloot";
import { finished } from "@/lib/rules/baloot/scoring/end-of-hand";
import { cards, contractOf, doubling, ending, following, fourHands, playing } from "@/lib/rules/baloot/testing/scene";
import { ask } from "@/lib/rules/baloot/turn";
import { momentMs, momentsOf } from "./moments-of";

const kinds = (state: BalootState, isFirst = false) =>
  momentsOf(baloot.view(state, 0), isFirst).map(({ kind }) => kind);

/** A hand that South bought, all of whose tricks went to one side. */
function whole(side: 0 | 1, deal: Partial<Deal> = {}): BalootState {
  const state = ending(contractOf(0, "H"), ["", "", "", ""], 0, { deal });
  const tricks = ["AS KS 8S 7S", "AC KC 8C 7C", "AD KD 8D 7D", "JH 9H 8H 7H", "QS JS 10S 9S", "QC JC 10C 9C"]
    .concat("QD JD 10D 9D", "AH 10H KH QH")
    .map((names) => ({ leader: side, cards: cards(names), akka: false }));
  return finished(ask({ ...state, deal: { ...state.deal, tricks } }, "trick"));
}

describe("a moment of its own", () => {
  it("has a kaboot, with the eight cards that took its tricks and what it counts", () => {
    const [moment] = momentsOf(whole(0), false);
    expect(moment).toMatchObject({ kind: "kaboot", side: 0, points: 25 });
    expect(moment?.kind === "kaboot" && moment.cards.join(" ")).toBe("AS AC AD JH 10S 10C 10D AH");
    expect(kinds(whole(1))).toEqual(["kaboot"]);
    expect(kinds({ ...whole(0), deals: [] })).toEqual([]);
  });

  it("has gahwa from its call to the end of its hand, once by its key", () => {
    const raise = (to: "double" | "triple" | "four" | "gahwa"): BalootAction => ({ action: "raise", to });
    const called = following(
      doubling(contractOf(0, "H"), fourHands),
      [1, raise("double")],
      [0, raise("triple")],
      [1, raise("four")],
    );
    expect(kinds(called)).toEqual([]);
    const gahwa = following(called, [0, raise("gahwa")]);
    const [moment] = momentsOf(gahwa, false);
    expect(moment).toEqual({ key: "gahwa 0", kind: "gahwa", seat: 0 });
  });

  it("has a four hundred that counts, and none that does not", () => {
    const aces = { type: "fourHundred", cards: cards("AS AH AD AC") } as const;
    const shown = (counted: 0 | 1) => {
      const deal = { projects: [[], [aces], [], []], counted };
      return { ...playing(contractOf(1), fourHands, { deal }), phase: "reveal" } as const;
    };
    expect(momentsOf(shown(1), false)).toEqual([{ key: "four 0", kind: "fourHundred", seat: 1, points: 40 }]);
    expect(kinds(shown(0))).toEqual([]);
  });

  it("has a closed double that was made, and not one that was open", () => {
    const raises = (closed: boolean) => [{ seat: 1, to: "double", closed }] as const;
    const made = (closed: boolean) => {
      const state = whole(0, { raises: raises(closed) });
      const [deal] = state.deals;
      if (!deal) throw new Error("not scored");
      const tricks = deal.tricks.map((trick, index) => (index === 0 ? { ...trick, leader: 1 } : trick));
      return { ...state, deals: [{ ...deal, tricks }] };
    };
    expect(kinds(made(true))).toEqual(["seal"]);
    expect(kinds(made(false))).toEqual([]);
  });

  it("has the first match of a device, after that of its last hand", () => {
    const over = { ...whole(0), phase: "over", winner: 0 } as const;
    expect(kinds(over, true)).toEqual(["kaboot", "first"]);
    expect(kinds(over)).toEqual(["kaboot"]);
    expect(kinds(whole(0), true)).toEqual(["kaboot"]);
  });

  it("lasts a second and a half at most", () => {
    for (const ms of Object.values(momentMs)) expect(ms).toBeLessThanOrEqual(1_500);
  });
});
