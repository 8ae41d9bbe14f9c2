import { describe, expect, it } from "vitest";
import { type BalootState, baloot } from "@/lib/rules/baloot";
import { apply, timeout } from "@/lib/rules/baloot/moves";
import {
  bid,
  bidding,
  cards,
  contractOf,
  doubling,
  following,
  fourHands,
  pass,
  played,
} from "@/lib/rules/baloot/testing/scene";
import { tricksTaken } from "../carpet/tricks";
import { saidBy } from "./said";

const heard = (state: BalootState) => [0, 1, 2, 3].map((seat) => saidBy(baloot.view(state, 0), seat));
const bids = (state: BalootState) => heard(state).map((said) => (said?.kind === "bid" ? said.bid.bid : said?.kind));

const hokum = doubling(contractOf(0, "H"), fourHands);
const doubled = { action: "raise", to: "double", closed: true } as const;

describe("what each seat is heard saying", () => {
  it("is its pass of the first round until it speaks again, the fourth's too", () => {
    const second = following(bidding("KS"), pass(1), pass(2), pass(3), pass(0));
    expect(second.deal.round).toBe(2);
    expect(bids(second)).toEqual(["pass", "pass", "pass", "pass"]);
    expect(bids(following(second, bid(1, "H")))).toEqual(["pass", "hokum", "pass", "pass"]);
  });

  it("is what was bought alone, once something is", () => {
    const confirmed = following(
      bidding("KS", [], { options: { ruleSet: "app" } }),
      bid(1, "S"),
      pass(2),
      pass(3),
      pass(0),
    );
    expect(bids(apply(confirmed, ...pass(1)))).toEqual([undefined, "hokum", undefined, undefined]);
  });

  it("is kawesh, or the last pass, while a deal that was thrown in lies there", () => {
    const poor = bidding("KS", ["", "7S 8S 9D 8H 7C", "", ""]);
    expect(bids(apply(poor, 1, { action: "kawesh" }))[1]).toBe("kawesh");
    const last = following(bidding("KS"), ...[1, 2, 3, 0, 1, 2, 3].map(pass));
    const thrown = apply(last, ...pass(0));
    expect(thrown.phase).toBe("thrown");
    expect(bids(thrown)).toEqual(["pass", "pass", "pass", "pass"]);
  });

  it("is the raise until the first card falls, though nobody is asked after a gahwa or a double in sun", () => {
    const gahwa = following(
      hokum,
      [1, doubled],
      [0, { action: "raise", to: "triple" }],
      [1, { action: "raise", to: "four" }],
      [0, { action: "raise", to: "gahwa" }],
    );
    expect(gahwa.phase).toBe("playing");
    expect(heard(gahwa)[0]).toMatchObject({ kind: "raise", raise: { to: "gahwa" } });
    expect(heard(gahwa)[1]).toMatchObject({ kind: "raise", raise: { to: "four" } });
    expect(heard(played(gahwa, "AS"))).toEqual([null, null, null, null]);
    const sun = following(doubling(contractOf(0), fourHands, { scores: [101, 60] }), [
      1,
      { action: "raise", to: "double" },
    ]);
    expect(sun.phase).toBe("playing");
    expect(heard(sun)[1]).toMatchObject({ kind: "raise", raise: { to: "double" } });
  });

  it("is a project over a raise, as soon as there is one", () => {
    const both = following(
      hokum,
      [1, doubled],
      [0, { action: "decline" }],
      [1, { action: "declare", cards: cards("AS KS QS") }],
    );
    expect(heard(both)[1]).toMatchObject({ kind: "projects", types: ["sira"], mood: "said" });
  });

  it("is the raise with its lock", () => {
    expect(heard(following(hokum, [1, doubled]))[1]).toMatchObject({ kind: "raise", raise: { closed: true } });
  });

  it("is nothing of the last deal in the next", () => {
    const last = following(bidding("KS"), ...[1, 2, 3, 0, 1, 2, 3].map(pass));
    expect(heard(timeout(apply(last, ...pass(0))))).toEqual([null, null, null, null]);
  });
});

describe("the tricks of a hand", () => {
  it("count for their side once they have been swept up", () => {
    const three = played(following(hokum, [1, { action: "decline" }], [3, { action: "decline" }]), "AS 10S 7C");
    const full = apply(three, three.asked[0] ?? -1, { action: "play", card: "7S" });
    expect(full.phase).toBe("trick");
    expect(tricksTaken(full)).toEqual([0, 0]);
    expect(tricksTaken(timeout(full))).toEqual([0, 1]);
  });
});
