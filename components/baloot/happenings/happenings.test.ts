import { describe, expect, it } from "vitest";
import { type BalootAction, type BalootState, baloot, type Deal } from "@/lib/rules/baloot";
import { apply, timeout } from "@/lib/rules/baloot/moves";
import { finished } from "@/lib/rules/baloot/scoring/end-of-hand";
import {
  bid,
  bidding,
  cards,
  contractOf,
  doubling,
  ending,
  following,
  fourHands,
  pass,
  played,
  playing,
} from "@/lib/rules/baloot/testing/scene";
import { ask } from "@/lib/rules/baloot/turn";
import { seedOf } from "@/lib/rules/laws";
import { happenedBetween, soundOf } from "./happenings";

/** What the South side sees and hears of a step, as far as it is no card. */
const told = (was: BalootState, now: BalootState) =>
  happenedBetween(baloot.view(was, 0), baloot.view(now, 0)).filter(({ kind }) => kind !== "play");
const sounds = (was: BalootState, now: BalootState) => told(was, now).map((happening) => soundOf(happening, 0));
const heardOf = (state: BalootState, seat: number, action: BalootAction) => sounds(state, apply(state, seat, action));

const start = bidding("KS", ["", "7S 8S 9D 8H 7C", "", ""]);

/** A hand whose eighth trick has just been swept up. */
function over(scores: BalootState["scores"], deal: Partial<Deal> = {}): BalootState {
  const state = ending(contractOf(0, "H"), ["", "", "", ""], 0, { scores, deal });
  return ask({ ...state, deal: { ...state.deal, tricks: state.deal.tricks.slice(0, 8) } }, "trick");
}

describe("each event has its sound", () => {
  it("each bid, the pass among them", () => {
    expect(heardOf(start, ...pass(1))).toEqual(["pass"]);
    expect(heardOf(start, ...bid(1, "S"))).toEqual(["hokum"]);
    expect(heardOf(start, ...bid(1, "sun"))).toEqual(["sun"]);
    expect(heardOf(following(start, pass(1), pass(2)), ...bid(3, "ashkal"))).toEqual(["ashkal"]);
    expect(heardOf(start, 1, { action: "kawesh" })).toEqual(["kawesh"]);
  });

  it("a deal that nobody bought, its last pass too", () => {
    const last = following(bidding("KS"), ...[1, 2, 3, 0, 1, 2, 3].map(pass));
    expect(heardOf(last, ...pass(0))).toEqual(["walla", "sweep"]);
  });

  it("both parts of the deal", () => {
    const gathered = timeout(apply(start, 1, { action: "kawesh" }));
    expect(sounds(gathered, timeout(gathered, seedOf(3)))).toEqual(["deal"]);
    const bought = apply(start, ...bid(1, "sun"));
    expect(sounds(start, timeout(bought, seedOf(3)))).toEqual(["sun", "dealRest"]);
  });

  it("raises, gahwa above all", () => {
    const double = { action: "raise", to: "double" } as const;
    const hokum = doubling(contractOf(0, "H"), fourHands);
    expect(heardOf(hokum, 1, double)).toEqual(["double"]);
    const four = following(
      hokum,
      [1, double],
      [0, { action: "raise", to: "triple" }],
      [1, { action: "raise", to: "four" }],
    );
    expect(heardOf(four, 0, { action: "raise", to: "gahwa" })).toEqual(["gahwa"]);
  });

  it("a project, a baloot, a sawa and a qayd", () => {
    const sun = playing(contractOf(0), fourHands);
    expect(heardOf(sun, 1, { action: "declare", cards: cards("AS KS QS") })).toEqual(["sira"]);
    const hokum = ending(contractOf(1, "H"), ["7H 8H", "KH QH", "7D 8D", "AS 9S"], 1);
    expect(heardOf(played(hokum, "KH 7D AS 8H"), 1, { action: "play", card: "QH" })).toEqual(["baloot"]);
    expect(heardOf(hokum, 1, { action: "sawa" })).toEqual(["sawa"]);
    const free = ending(contractOf(1), ["7H 8H", "KH QH", "7D 8D", "AS 9S"], 1, { options: { enforcement: "free" } });
    const one = played(free, "KH");
    expect(heardOf(one, 0, { action: "qayd", after: 25 })).toEqual(["halt"]);
  });

  it("an akka, after its card, and the projects that are shown", () => {
    const hokum = ending(contractOf(1, "H"), ["7H 8H", "KC 7D", "7C 8D", "8C 9S"], 1);
    const lead = { action: "play", card: "KC", akka: true } as const;
    const kinds = happenedBetween(hokum, apply(hokum, 1, lead)).map(({ kind }) => kind);
    expect(kinds).toEqual(["play", "akka"]);
    expect(heardOf(hokum, 1, lead)).toEqual(["akka"]);
    expect(heardOf(hokum, 1, { action: "play", card: "KC" })).toEqual([]);
    const declared = following(playing(contractOf(0), fourHands), [1, { action: "declare", cards: cards("AS KS QS") }]);
    const full = ["AS", "JS", "7C", "7S"].reduce(
      (state, name) => apply(state, state.asked[0] ?? -1, { action: "play", card: cards(name)[0] ?? "7C" }),
      declared,
    );
    const revealed = timeout(full);
    expect(told(full, revealed)).toEqual([{ kind: "reveal", counted: 1 }]);
    expect(sounds(full, revealed)).toEqual(["reveal"]);
    expect(sounds(revealed, timeout(revealed))).toEqual([]);
  });

  it("a claim that is refused", () => {
    const claimed = apply(ending(contractOf(0), ["AH 7C", "KH 8C", "QH 9C", "JH 10C"], 0), 0, { action: "sawa" });
    const half = apply(claimed, 1, { action: "answer", accept: true });
    expect(sounds(claimed, half)).toEqual([]);
    expect(heardOf(half, 3, { action: "answer", accept: false })).toEqual(["refused"]);
    expect(heardOf(half, 3, { action: "answer", accept: true })).toEqual([]);
  });

  it("the end of a hand, and of a match for those who won and those who lost", () => {
    const end = (scores: BalootState["scores"]) => {
      const state = over(scores);
      return sounds(state, finished(state));
    };
    expect(end([0, 0])).toEqual(["hand"]);
    const [ours, theirs] = [end([200, 0]), end([0, 200])];
    expect([ours, theirs]).toEqual([["win"], ["lost"]]);
  });
});

describe("what has happened", () => {
  it("names whoever refused a claim, and nobody where it was time", () => {
    const claimed = apply(ending(contractOf(0), ["AH 7C", "KH 8C", "QH 9C", "JH 10C"], 0), 0, { action: "sawa" });
    const open = apply(claimed, 3, { action: "answer", accept: false });
    expect(told(claimed, open)).toEqual([{ kind: "refused", seat: 0, by: 3 }]);
    expect(told(claimed, timeout(claimed))).toEqual([{ kind: "refused", seat: 0, by: null }]);
    expect(told(open, played(open, "AH"))).toEqual([]);
  });

  it("is not told again when the hand is scored", () => {
    const raises = [{ seat: 1, to: "double", closed: false }] as const;
    const state = over([0, 0], { raises, bids: [{ seat: 0, round: 1, bid: "hokum", suit: "H" }] });
    const scored = finished(state);
    expect(happenedBetween(state, scored)).toEqual([{ kind: "hand", isKaboot: false }]);
  });

  it("names whose turn ran out, and whether a project went with it", () => {
    const late = timeout(start);
    expect(told(start, late)).toContainEqual({ kind: "late", seat: 1, isForfeited: false });
    expect(told(late, apply(late, ...pass(2)))).toEqual([{ kind: "bid", bid: { seat: 2, round: 1, bid: "pass" } }]);
    const declared = following(playing(contractOf(0), fourHands), [1, { action: "declare", cards: cards("AS KS QS") }]);
    expect(told(declared, timeout(declared))).toEqual([{ kind: "late", seat: 1, isForfeited: true }]);
  });
});
