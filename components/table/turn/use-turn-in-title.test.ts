import { describe, expect, it } from "vitest";
import { baloot } from "@/lib/rules/baloot";
import { bid, bidding, contractOf, doubling, following, fourHands, settled } from "@/lib/rules/baloot/testing/scene";
import { isCalledFor } from "./use-turn-in-title";

const called = (state: Parameters<typeof baloot.view>[0]) =>
  [0, 1, 2, 3].filter((seat) => isCalledFor(baloot, baloot.view(state, seat), seat));

describe("who is called while the page is hidden", () => {
  it("is whoever must bid, and nobody else", () => {
    expect(called(bidding("KS"))).toEqual([1]);
  });

  it("is whoever may double, though silence is an answer", () => {
    expect(called(doubling(contractOf(0, "H"), fourHands))).toEqual([1, 3]);
  });

  it("is whoever may take a bid over", () => {
    const federation = bidding("KS", [], { options: { ruleSet: "federation" } });
    const passes = [1, 2, 3].map((seat) => bid(seat, "pass"));
    expect(called(following(federation, ...passes, bid(0, "sun")))).toEqual([1, 3]);
  });

  it("is nobody where the table goes on by itself", () => {
    const sheet = { ...settled(bidding("KS")), phase: "sheet", asked: [0, 1, 2, 3] } as const;
    expect(called(sheet)).toEqual([]);
  });
});
