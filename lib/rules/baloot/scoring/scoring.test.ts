import { describe, expect, it } from "vitest";
import { type BalootOptions, rulesOf } from "../options";
import type { Project, Raise } from "../state";
import { cards, contractOf, finishedDeal } from "../testing/scene";
import { converted, type PlayedDeal, scoreOf } from "./scoring";

const rules = (ruleSet: BalootOptions["ruleSet"] = "majlis") =>
  rulesOf({ ruleSet, changes: {}, speed: "rabbit", enforcement: "strict" });
const majlis = rules();
const app = rules("app");
const federation = rules("federation");

const project = (type: Project["type"], held: string) => ({ type, cards: cards(held) });
const sira = project("sira", "9D 8D 7D");

const raised = (...to: Raise["to"][]): Raise[] =>
  to.map((step, index) => ({ seat: 3 * (index % 2), to: step, closed: false }));

/** Halves of a suit, each won by its first card, with what they count in a plain suit. */
const half = {
  fifteen: (suit: string) => `A${suit} K${suit} 8${suit} 7${suit}`,
  otherFifteen: (suit: string) => `10${suit} Q${suit} J${suit} 9${suit}`,
  twenty: (suit: string) => `A${suit} K${suit} Q${suit} J${suit}`,
  ten: (suit: string) => `10${suit} 9${suit} 8${suit} 7${suit}`,
};
/** Hearts as trumps, both halves counting 31; the king and queen lie in different hands. */
const trumps = ["JH AH 8H 7H", "9H 10H KH QH"] as const;

describe("half a ten (7.4)", () => {
  it("is up in majlis", () => {
    expect([44, 45, 46, 55, 0, 130].map((raw) => converted(raw, "sun", majlis))).toEqual([8, 10, 10, 12, 0, 26]);
    expect([44, 45, 46, 162].map((raw) => converted(raw, "hokum", majlis))).toEqual([4, 5, 5, 16]);
  });

  it("is one in sun and nothing in hokum elsewhere", () => {
    expect([44, 45, 46, 55, 130].map((raw) => converted(raw, "sun", app))).toEqual([8, 9, 10, 11, 26]);
    expect([44, 45, 46, 75, 76, 162].map((raw) => converted(raw, "hokum", federation))).toEqual([4, 4, 5, 7, 8, 16]);
  });
});

describe("sun by hand", () => {
  // South's side: 15 + 15 + 15 and the small clubs, 10, and the last trick: 65. East's: 15 + 15 + 15 + 20: 65.
  const withClubs = (theirs: string, ours: string) =>
    finishedDeal(contractOf(0), [
      [1, theirs],
      [1, half.otherFifteen("S")],
      [1, half.otherFifteen("H")],
      [1, half.otherFifteen("D")],
      [0, half.fifteen("S")],
      [0, half.fifteen("H")],
      [0, half.fifteen("D")],
      [0, ours],
    ]);
  const even = withClubs(half.twenty("C"), half.ten("C"));
  // The clubs the other way round: 75 against 55.
  const better = withClubs(half.ten("C"), half.twenty("C"));

  it("65–65 is halved: 13–13", () => {
    const score = scoreOf(even, majlis);
    expect(score.raw).toMatchObject({ cards: [55, 65], lastTrick: [10, 0], total: [65, 65] });
    expect(score).toMatchObject({ result: "tied", winner: null, points: [13, 13] });
  });

  it("75–55 with a sira among the defenders is halved too: 15–15 (7.3)", () => {
    const score = scoreOf({ ...better, projects: [[], [sira], [], []], counted: 1 }, majlis);
    expect(score.raw.total).toEqual([75, 75]);
    expect(score).toMatchObject({ result: "tied", points: [15, 15] });
  });

  it("75–55 is 14–12 in majlis, where 55 is six tens, and 15–11 elsewhere", () => {
    expect(scoreOf(better, majlis)).toMatchObject({ result: "made", points: [14, 12] });
    expect(scoreOf(better, app)).toMatchObject({ result: "made", points: [15, 11] });
  });

  it("the buyer loses to one more point, and the projects go along (7.2)", () => {
    const made = { ...even, contract: contractOf(1), projects: [[], [sira], [], []], counted: 1 as const };
    expect(scoreOf(made, majlis)).toMatchObject({ result: "made", points: [14, 12 + 4] });
    const lost = { ...better, contract: contractOf(1), projects: [[], [], [sira], []], counted: 0 as const };
    expect(scoreOf(lost, majlis)).toMatchObject({ result: "lost", winner: 0, why: "fewerPoints", points: [30, 0] });
    const saved = { ...better, contract: contractOf(1), projects: [[], [sira], [], []], counted: 1 as const };
    expect(scoreOf(saved, majlis)).toMatchObject({ result: "tied", points: [15, 15] });
  });
});

describe("hokum by hand", () => {
  // South's side 31 + 15 + 15 + 10 and the last trick: 81; East's 31 + 15 + 15 + 20: 81.
  const even = finishedDeal(contractOf(0, "H"), [
    [1, trumps[1]],
    [1, half.twenty("C")],
    [1, half.otherFifteen("S")],
    [1, half.otherFifteen("D")],
    [0, trumps[0]],
    [0, half.fifteen("S")],
    [0, half.fifteen("D")],
    [0, half.ten("C")],
  ]);
  // 31 + 15 + 15 + 15 and the last trick: 86; 31 + 45: 76.
  const uneven = finishedDeal(contractOf(0, "H"), [
    [1, trumps[1]],
    [1, half.otherFifteen("C")],
    [1, half.otherFifteen("S")],
    [1, half.otherFifteen("D")],
    [0, trumps[0]],
    [0, half.fifteen("S")],
    [0, half.fifteen("D")],
    [0, half.fifteen("C")],
  ]);

  it("81–81 is 8–8", () => {
    expect(scoreOf(even, majlis)).toMatchObject({ result: "tied", points: [8, 8] });
  });

  it("106–56 with a fifty among the defenders: 21 are at stake, the odd one goes to them (7.3)", () => {
    // South's side: all trumps 62, all clubs 30, 4 of spades, the last trick 10.
    const deal = finishedDeal(
      contractOf(0, "H"),
      [
        [1, "AS 10S QS JS"],
        [1, half.twenty("D")],
        [1, half.ten("D")],
        [0, trumps[0]],
        [0, trumps[1]],
        [0, half.twenty("C")],
        [0, half.ten("C")],
        [0, "KS 9S 8S 7S"],
      ],
      { projects: [[], [project("fifty", "10D 9D 8D 7D")], [], []], counted: 1 },
    );
    expect(scoreOf(deal, majlis)).toMatchObject({ raw: { total: [106, 106] }, result: "tied", points: [10, 11] });
  });

  it("86–76 is made: 8–8, as 76 is eight tens in every rule set; bought by the other side it is lost", () => {
    expect(scoreOf(uneven, majlis)).toMatchObject({ result: "made", points: [8, 8] });
    expect(scoreOf(uneven, app)).toMatchObject({ result: "made", points: [8, 8] });
    expect(scoreOf({ ...uneven, contract: contractOf(1, "H") }, app)).toMatchObject({
      result: "lost",
      points: [16, 0],
    });
  });

  it("115–47 is 11–5", () => {
    // South's side: all trumps 62, 13 of spades, all clubs 30, the last trick 10.
    const deal = finishedDeal(contractOf(0, "H"), [
      [1, "10S KS QS 7S"],
      [1, half.twenty("D")],
      [1, half.ten("D")],
      [0, trumps[0]],
      [0, trumps[1]],
      [0, "AS JS 9S 8S"],
      [0, half.twenty("C")],
      [0, half.ten("C")],
    ]);
    expect(scoreOf(deal, app)).toMatchObject({ raw: { total: [115, 47] }, points: [11, 5] });
    expect(scoreOf(deal, majlis).points).toEqual([11, 5]);
  });

  it("87–75 is 9–7 in the app and 8–8 in majlis", () => {
    const deal = finishedDeal(contractOf(0, "H"), [
      [1, half.otherFifteen("S")],
      [1, half.twenty("D")],
      [1, half.ten("D")],
      [1, half.twenty("C")],
      [1, half.ten("C")],
      [0, trumps[0]],
      [0, trumps[1]],
      [0, half.fifteen("S")],
    ]);
    expect(scoreOf(deal, app)).toMatchObject({ raw: { total: [87, 75] }, points: [9, 7] });
    expect(scoreOf(deal, majlis).points).toEqual([8, 8]);
  });

  // East plays K and then Q of trumps under South's side, which takes all trumps, 62, 14 of spades and the last trick: 86.
  const balootTricks: [number, string][] = [
    [1, "10S KS JS 9S"],
    [1, half.twenty("D")],
    [1, half.ten("D")],
    [1, half.twenty("C")],
    [1, half.ten("C")],
    [0, "JH KH 8H 7H"],
    [2, "9H 10H AH QH"],
    [0, "AS QS 8S 7S"],
  ];

  it("a baloot saves the buyer: 76 + 20 against 86 (6.7, 7.2)", () => {
    const deal = finishedDeal(contractOf(1, "H"), balootTricks);
    const score = scoreOf(deal, majlis);
    expect(score.raw).toMatchObject({ baloot: [0, 20], total: [86, 96] });
    expect(score).toMatchObject({ result: "made", points: [9, 7 + 2] });
  });

  it("it counts as well when its cards are part of a declared sequence", () => {
    const deal = finishedDeal(contractOf(1, "H"), balootTricks, {
      projects: [[], [project("sira", "KH QH JH")], [], []],
      counted: 1,
    });
    expect(scoreOf(deal, majlis)).toMatchObject({ raw: { total: [86, 116] }, points: [9, 7 + 2 + 2] });
  });

  it("stays its owner's in majlis when the owner's side loses, and goes to the winner elsewhere (7.9)", () => {
    // A hundred among the others: 186 against 96.
    const deal = finishedDeal(contractOf(1, "H"), balootTricks, {
      projects: [[project("hundred", "AC AD AH AS")], [], [], []],
      counted: 0,
    });
    expect(scoreOf(deal, majlis)).toMatchObject({ result: "lost", points: [16 + 10, 2] });
    expect(scoreOf(deal, app)).toMatchObject({ result: "lost", points: [16 + 10 + 2, 0] });
  });

  it("raised hands are all or nothing, and the last to raise loses a tie (7.7)", () => {
    // East's side defends: it doubles, South triples.
    expect(scoreOf({ ...uneven, raises: [{ seat: 1, to: "double", closed: false }] }, majlis).points).toEqual([32, 0]);
    const doubled = { ...even, raises: [{ seat: 1, to: "double", closed: false }] as const };
    expect(scoreOf(doubled, majlis)).toMatchObject({ result: "made", why: "lastToRaise", points: [32, 0] });
    const tripled = { ...even, raises: [...doubled.raises, { seat: 0, to: "triple", closed: false }] as const };
    expect(scoreOf(tripled, majlis)).toMatchObject({ result: "lost", why: "lastToRaise", points: [0, 48] });
  });

  it("multiplies projects as the rule set says, never the baloot (7.8, 6.7)", () => {
    const deal = (raises: Raise[]): PlayedDeal =>
      finishedDeal(contractOf(1, "H"), balootTricks, { raises, projects: [[], [sira], [], []], counted: 1 });
    const seats = (list: Raise[]) => list.map((raise, index) => ({ ...raise, seat: index % 2 }));
    const double = seats(raised("double"));
    const four = seats(raised("double", "triple", "four"));
    expect(scoreOf(deal(double), majlis).points).toEqual([0, 32 + 4 + 2]);
    expect(scoreOf(deal(four), majlis).points).toEqual([0, 64 + 8 + 2]);
    expect(scoreOf(deal(four), app).points).toEqual([0, 64 + 4 + 2]);
    expect(scoreOf(deal(four), federation).points).toEqual([0, 64 + 2 + 2]);
  });

  it("gahwa gives the match and nothing else (7.10)", () => {
    const gahwa = raised("double", "triple", "four", "gahwa").map((raise, index) => ({
      ...raise,
      seat: 1 - (index % 2),
    }));
    expect(scoreOf({ ...uneven, raises: gahwa }, majlis)).toMatchObject({ level: 5, points: [152, 0] });
    expect(scoreOf({ ...even, raises: gahwa }, majlis)).toMatchObject({ why: "lastToRaise", points: [0, 152] });
  });
});

describe("kaboot (7.5 to 7.7)", () => {
  const all = (contract: PlayedDeal["contract"], seat: number, more: Partial<PlayedDeal> = {}) =>
    finishedDeal(
      contract,
      (contract.trump
        ? [...trumps, half.twenty("S"), half.ten("S"), half.twenty("D"), half.ten("D"), half.twenty("C"), half.ten("C")]
        : ["S", "H", "D", "C"].flatMap((suit) => [half.twenty(suit), half.ten(suit)])
      ).map((names) => [seat, names] as const),
      more,
    );
  const double = [{ seat: 1, to: "double", closed: false }] as const;
  const siraAt = (seat: number) => [0, 1, 2, 3].map((other) => (other === seat ? [sira] : []));

  it("is 44 in sun and 25 in hokum, with all counted projects, whoever declared them", () => {
    expect(scoreOf(all(contractOf(0), 0), majlis)).toMatchObject({ result: "kaboot", winner: 0, points: [44, 0] });
    expect(scoreOf(all(contractOf(0, "H"), 0), majlis).points).toEqual([25, 0]);
    expect(scoreOf(all(contractOf(0), 0, { projects: siraAt(1), counted: 1 }), majlis).points).toEqual([48, 0]);
  });

  it("goes before the comparison, against the buyer too", () => {
    const hundreds = [[], [project("fourHundred", "AC AD AH AS")], [], []];
    expect(scoreOf(all(contractOf(1), 0, { projects: hundreds, counted: 1 }), majlis).points).toEqual([84, 0]);
  });

  it("under a double: the stake times the level in majlis, flat elsewhere, projects by their own switch", () => {
    const hokum = all(contractOf(0, "H"), 0, { raises: double, projects: siraAt(0), counted: 0 });
    expect(scoreOf(hokum, majlis).points).toEqual([32 + 4, 0]);
    expect(scoreOf(hokum, app).points).toEqual([25 + 4, 0]);
    const sun = all(contractOf(0), 0, { raises: double });
    expect(scoreOf(sun, majlis).points).toEqual([52, 0]);
    expect(scoreOf(sun, federation).points).toEqual([44, 0]);
  });

  it("reverse, in the federation: 88 for a sun of the 1st with an ace and no trick, whatever the level", () => {
    // East, second to every trick, throws the ace of diamonds away.
    const diamonds = ["10C AD 8C 7C", "KD QD JD 9C", "10D 9D 8D 7D"];
    const tricks = [half.twenty("S"), half.ten("S"), half.twenty("H"), half.ten("H"), half.twenty("C"), ...diamonds];
    const swept = (buyer: number, more: Partial<PlayedDeal> = {}) =>
      finishedDeal(
        contractOf(buyer),
        tricks.map((names) => [0, names] as const),
        more,
      );
    expect(scoreOf(swept(1), federation)).toMatchObject({ result: "reverseKaboot", points: [88, 0] });
    const doubled = {
      raises: [{ seat: 0, to: "double", closed: false }] as const,
      projects: siraAt(0),
      counted: 0 as const,
    };
    expect(scoreOf(swept(1, doubled), federation).points).toEqual([88 + 8, 0]);
    expect(scoreOf(swept(1), app).points).toEqual([44, 0]);
    expect(scoreOf(swept(3), federation).points).toEqual([44, 0]);
    // Without an ace it is a kaboot like any other.
    expect(scoreOf(all(contractOf(1), 0), federation).points).toEqual([44, 0]);
  });
});

describe("what each project brought, line by line", () => {
  const fifty = (suit: string) => project("fifty", `10${suit} 9${suit} 8${suit} 7${suit}`);
  const lines = (deal: PlayedDeal) =>
    scoreOf(deal, majlis).projects.map(({ type, seat, points }) => [type, seat, points]);
  // East's side has a trick of 31 alone.
  const tricks: [number, string][] = [
    [1, trumps[1]],
    [0, trumps[0]],
    ...["S", "D", "C"].flatMap((suit) =>
      [half.twenty(suit), half.ten(suit)].map((names): [number, string] => [0, names]),
    ),
  ];

  it("is its worth for the side that counts it, or that takes it", () => {
    const projects = [[sira], [], [], []];
    const made = finishedDeal(contractOf(0, "H"), tricks, { projects, counted: 0 });
    expect(lines(made)).toEqual([["sira", 0, [2, 0]]]);
    expect(lines({ ...made, contract: contractOf(1, "H"), projects: [[], [sira], [], []], counted: 1 })).toEqual([
      ["sira", 1, [2, 0]],
    ]);
    expect(lines({ ...made, counted: null })).toEqual([]);
  });

  it("is halved where all is, an odd point the first time to the side that did not buy", () => {
    const even = finishedDeal(contractOf(0, "H"), tricks, {
      projects: [[], [fifty("D")], [], [fifty("C")]],
      counted: 1,
    });
    expect(scoreOf(even, majlis)).toMatchObject({ result: "tied", points: [13, 13] });
    expect(lines(even)).toEqual([
      ["fifty", 1, [2, 3]],
      ["fifty", 3, [3, 2]],
    ]);
  });

  it("is there after a breach for what the winner declared, counted or not, and for nothing else", () => {
    const verdict = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: null } as const;
    const breach = finishedDeal(contractOf(0, "H"), tricks, {
      projects: [[sira], [fifty("D")], [], []],
      counted: 1,
      verdict,
    });
    expect(lines(breach)).toEqual([["sira", 0, [2, 0]]]);
  });

  it("is nothing under gahwa", () => {
    const raises = raised("double", "triple", "four", "gahwa");
    const deal = finishedDeal(contractOf(0, "H"), tricks, { projects: [[sira], [], [], []], counted: 0, raises });
    expect(scoreOf(deal, majlis).points).toEqual([152, 0]);
    expect(lines(deal)).toEqual([]);
  });
});

it("counts only the tricks that were played where a claim was accepted and then a breach found", () => {
  const tricks: [number, string][] = [[1, half.twenty("S")]];
  const verdict = { against: 1, why: "revoke", seat: 1, play: 0, held: [], code: null } as const;
  const deal = finishedDeal(contractOf(1), tricks, { sawa: { seat: 1, answer: "accepted" }, verdict });
  expect(scoreOf(deal, majlis).tricks).toEqual([0, 1]);
});
