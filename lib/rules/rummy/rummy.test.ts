import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ranks } from "../cards";
import { seedOf } from "../laws";
import { faceOf, type PackCard, packsOf } from "../packs";
import { randomFrom } from "../random";
import { rulebookOf } from "../rulebook";
import { rummy } from "./index";
import { IDLE_TURNS, refusalCodes } from "./moves";
import { oracle } from "./oracle";
import type { Meld, RummyAction, RummyState } from "./state";
import { held, tableOf } from "./testing/table";
import { laidNow, roundOf } from "./turn";

const why = (state: RummyState, action: RummyAction, seat = state.current) => {
  const refusal = rummy.check(state, seat, action);
  return refusal && `${refusal.code} ${refusal.rule}`;
};

/** The table's own steps, until somebody is asked. */
function settled(state: RummyState): RummyState {
  const wait = rummy.wait(state);
  return wait?.ms === 0 ? settled(rummy.timeout(state, wait.deals ? seedOf(7) : undefined)) : state;
}

function following(state: RummyState, ...actions: readonly RummyAction[]): RummyState {
  return actions.reduce((now, action) => {
    expect(why(now, action), JSON.stringify(action)).toBeNull();
    return settled(rummy.apply(now, now.current, action));
  }, state);
}

const pile: RummyAction = { action: "draw", from: "pile" };
const top: RummyAction = { action: "draw", from: "discards" };
const lay = (state: RummyState, ...melds: readonly (readonly [Meld["kind"], string])[]): RummyAction => ({
  action: "lay",
  melds: melds.map(([kind, faces]) => ({ kind, cards: held(state, faces) })),
});
const one = (state: RummyState, face: string): PackCard => held(state, face)[0] ?? "JK.0";
const discard = (state: RummyState, face: string): RummyAction => ({ action: "discard", card: one(state, face) });
const close = (state: RummyState, face: string): RummyAction => ({ action: "close", card: one(state, face) });
const extend = (state: RummyState, meld: number, face: string, end: "low" | "high" | "set"): RummyAction => ({
  ...{ action: "extend", meld, card: one(state, face), end },
});

const dull = "2S 4D 6H 8S 10D QC 2H 4C 6S 8H 10C QD 3S";
const painted = "5H 6H 7H 8H 3C 4C 5C QS QD JK KC JC 9D";

describe("the deal", () => {
  it("1.1, 2.2 is of 108 cards: thirteen each, one turned up, the rest to draw", () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const state = rummy.setup(players, rummy.defaults, seedOf(players));
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(players).fill(13));
      expect([state.discards.length, state.pile.length]).toEqual([1, 108 - 13 * players - 1]);
    }
    expect(rummy.counts(rummy.defaults)).toEqual([2, 3, 4, 5, 6]);
  });

  it("2.3 is begun by anybody, and the next by the next", () => {
    const starters = new Set(Array.from({ length: 40 }, (_, n) => rummy.setup(4, rummy.defaults, seedOf(n)).starter));
    expect(starters.size).toBe(4);
    const state = closed();
    const next = settled(rummy.timeout(state));
    expect(next.starter).toBe((state.starter + 1) % 2);
    expect(next.current).toBe(next.starter);
    expect(roundOf(next)).toBe(1);
  });

  it("2.3 draws the lot and shuffles by different chances: who begins says nothing of the cards", () => {
    const pack = packsOf(2, ranks, 4);
    const told = Array.from({ length: 60 }, (_, n) => {
      const { starter, hands } = rummy.setup(6, rummy.defaults, seedOf(n));
      const last = hands[0]?.at(-1);
      return last ? pack.indexOf(last) % 6 === starter : false;
    });
    expect(told.filter(Boolean).length).toBeLessThan(30);
  });

  it("2.4 counts a round when everybody has had a turn", () => {
    let state: RummyState = { ...tableOf({ hands: [dull, painted], round: 1 }) };
    for (const round of [1, 1, 2, 2, 3, 3, 4]) {
      expect(roundOf(state)).toBe(round);
      const drawn = following(state, pile);
      state = following(drawn, { action: "discard", card: drawn.hands[drawn.current]?.[0] ?? "JK.0" });
    }
  });
});

describe("a turn", () => {
  const early = tableOf({ hands: [painted, dull], round: 3 });
  const open = tableOf({ hands: [painted, dull] });

  it("3.1 is the player's whose turn it is, with cards of their hand", () => {
    expect(why(open, pile, 1)).toBe("notYourTurn 3.1");
    expect(why(following(open, pile), { action: "discard", card: "AS.0" })).toBe("noSuchCard 3.1");
  });

  it("3.2 begins with one card", () => {
    expect(why(open, discard(open, "KC"))).toBe("drawFirst 3.2");
    expect(why(open, { action: "undo" })).toBe("drawFirst 3.2");
    const drawn = following(open, pile);
    expect([why(drawn, pile), why(drawn, top)]).toEqual(["drawnAlready 3.2", "drawnAlready 3.2"]);
    expect(drawn.hands[0]).toHaveLength(14);
  });

  it("3.3 declares nothing and takes no discard before round 4", () => {
    expect(why(early, top)).toBe("discardsClosed 3.3");
    const drawn = following(early, pile);
    const melds = lay(drawn, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C"], ["set", "QS QD JK"]);
    expect(why(drawn, melds)).toBe("tooEarly 3.3");
    expect(why(following(open, pile), melds)).toBeNull();
  });

  it("3.4 takes the top discard only to lay it", () => {
    const state = following(tableOf({ hands: [painted, dull], discards: "9C 6C" }), top);
    expect(why(state, discard(state, "KC"))).toBe("mustLay 3.4");
    const declared = following(state, lay(state, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C 6C"], ["set", "QS QD JK"]));
    expect(why(declared, discard(declared, "KC"))).toBeNull();
    const twins = following(tableOf({ hands: [painted, dull], discards: "9C QS" }), top);
    const other = following(twins, lay(twins, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C"], ["set", "QS QD JK"]));
    expect(laidNow(other).hand).toContain(other.taken);
    expect(why(other, { action: "discard", card: other.taken ?? "JK.0" })).toBeNull();
    const empty = { ...tableOf({ hands: [painted, dull] }), discards: [] };
    expect(why(empty, top)).toBe("noDiscard 3.2");
  });

  it("3.4 a taken joker that comes back by an exchange has not been laid", () => {
    const start = tableOf({
      ...{ hands: ["10D 4S", dull], discards: "9C JK", declared: [0, 1], options: { exchange: true } },
      melds: [[1, "run", "7D 8D 9D"]],
    });
    const taken = following(start, top);
    const laid = following(taken, extend(taken, 0, "JK", "high"));
    expect(why(laid, discard(laid, "4S"))).toBeNull();
    const back = following(laid, { action: "exchange", meld: 0, card: one(laid, "10D") });
    expect(why(back, discard(back, "4S"))).toBe("mustLay 3.4");
    expect(oracle.isLegal(back, 0, discard(back, "4S"))).toBe(false);
  });

  it("3.5 may put it back and draw, once nothing is laid", () => {
    const before = tableOf({ hands: [painted, dull], discards: "9C 6C" });
    const state = following(before, top);
    const declared = following(state, lay(state, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C 6C"], ["set", "QS QD JK"]));
    expect(why(declared, { action: "putBack" })).toBe("undoFirst 3.5");
    const back = following(declared, { action: "undo" }, { action: "putBack" });
    expect(back).toEqual(before);
    const drawn = following(back, pile);
    expect(why(drawn, { action: "putBack" })).toBe("notTaken 3.5");
    expect(why(drawn, discard(drawn, "KC"))).toBeNull();
  });

  it("3.6 takes back what was laid, the last first, and shows it to nobody before it ends", () => {
    const state = following(tableOf({ hands: [painted, dull] }), pile);
    expect(why(state, { action: "undo" })).toBe("nothingLaid 3.6");
    const declared = following(state, lay(state, ["run", "5H 6H 7H 8H"], ["set", "QS QD JK"]));
    const longer = following(declared, lay(declared, ["run", "3C 4C 5C"]));
    expect(laidNow(longer).melds).toHaveLength(3);
    const other = rummy.view(longer, 1);
    expect([other.melds.length, other.hands[0]?.length, other.draft]).toEqual([0, 14, null]);
    expect(following(longer, { action: "undo" })).toEqual(declared);
    expect(following(longer, { action: "undo" }, { action: "undo" })).toEqual(state);
    const ended = following(longer, discard(longer, "KC"));
    expect(rummy.view(ended, 1).melds).toHaveLength(3);
  });

  it("3.8 shuffles the discards when the pile is empty, and goes on without a card where there are none", () => {
    const state = tableOf({ hands: [dull, painted], discards: "2C 3D 9C" });
    const last = { ...state, pile: state.pile.slice(-1) };
    const drawn = following(last, pile);
    const next = following(drawn, discard(drawn, "2S"));
    expect(next.pile).toHaveLength(3);
    expect(next.discards.map(faceOf)).toEqual(["2S"]);
    expect(next.idle).toBe(0);
    const bare = { ...state, pile: [], discards: state.discards.slice(-1) };
    const skipped = following(bare, pile);
    expect(skipped.hands[0]).toHaveLength(13);
    expect(why(skipped, discard(skipped, "2S"))).toBeNull();
  });

  it("3.9 ends when its time is out", () => {
    const options = { clock: 60 } as const;
    expect(rummy.wait(tableOf({ hands: [dull, painted], options }))?.ms).toBe(60_000);
    const state = tableOf({ hands: [painted, dull], discards: "9C 6C", options });
    const taken = following(state, top);
    const laid = following(taken, lay(taken, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C 6C"], ["set", "QS QD JK"]));
    const ended = settled(rummy.timeout(laid));
    expect([ended.melds.length, ended.hands[0]?.length, ended.current]).toEqual([0, 13, 1]);
    expect(ended.discards.slice(0, 2).map(faceOf)).toEqual(["9C", "6C"]);
    const out = (hand: string, other: Partial<RummyState> = {}) =>
      faceOf(
        rummy.timeout({ ...following(tableOf({ hands: [hand, dull] }), pile), ...other }).discards.at(-1) ?? "JK.3",
      );
    const exactly = (hand: string) => out(hand, { hands: tableOf({ hands: [hand, dull] }).hands, picked: "nothing" });
    expect(exactly("KC JK 9D AD")).toBe("AD");
    expect(exactly("QC JK 10D JS JC")).toBe("QC");
    expect(exactly("KS KC KH 9D")).toBe("KC");
    expect(exactly("9D 2C JK")).toBe("9D");
    expect(exactly("JK JK")).toBe("JK");
    const kept = rummy.timeout({ ...tableOf({ hands: ["9D", dull], declared: [0] }), picked: "nothing" });
    expect([kept.hands[0]?.length, kept.current, kept.log.at(-1)?.discarded]).toEqual([1, 1, null]);
  });

  it("3.9 an open table has a clock", () => {
    expect(rummy.allows?.(rummy.defaults, "public")).toEqual({ code: "clockNeeded", rule: "3.9" });
    expect(rummy.allows?.({ ...rummy.defaults, clock: 60 }, "public")).toBeNull();
    expect(rummy.allows?.(rummy.defaults, "private")).toBeNull();
  });
});

describe("declaring", () => {
  const state = following(tableOf({ hands: [painted, dull] }), pile);

  it("5.1 needs 48", () => {
    expect(why(state, lay(state, ["run", "5H 6H 7H 8H"], ["run", "3C 4C 5C"]))).toBe("notEnough 5.1");
    expect(why(state, lay(state, ["run", "5H 6H 7H 8H"], ["set", "QS QD JK"]))).toBeNull();
  });

  it("5.1 takes 48 and not 47", () => {
    const exactly = (hand: string, ...melds: readonly (readonly [Meld["kind"], string])[]) => {
      const so = following(tableOf({ hands: [hand, dull] }), pile);
      return why(so, lay(so, ...melds));
    };
    expect(exactly("JH QH KH 5C 6C 7C 2D 4D 6D 8D 10D QD 2S", ["run", "JH QH KH"], ["run", "5C 6C 7C"])).toBeNull();
    const less = "JH QH KH 2C 2D 2H 4D 6D 8D 10D QD 2S 4S";
    expect(exactly(less, ["run", "JH QH KH"], ["set", "2C 2D 2H"])).toBe("notEnough 5.1");
  });

  it("5.2 needs a pure sequence", () => {
    const so = following(tableOf({ hands: ["10S JS JK KC KD KH 2C 4D 6H 8S 2H 4C 6S", dull] }), pile);
    expect(why(so, lay(so, ["run", "10S JS JK"], ["set", "KC KD KH"]))).toBe("noPure 5.2");
  });

  it("5.3 further melds are worth whatever they are, in the same turn too", () => {
    const declared = following(state, lay(state, ["run", "5H 6H 7H 8H"], ["set", "QS QD JK"]));
    expect(why(declared, lay(declared, ["run", "3C 4C 5C"]))).toBeNull();
  });

  it("5.4, 7.2 keeps a card", () => {
    const so: RummyState = { ...tableOf({ hands: ["3C 4C 5C", dull], declared: [0] }), picked: "nothing" };
    expect(why(so, lay(so, ["run", "3C 4C 5C"]))).toBe("keepOne 5.4");
    const last: RummyState = {
      ...tableOf({ hands: ["6C", dull], declared: [0], melds: [[0, "run", "3C 4C 5C"]] }),
      picked: "nothing",
    };
    expect(why(last, extend(last, 0, "6C", "high"))).toBe("keepOne 5.4");
  });

  it("4 refuses what is no meld by its paragraph", () => {
    const melds: readonly (readonly [Meld["kind"], string, string])[] = [
      ["run", "5H 6H", "tooShort 4.1"],
      ["run", "5H 6H 8H", "notInOrder 4.2"],
      ["run", "5H 6H JC", "otherSuit 4.2"],
      ["set", "QS QD KC", "otherRank 4.5"],
    ];
    for (const [kind, faces, refusal] of melds) expect(why(state, lay(state, [kind, faces])), faces).toBe(refusal);
    const [joker] = held(state, "JK");
    const foreign: RummyAction = { action: "lay", melds: [{ kind: "set", cards: ["AC.0", "AD.0", joker ?? "JK.0"] }] };
    expect(why(state, foreign)).toBe("noSuchCard 3.1");
  });
});

describe("extending", () => {
  const melds = [
    [1, "run", "7D 8D 9D"],
    [1, "set", "QC QD JK"],
    [1, "run", "AD 2D 3D"],
  ] as const;
  const hand = "6D 10D QH QC KD JK 2S 4S 6S 8S";
  const state = following(
    tableOf({ hands: [hand, dull.replaceAll("4D", "3S").replaceAll("QC", "4S")], melds, declared: [0, 1] }),
    pile,
  );

  it("6.1 is for whoever has declared", () => {
    const so = following(tableOf({ hands: [`${hand} 2H 4H 6H`, "2C 3C"], melds, declared: [1], discards: "9C" }), pile);
    expect(why(so, extend(so, 0, "6D", "low"))).toBe("declareFirst 6.1");
  });

  it("6.2 continues anybody's sequence at either end", () => {
    expect(why(state, extend(state, 0, "6D", "low"))).toBeNull();
    expect(why(state, extend(state, 0, "10D", "high"))).toBeNull();
    expect(why(state, extend(state, 0, "10D", "low"))).toBe("notInOrder 4.2");
    expect(why(state, extend(state, 9, "10D", "low"))).toBe("noSuchMeld 6.1");
    expect(why(state, extend(state, 2, "KD", "low"))).toBe("noWrap 4.4");
  });

  it("6.3 fills a set up to four", () => {
    expect(why(state, extend(state, 1, "QC", "set"))).toBe("sameSuit 4.5");
    const full = following(state, extend(state, 1, "QH", "set"));
    expect(laidNow(full).melds[1]?.cards).toHaveLength(4);
    expect(why(full, extend(full, 1, "JK", "set"))).toBe("setFull 4.5");
  });

  it("6.4 lets a joker choose its end", () => {
    expect(why(state, extend(state, 0, "JK", "low"))).toBeNull();
    expect(why(state, extend(state, 0, "JK", "high"))).toBeNull();
  });

  it("6.1, 7.2 declares, extends and closes in one turn", () => {
    const so = following(tableOf({ hands: ["5H 6H 7H 8H 10C JC QC KC KS KH KD 9H 2S", "2C"], discards: "9C" }), pile);
    const [drawn] = so.hands[0]?.slice(-1) ?? [];
    const laid = following(so, lay(so, ["run", "5H 6H 7H 8H"], ["run", "10C JC QC"], ["set", "KC KS KH KD"]));
    const extended = following(laid, extend(laid, 0, "9H", "high"));
    expect(laidNow(extended).hand.map((card) => card && faceOf(card))).toEqual(["2S", drawn && faceOf(drawn)]);
  });

  it("6.5 exchanges no joker, but by option", () => {
    const card = one(state, "QH");
    expect(why(state, { action: "exchange", meld: 1, card })).toBe("noExchange 6.5");
    const by: RummyState = { ...state, options: { ...state.options, exchange: true } };
    expect(why(by, { action: "exchange", meld: 0, card })).toBe("noJokerThere 6.5");
    const freed = following(by, { action: "exchange", meld: 1, card });
    expect(laidNow(freed).melds[1]?.cards.map(faceOf)).toEqual(["QC", "QD", "QH"]);
    expect(laidNow(freed).hand.filter((held) => held?.startsWith("JK"))).toHaveLength(2);
    expect(following(freed, { action: "undo" })).toEqual(by);
  });
});

/** Two at a table whose first has closed, the other holding these. */
function closed(other: Partial<Parameters<typeof tableOf>[0]> = {}, hand = "KH 4S JK"): RummyState {
  const state: RummyState = { ...tableOf({ hands: ["9D", hand], declared: [0, 1], ...other }), picked: "nothing" };
  return following(state, close(state, "9D"));
}

describe("closing", () => {
  it("7.1 needs exactly one card, and ends the deal with it face down", () => {
    const two: RummyState = { ...tableOf({ hands: ["9D 2S", dull], declared: [0] }), picked: "nothing" };
    expect(why(two, close(two, "9D"))).toBe("notOneLeft 7.1");
    const state = closed();
    expect(state.results).toHaveLength(1);
    expect(state.closing).toEqual({ seat: 0, card: "9D.0" });
    expect([rummy.view(state, 1).closing?.card, rummy.view(state, null).closing?.card]).toEqual([null, null]);
  });

  it("7.2 is how the last card goes", () => {
    const state: RummyState = { ...tableOf({ hands: ["9D", dull], declared: [0] }), picked: "nothing" };
    expect(why(state, discard(state, "9D"))).toBe("mustClose 7.2");
  });
});

describe("the score", () => {
  const pointsOf = (state: RummyState) => state.results.at(-1)?.seats.map(({ points }) => points);

  it("8.1, 8.3 is nothing for whoever closed, and the hand of whoever has declared", () => {
    expect(pointsOf(closed())).toEqual([0, 24]);
    expect(pointsOf(closed({}, "2C 10H AS"))).toEqual([0, 22]);
  });

  it("8.2 is 100 without a declaration, 50 more a joker, and nothing else", () => {
    expect(pointsOf(closed({ declared: [0] }, "KH 4S JK"))).toEqual([0, 150]);
    expect(pointsOf(closed({ declared: [0] }, "KH 4S 2C"))).toEqual([0, 100]);
    expect(pointsOf(closed({ declared: [0] }, "JK JK JK JK"))).toEqual([0, 300]);
  });

  it("8.4 counts as it stands after sixty idle turns", () => {
    const state = { ...tableOf({ hands: ["9D 2S 4D", "KH 4S JK"], declared: [0, 1] }), idle: IDLE_TURNS - 1 };
    const drawn = following({ ...state, picked: "nothing" });
    const ended = following(drawn, discard(drawn, "9D"));
    expect([pointsOf(ended), ended.results[0]?.closer]).toEqual([[6, 24], null]);
    const laying: RummyState = {
      ...tableOf({ hands: ["9D 2S 4D", "KH 4S JK"], declared: [0, 1], melds: [[0, "run", "6D 7D 8D"]] }),
      ...{ idle: IDLE_TURNS - 1, picked: "nothing" },
    };
    const extended = following(laying, extend(laying, 0, "9D", "high"));
    expect(following(extended, discard(extended, "4D")).idle).toBe(0);
  });

  it("8.5 takes bonuses off for the closer alone, where the table has them", () => {
    const hand = "5H 6H 7H 8H JC QC KC 2S";
    const options = { bonuses: true };
    const start = (declared: readonly number[], by: typeof options | undefined): RummyState => ({
      ...tableOf({ hands: [hand, "KH 4S JK"], declared, options: by, round: 5 }),
      picked: "nothing",
    });
    const played = (state: RummyState) => {
      const laid = following(state, lay(state, ["run", "5H 6H 7H 8H"], ["run", "JC QC KC"]));
      return following(laid, close(laid, "2S"));
    };
    expect(pointsOf(played(start([], options)))?.[0]).toBe(-60);
    expect(pointsOf(played(start([0], options)))?.[0]).toBe(-10);
    expect(pointsOf(played(start([], undefined)))?.[0]).toBe(0);
  });

  it("8.6, 8.7 goes to the lowest sum, after so many deals or past a limit", () => {
    const goal = (options: Parameters<typeof closed>[0] = {}) => rummy.outcome(closed(options));
    expect(goal()).toBeNull();
    expect(goal({ options: { deals: 1 } })).toEqual({ places: [[0], [1]], scores: [0, 24], reason: "deals" });
    const before = { ...closed({ options: { goal: "points", points: 200 } }) };
    expect(rummy.outcome(before)).toBeNull();
    const [result] = before.results;
    if (!result) throw new RangeError("a result");
    const far = { ...before, results: Array(9).fill(result) };
    expect(rummy.outcome(far)).toEqual({ places: [[0], [1]], scores: [0, 216], reason: "points" });
    const even = { ...result, seats: result.seats.map((seat) => ({ ...seat, points: 100 })) };
    expect(rummy.outcome({ ...before, results: [even, even] })?.places).toEqual([[0, 1]]);
  });

  it("8.8 is shown until all are ready, or eight seconds", () => {
    const state = closed();
    expect(rummy.wait(state)).toMatchObject({ seats: [0, 1], ms: 8_000, silent: true });
    expect(rummy.view(state, 0).hands[1]).not.toContain(null);
    const half = rummy.apply(state, 1, { action: "seen" });
    expect(why(half, { action: "seen" }, 1)).toBe("noScore 8.8");
    const next = settled(rummy.apply(half, 0, { action: "seen" }));
    expect([next.asked, next.hands[0]?.length, next.melds.length, next.results.length]).toEqual([null, 13, 0, 1]);
  });

  it("8.9 nobody moves when the match is over", () => {
    const state = closed({ options: { deals: 1 } });
    expect([why(state, { action: "seen" }), why(state, pile)]).toEqual(["gameOver 8.9", "gameOver 8.9"]);
    expect(rummy.wait(state)).toBeNull();
  });
});

it("rests every refusal on a paragraph that is there", () => {
  const book = rulebookOf(readFileSync(new URL("RULES.md", import.meta.url), "utf8"));
  const numbers = book.sections.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
  const tests = readFileSync(new URL(import.meta.url), "utf8");
  const seen = new Set([...tests.matchAll(/"(\w+) (\d\.\d)"/g)].map(([, code]) => code));
  for (const [, , rule = ""] of tests.matchAll(/"(\w+) (\d\.\d)"/g)) expect(numbers).toContain(rule);
  const unseen = refusalCodes.filter((code) => !seen.has(code));
  // These two are tried beside the melds.
  expect(unseen).toEqual(["onlyJokers"]);
});

/** Positions; more by POSITIONS. */
const POSITIONS = Number(process.env.POSITIONS ?? 2_000);

it("agrees with the oracle in positions nobody would get into", () => {
  const random = randomFrom(seedOf(21));
  let legal = 0;
  for (let tried = 0; tried < POSITIONS; ) {
    const state = anyPosition(seedOf(1 + random.below(1_000_000)), random.below(60));
    for (const action of oracle.attempts(state, state.current, random)) {
      const allowed = oracle.isLegal(state, state.current, action);
      expect(rummy.check(state, state.current, action) === null, JSON.stringify([state, action])).toBe(allowed);
      legal += allowed ? 1 : 0;
      tried++;
    }
  }
  expect(legal).toBeGreaterThan(POSITIONS / 20);
});

/** A table with any hands, melds dealt from any cards, and any state of the turn. */
function anyPosition(seed: string, number: number): RummyState {
  const random = randomFrom(seed);
  const state = rummy.setup(2, { ...rummy.defaults, exchange: number % 2 === 0 }, seed);
  const melds = oracle
    .attempts({ ...state, turn: 8, picked: "pile", declared: [0, 0], current: 1 }, 1, random)
    .flatMap((action) => (action.action === "lay" && action.melds[0] ? [action.melds[0]] : []))
    .filter((meld, _, [first]) => meld === first)
    .filter((meld) =>
      oracle.isLegal({ ...state, turn: 8, picked: "pile", declared: [0, 0], current: 1 }, 1, {
        action: "lay",
        melds: [meld],
      }),
    );
  const spent = melds.flatMap(({ cards }) => cards);
  return {
    ...state,
    ...{ current: 0, turn: 6 + random.below(4), picked: random.pick(["pile", "nothing", null] as const) },
    hands: state.hands.map((hand) =>
      hand.filter((card) => card === null || !spent.includes(card)).slice(0, 1 + random.below(14)),
    ),
    melds: melds.map((meld) => ({ ...meld, by: 1 })),
    declared: [random.pick([0, 0, null]), 0],
  };
}
