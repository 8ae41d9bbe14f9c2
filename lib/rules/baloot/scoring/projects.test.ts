import { describe, expect, it } from "vitest";
import { playout } from "@/lib/rules/playout";
import { baloot } from "..";
import { check, timeout } from "../moves";
import { ruleSetNames } from "../options";
import type { BalootState } from "../state";
import { cards, contractOf, following, played, playing, settled } from "../testing/scene";
import { view } from "../view";
import { wait } from "../wait-times";
import {
  compareTeamProjects,
  declarable,
  type OpenProject,
  projectOptions,
  scanHandForProjects,
  strengthGap,
  validateProjectOverlap,
  verifyProjectLog,
} from "./projects";
import { calculatePoints } from "./projects-worth";

const scan = (hand: string, kind: "sun" | "hokum" = "sun") =>
  scanHandForProjects(cards(hand), kind).map(({ type, cards: held }) => `${type} ${held.join(" ")}`);
const project = (type: OpenProject["type"], held: string): OpenProject => ({ type, cards: cards(held) });
const declare = (held: string) => ({ action: "declare", cards: cards(held) }) as const;

const sira = project("sira", "QS JS 10S");
const tens = project("hundred", "10C 10D 10H 10S");
const low = project("hundred", "JC 10C 9C 8C 7C");

describe("what a hand holds (6.1)", () => {
  it("knows every kind", () => {
    expect(scan("QS JS 10S 7D")).toEqual(["sira QS JS 10S"]);
    expect(scan("AS KS QS JS 9D 8D 7D")).toEqual(["fifty AS KS QS JS", "sira 9D 8D 7D"]);
    expect(scan("JS 10S 9S 8S 7S")).toEqual(["hundred JS 10S 9S 8S 7S"]);
    expect(scan("AC AD AH AS 7D")).toEqual(["fourHundred AC AD AH AS"]);
    expect(scan("AC AD AH AS 7D", "hokum")).toEqual(["hundred AC AD AH AS"]);
    expect(scan("9C 9D 9H 9S 8D 8H")).toEqual([]);
    expect(scan("AS 7S 8S KD")).toEqual([]);
  });

  it("takes six in sequence for one hundred", () => {
    expect(scan("AS KS QS JS 10S 9S 7D")).toEqual(["hundred AS KS QS JS 10S 9S"]);
  });

  it("shows what excludes one another, and what a choice leaves over (6.3)", () => {
    const hand = "10H JH QH KH KC KD KS";
    expect(scan(hand)).toEqual(["hundred KC KD KH KS", "fifty KH QH JH 10H"]);
    const kings = project("hundred", "KC KD KH KS");
    expect(projectOptions(cards(hand), [kings], "sun")).toEqual([project("sira", "QH JH 10H")]);
    const fifty = project("fifty", "KH QH JH 10H");
    expect(projectOptions(cards(hand), [fifty], "sun")).toEqual([]);
    expect(validateProjectOverlap([kings, fifty])).toBe(false);
    expect(validateProjectOverlap([kings, project("sira", "QH JH 10H")])).toBe(true);
  });
});

describe("which is stronger (6.5)", () => {
  const ladder = [
    project("sira", "9C 8C 7C"),
    project("sira", "AC KC QC"),
    project("fifty", "10C 9C 8C 7C"),
    tens,
    project("hundred", "JC JD JH JS"),
    project("hundred", "AC AD AH AS"),
    low,
    project("hundred", "QC JC 10C 9C 8C"),
    project("hundred", "QC JC 10C 9C 8C 7C"),
    project("fourHundred", "AC AD AH AS"),
  ];

  it("runs up the whole ladder", () => {
    for (const [place, one] of ladder.entries())
      for (const [other, two] of ladder.entries())
        expect(Math.sign(strengthGap(one, two))).toBe(Math.sign(place - other));
  });

  it("four tens lose to a sequence of five", () => {
    expect(compareTeamProjects([[low], [tens], [], []], 0)).toBe(0);
    expect(compareTeamProjects([[tens], [low], [], []], 0)).toBe(1);
  });

  it("two equal siras: the earlier in the first trick, from the dealer's right", () => {
    const other = project("sira", "QD JD 10D");
    expect(compareTeamProjects([[], [], [sira], [other]], 0)).toBe(0);
    expect(compareTeamProjects([[], [], [sira], [other]], 2)).toBe(1);
    expect(compareTeamProjects([[], [], [], []], 0)).toBeNull();
  });

  it("the winner's partner scores too, the others nothing (6.6)", () => {
    const winner = compareTeamProjects(
      [[project("fourHundred", "AC AD AH AS")], [low], [project("sira", "9D 8D 7D")], []],
      0,
    );
    expect(winner).toBe(0);
    expect(calculatePoints([project("fourHundred", "AC AD AH AS"), project("sira", "9D 8D 7D")], "sun")).toBe(44);
  });
});

describe("declaring (6.4)", () => {
  const start = playing(contractOf(3), [
    "7S 8S 9S KD KH KC 7D 8D",
    "QS JS 10S 9D 10D JD 7C 8C",
    "AS AC QD QC JC 7H 8H 9H",
    "KS AD AH QH JH 10H 9C 10C",
  ]);

  it("is for one's own turn in the first trick, two at most, with 2 s for each", () => {
    expect(declarable(start, 1).map(({ cards: held }) => held.join(" "))).toEqual(["QS JS 10S", "JD 10D 9D"]);
    expect(check(start, 2, declare("9H 8H 7H"))?.code).toBe("notYourTurn");
    expect(check(start, 1, declare("10D 9D 7C"))?.code).toBe("noSuchProject");
    const one = following(start, [1, declare("QS JS 10S")]);
    expect(wait(one)).toMatchObject({ turn: start.turn, ms: 12_000 });
    const two = following(one, [1, declare("9D 10D JD")]);
    expect(wait(two)).toMatchObject({ turn: start.turn, ms: 14_000 });
    expect(check(two, 1, declare("QS JS 10S"))?.code).toBe("projectsFull");
    expect(declarable(two, 1)).toEqual([]);
    expect(wait(played(two, "7C"))?.ms).toBe(10_000);
  });

  it("tells the others its kind and not its cards, until it has won", () => {
    const declared = played(following(start, [1, declare("QS JS 10S")]), "7C");
    expect(view(declared, 1).deal.projects[1]).toEqual([sira]);
    for (const seat of [0, 2, 3, null])
      expect(view(declared, seat).deal.projects[1]).toEqual([{ type: "sira", cards: null }]);
    const both = played(following(declared, [2, declare("9H 8H 7H")]), "JC 9C KC");
    expect(both.deal.counted).toBe(1);
    for (const seat of [0, 3, null]) {
      expect(view(both, seat).deal.projects[1]).toEqual([sira]);
      expect(view(both, seat).deal.projects[2]).toEqual([{ type: "sira", cards: null }]);
    }
    expect(check(both, both.asked[0] ?? 0, declare("QS JS 10S"))?.code).toBe("declareLate");
  });

  it("stops the table for 2.5 s to show them", () => {
    const last = following(start, [1, declare("QS JS 10S")]);
    const state = ["7C", "JC", "9C"].reduce((now, card) => played(now, card), last);
    const [card = "KC"] = cards("KC");
    const full = timeout(baloot.apply(state, 0, { action: "play", card }));
    expect(full.phase).toBe("reveal");
    expect(wait(full)).toMatchObject({ seats: [], ms: 2_500 });
  });

  it("forfeits what was declared in a turn that ran out", () => {
    const late = timeout(following(start, [1, declare("QS JS 10S")]));
    expect(late.deal.projects[1]).toEqual([]);
    expect(late.deal.tricks[0]?.cards).toEqual(["7C"]);
    const kept = settled(timeout(played(following(start, [1, declare("QS JS 10S")]), "7C")));
    expect(kept.deal.projects[1]).toEqual([sira]);
  });
});

describe("verifyProjectLog", () => {
  const scored = (seed: number): BalootState["deals"] => {
    const ruleSet = ruleSetNames[seed % 3] ?? "majlis";
    const bots = Array.from(
      { length: 4 },
      () => (seen: BalootState, seat: number, random: Parameters<typeof baloot.bot>[2]) =>
        baloot.bot(seen, seat, random, "good"),
    );
    const states = playout(baloot, { ...baloot.defaults, ruleSet }, bots, seed.toString(16).padStart(64, "0"));
    return states.at(-1)?.deals ?? [];
  };
  const deals = Array.from({ length: 12 }, (_, seed) => scored(seed)).flat();

  it("finds nothing wrong with hands as they were played", () => {
    expect(deals.some(({ projects }) => projects.flat().length > 2)).toBe(true);
    for (const deal of deals) expect(verifyProjectLog(deal)).toEqual([]);
  });

  it("finds a wrong winner, a card not held, an overlap, too many", () => {
    const deal = deals.find(({ counted, projects }) => counted === 0 && projects.flat().length === 1);
    const seat = deal?.projects.findIndex((own) => own.length > 0) ?? 0;
    const [own] = deal?.projects[seat] ?? [];
    if (!deal || !own) throw new Error("no such deal");
    expect(verifyProjectLog({ ...deal, counted: 1 })).toEqual([{ seat: null, fault: "wrongWinner" }]);
    const verified = (...projects: OpenProject[]) =>
      verifyProjectLog({ ...deal, projects: deal.projects.with(seat, projects) });
    expect(verified(own, own)).toContainEqual({ seat, fault: "overlap" });
    expect(verified(own, own, own)).toContainEqual({ seat, fault: "tooMany" });
    const moved = deal.projects.with(seat, []).with((seat + 2) % 4, [own]);
    expect(verifyProjectLog({ ...deal, projects: moved })).toContainEqual({ seat: (seat + 2) % 4, fault: "notHeld" });
  });
});
