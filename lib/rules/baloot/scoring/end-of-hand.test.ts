import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baloot } from "..";
import { handOrder } from "../hand-order";
import { check, timeout } from "../moves";
import { allows, defaults } from "../options";
import { balootCalled } from "../playing/tricks";
import { paragraphOf, refusalCodes } from "../refusals";
import type { BalootState } from "../state";
import { cards, contractOf, finishedDeal, following, played, playing, settled } from "../testing/scene";
import { ask } from "../turn";
import { wait } from "../wait-times";
import { announced, worthOfProjects } from "./announced";
import { finished } from "./end-of-hand";

/** A hand of sun, bought by South, that South's side wins by 75 to 55: 14–12. */
function scored(scores: readonly [number, number], raises: BalootState["deal"]["raises"] = []): BalootState {
  const { tricks, contract } = finishedDeal(contractOf(0), [
    [1, "10C 9C 8C 7C"],
    [1, "10S QS JS 9S"],
    [1, "10H QH JH 9H"],
    [1, "10D QD JD 9D"],
    [0, "AS KS 8S 7S"],
    [0, "AH KH 8H 7H"],
    [0, "AD KD 8D 7D"],
    [0, "AC KC QC JC"],
  ]);
  const state = playing(contract, ["", "", "", ""], { scores, deal: { tricks, raises } });
  return finished(ask(state, "trick"));
}

describe("the match (10.1)", () => {
  it("goes on below 152, with the deal one seat on after the score sheet (2.1)", () => {
    const state = scored([100, 100]);
    expect(state).toMatchObject({ phase: "sheet", scores: [114, 112], winner: null });
    expect(wait(state)).toMatchObject({ seats: [0, 1, 2, 3], ms: 8_000, silent: true });
    const seen = { action: "seen" } as const;
    const some = following(state, [0, seen], [2, seen]);
    expect(some.asked).toEqual([1, 3]);
    expect(check(some, 0, seen)?.code).toBe("notYourTurn");
    const next = following(some, [1, seen], [3, seen]);
    expect(next.deal.dealer).toBe(1);
    expect(next).toMatchObject({ phase: "bidding", asked: [2, 3, 0, 1] });
    expect(settled(timeout(state)).deal.dealer).toBe(1);
  });

  it("is won at 152", () => {
    const state = scored([138, 100]);
    expect(state).toMatchObject({ phase: "over", scores: [152, 112], winner: 0 });
    expect(baloot.outcome(state)).toEqual({
      places: [
        [0, 2],
        [1, 3],
      ],
      scores: [152, 112, 152, 112],
      reason: "points",
    });
    expect(check(state, 0, { action: "seen" })).toEqual({ code: "gameOver", rule: "10.2" });
  });

  it("goes to the higher when both pass in one hand", () => {
    expect(scored([140, 145])).toMatchObject({ scores: [154, 157], winner: 1 });
    expect(scored([145, 145])).toMatchObject({ scores: [159, 157], winner: 0 });
  });

  it("goes on when they are equal, until they differ", () => {
    const equal = scored([140, 142]);
    expect(equal).toMatchObject({ scores: [154, 154], winner: null, phase: "sheet" });
    expect(scored([154, 154])).toMatchObject({ scores: [168, 166], winner: 0 });
  });

  it("is decided by gahwa, whatever the scores", () => {
    const raises = (["double", "triple", "four", "gahwa"] as const).map((to, index) => ({
      seat: 1 - (index % 2),
      to,
      closed: false,
    }));
    const state = scored([0, 150], raises);
    expect(state).toMatchObject({ winner: 0, scores: [152, 150] });
    expect(baloot.outcome(state)?.reason).toBe("gahwa");
  });
});

describe("baloot (6.7)", () => {
  const hands = ["7S", "KH QH", "8S 9S", "10S JS"];

  it("is called as the second of the pair is played", () => {
    const state = playing(contractOf(1, "H"), hands.with(0, "7S 7D"));
    const first = played(state, "KH 8S 10S 7S");
    expect(balootCalled(first.deal)).toBeNull();
    expect(balootCalled(played(first, "QH").deal)).toBe(1);
    expect(balootCalled(played(playing(contractOf(1), hands.with(0, "7S 7D")), "KH 8S 10S 7S QH").deal)).toBeNull();
  });
});

describe("options (11.2, 12.3)", () => {
  it("refuse a table without a clock to strangers", () => {
    const none = { ...defaults, speed: "none" } as const;
    expect(allows(none, "private")).toBeNull();
    expect(allows(none, "public")?.code).toBe("clockNeeded");
    expect(allows(none, "ranked")?.code).toBe("clockNeeded");
    expect(allows(defaults, "public")).toBeNull();
  });

  it("keep ranked matches to majlis, unchanged and strict", () => {
    expect(allows(defaults, "ranked")).toBeNull();
    expect(allows({ ...defaults, changes: { confirm: "off" } }, "ranked")).toBeNull();
    expect(allows({ ...defaults, changes: { confirm: "on" } }, "ranked")?.code).toBe("rankedRules");
    expect(allows({ ...defaults, ruleSet: "app" }, "ranked")?.code).toBe("rankedRules");
    expect(allows({ ...defaults, enforcement: "free" }, "ranked")?.code).toBe("rankedStrict");
    expect(allows({ ...defaults, ruleSet: "app", enforcement: "free" }, "public")).toBeNull();
  });
});

describe("the rulebook", () => {
  const rulebook = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");

  it.each(refusalCodes)("has the paragraph %s rests on", (code) => {
    expect(rulebook).toContain(`**${paragraphOf(code)}**`);
  });
});

describe("a hand on the table (2.5)", () => {
  const hand = cards("7S 10H AS JD 9H QD KH JH");

  it("lies suit by suit, trumps at the left by their own rank", () => {
    expect(handOrder(hand, { trump: "H" }).join(" ")).toBe("JH 9H 10H KH AS 7S QD JD");
    expect(handOrder(hand, null).join(" ")).toBe("KH JH 10H 9H AS 7S QD JD");
  });

  it("runs as tricks are won for those who like it so", () => {
    expect(handOrder(cards("KS 10S AS QS"), null).join(" ")).toBe("AS KS QS 10S");
    expect(handOrder(cards("KS 10S AS QS"), null, "trick").join(" ")).toBe("AS 10S KS QS");
  });
});

describe("what a hand has brought already", () => {
  const hands = [
    "KS QS 7H 8H 9C 10D 7C 8C",
    "JH 10H 9H QH 7D 8D 9D JD",
    "AS 10S 9S JS KC QC AD KD",
    "7S 8S JC 10C AC AH KH QD",
  ];

  it("is nothing before the projects have been compared, and then the winners' at the hand's level", () => {
    const raises = [{ seat: 1, to: "double", closed: false }] as const;
    const start = playing(contractOf(2, "S"), hands, { deal: { raises } });
    const declared = following(start, [1, { action: "declare", cards: cards("QH JH 10H 9H") }]);
    expect(announced(declared)).toEqual([0, 0]);
    const shown = played(declared, "7D AD QD 10D");
    expect(announced(shown)).toEqual([0, 10]);
    expect(worthOfProjects(shown, shown.deal.projects[1] ?? [])).toBe(10);
  });

  it("is nothing under gahwa, which decides the match whatever else was won", () => {
    const raises = (["double", "triple", "four", "gahwa"] as const).map((to, index) => ({
      ...{ seat: index % 2 === 0 ? 1 : 2, to, closed: false },
    }));
    const start = playing(contractOf(2, "S"), hands, { deal: { raises } });
    const shown = played(following(start, [1, { action: "declare", cards: cards("QH JH 10H 9H") }]), "7D AD QD 10D");
    expect(shown.deal.counted).toBe(1);
    expect(announced(shown)).toEqual([0, 0]);
  });

  it("counts a baloot once it is called, never multiplied (6.7)", () => {
    const start = playing(contractOf(2, "S"), hands, { dealer: 3 });
    const king = played(start, "KS");
    expect(announced(king)).toEqual([0, 0]);
    const tricks = [
      { leader: 0, cards: cards("KS 7D AS 7S"), akka: false },
      { leader: 2, cards: cards("JS 8S QS 8D"), akka: false },
    ];
    expect(announced({ ...king, deal: { ...king.deal, tricks } })).toEqual([2, 0]);
  });
});
