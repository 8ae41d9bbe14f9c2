import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { seedOf } from "../laws";
import type { PackCard } from "../packs";
import { paragraphsIn, rulebookOf } from "../rulebook";
import { deck } from "./cards";
import { effectsOf } from "./effects";
import {
  boardOf,
  type DhappaAction,
  type DhappaOptions,
  type DhappaState,
  dhappa,
  facesOf,
  handOf,
  hasOpened,
  lockOf,
  type Meld,
  movesFor,
  npickDepths,
  refusalCodes,
  targetsFor,
  whyNotAt,
} from "./index";
import { refuse } from "./refusals";

const list = (names: string) => names.split(" ").filter(Boolean);

interface Set {
  readonly hand: string;
  /** Melds of seat 0's team as they were laid: cards, and what wilds stand for after a sign: `2C.0=8C`. */
  readonly board?: readonly string[];
  readonly theirs?: readonly string[];
  readonly discards?: string;
  readonly opened?: boolean;
  readonly options?: Partial<DhappaOptions>;
  readonly picked?: boolean;
  readonly pile?: number;
}

const cards = (names: string) => list(names).map((name) => name as PackCard);

function meld(text: string, options: DhappaOptions): Meld {
  const laid = list(text).map((one) => one.split("=") as [PackCard, string | undefined]);
  const as = laid.map(([card, face]) => (face ?? card.slice(0, -2)) as "AC");
  const play = { action: "lay" as const, cards: laid.map(([card]) => card), as };
  const effects = effectsOf({ melds: [], hasOpened: true }, play, options);
  if (typeof effects === "string" || !effects[0]) throw new RangeError(`${text}: ${effects}`);
  return effects[0].meld;
}

/** A table in the middle of seat 0's turn, or before its pick: the rest of the cards lies with the others and in the pile. */
function table(set: Set): DhappaState {
  const options = { ...dhappa.defaults, ...set.options };
  const boards = [set.board ?? [], set.theirs ?? []].map((board) => board.map((text) => meld(text, options)));
  const [ours = [], theirs = []] = boards;
  const hand = cards(set.hand);
  const discards = cards(set.discards ?? "");
  const used = new Set([...hand, ...discards, ...boards.flat().flatMap((one) => one.cards)]);
  const rest = deck.filter((card) => !used.has(card));
  const others = [1, 2, 3].map(() => rest.splice(0, 5));
  const pile = rest.splice(0, set.pile ?? 20);
  return {
    ...dhappa.setup(4, options, seedOf(1)),
    ...{ hands: [hand, ...others], boards: [ours, theirs], discards, pile, burned: rest, first: 0, current: 0 },
    ...{ opened: [set.opened ?? true, true, true, true], pick: set.picked === false ? null : { from: "pile" } },
  };
}

const does = (state: DhappaState, ...actions: readonly DhappaAction[]): DhappaState =>
  actions.reduce((now, action) => {
    expect(dhappa.check(now, 0, action)).toBeNull();
    return dhappa.apply(now, 0, action);
  }, state);
const refused = (state: DhappaState, action: DhappaAction) => {
  const refusal = dhappa.check(state, 0, action);
  return refusal && `${refusal.code} ${refusal.rule}`;
};
const lay = (names: string): DhappaAction => ({ action: "lay", cards: cards(names) });
const add = (id: string, names: string): DhappaAction => ({ action: "add", meld: id as PackCard, cards: cards(names) });
const shown = (state: DhappaState) => boardOf(state, 0).map((one) => facesOf(one).join(" "));

it("rests every refusal on a paragraph that is there", () => {
  const book = rulebookOf(readFileSync(new URL("RULES.md", import.meta.url), "utf8"));
  const numbers = paragraphsIn(book).map(({ number }) => number);
  for (const code of refusalCodes) expect(numbers, code).toContain(refuse(code).rule);
});

test("1.1, 1.3: 162 cards; 27 or 21 to each, one turned up", () => {
  expect(deck).toHaveLength(162);
  for (const [seats, size, pile] of [
    [4, 27, 53],
    [6, 21, 35],
  ] as const) {
    const state = dhappa.setup(seats, { ...dhappa.defaults, seats }, seedOf(3));
    expect(state.hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => size));
    expect([state.discards.length, state.pile.length]).toEqual([1, pile]);
  }
});

test("2.1, 2.2: pick, play, discard, and never back", () => {
  const state = table({ hand: "AC.0 KC.0 QC.0 4D.0 5H.0", picked: false, opened: false });
  expect(refused(state, lay("AC.0 KC.0 QC.0"))).toBe("pickFirst 2.2");
  const picked = dhappa.timeout(does(state, { action: "draw" }));
  expect([refused(picked, { action: "draw" }), refused(picked, { action: "take", depth: 1 })]).toEqual([
    "pickedAlready 2.2",
    "pickedAlready 2.2",
  ]);
  expect(refused(does(picked, { action: "discard", card: "4D.0" }), { action: "undo" })).toBe("notYourTurn 2.1");
});

test("2.4, 2.5: a draft is its team's own; undone it leaves no trace", () => {
  const state = table({ hand: "AC.0 KC.0 QC.0 4D.0 5H.0", opened: false });
  const laid = does(state, lay("AC.0 KC.0 QC.0"));
  expect([shown(laid), hasOpened(laid, 0), handOf(laid, 0)]).toEqual([["AC KC QC"], true, ["4D.0", "5H.0"]]);
  expect(dhappa.view(laid, 2).draft).not.toBeNull();
  for (const other of [1, 3, null]) expect(dhappa.view(laid, other)).toEqual(dhappa.view(state, other));
  expect(does(laid, { action: "undo" })).toEqual(state);
  expect(does(laid, { action: "undo", all: true })).toEqual(state);
  expect(refused(state, { action: "undo" })).toBe("nothingToUndo 2.5");
  const [one = null] = state.hands[state.current] ?? [];
  if (!one) throw new Error("an empty hand");
  const play = { action: "lay" as const, cards: [one] };
  expect(refused(state, play)).not.toBe("tooManyPlays 2.5");
  const full = { ...state, draft: Array.from({ length: 160 }, () => play) };
  expect(refused(full, play)).toBe("tooManyPlays 2.5");
  expect(refused(full, { action: "undo" })).toBeNull();
  const ended = does(laid, { action: "discard", card: "4D.0" });
  expect([ended.opened[0], dhappa.view(ended, 1).boards[0].length, ended.discards]).toEqual([true, 1, ["4D.0"]]);
});

test("3.1 to 3.4: what a run is, and what a set", () => {
  const state = table({ hand: "QH.0 KH.0 AH.0 2H.0 4H.0 3H.0 KH.1 KS.0 KD.0 AS.0 AD.0 AS.1 9C.0 9C.1 8C.0" });
  expect(shown(does(state, lay("QH.0 KH.0 AH.0")))).toEqual(["AH KH QH"]);
  expect(refused(state, lay("4H.0 3H.0 AH.0"))).toBe("noMeld 3.1");
  expect(refused(state, lay("9C.0 9C.1 8C.0"))).toBe("twice 3.3");
  expect(refused(state, lay("KS.0 KD.0 KH.0"))).toBe("onlyAcesAndThrees 3.4");
  expect(dhappa.check(state, 0, lay("AS.0 AH.0 AD.0"))).toBeNull();
  expect(refused(state, lay("AS.0 AS.1 AH.0"))).toBe("suitTwice 3.4");
  const free = { ...state, options: { ...state.options, duplicates: true } };
  expect(dhappa.check(free, 0, lay("AS.0 AS.1 AH.0"))).toBeNull();
});

test("3.5: nobody plays on the other team's board", () => {
  const state = table({ hand: "10C.0 4D.0 5D.0", theirs: ["9C.0 8C.0 7C.0"] });
  expect(refused(state, add("9C.0", "10C.0"))).toBe("noSuchMeld 3.5");
});

test("4.2, 4.3: a wild is asked for where it could stand for two cards, inferred where for one", () => {
  const state = table({ hand: "9C.0 7C.0 8C.0 JK.0 2D.0 JK.1 AC.0 KC.0 5D.0" });
  expect(shown(does(state, lay("9C.0 7C.0 JK.0")))).toEqual(["9C 8C 7C"]);
  expect(shown(does(state, lay("AC.0 KC.0 JK.0")))).toEqual(["AC KC QC"]);
  expect(refused(state, lay("9C.0 8C.0 JK.0"))).toBe("chooseWild 4.3");
  expect(shown(does(state, { action: "lay", cards: cards("9C.0 8C.0 JK.0"), as: ["9C", "8C", "10C"] }))).toEqual([
    "10C 9C 8C",
  ]);
  expect(refused(state, lay("JK.0 JK.1 2D.0"))).toBe("noNatural 4.2");
  expect(refused(state, { action: "lay", cards: cards("9C.0 8C.0 JK.0"), as: ["9C", "8C", "4C"] })).toBe(
    "cannotStandFor 4.3",
  );
  expect(targetsFor(state, cards("9C.0 8C.0 JK.0"))[0]?.ways.map(({ meld: one }) => facesOf(one)[0])).toEqual([
    "9C",
    "10C",
  ]);
});

test("4.3: what was inferred is what was meant", () => {
  const state = table({ hand: "AS.0 JK.0 AC.0 AD.0 2C.0 5D.0", options: { duplicates: true } });
  for (const action of [lay("AS.0 JK.0 AC.0 AD.0"), lay("AS.0 AC.0 AD.0")]) {
    const laid = does(state, action);
    expect(boardOf(structuredClone(laid), 0)).toEqual(boardOf(laid, 0));
  }
});

test("4.5: the natural card brings the joker home", () => {
  const state = table({ hand: "8C.0 4D.0", board: ["9C.0 JK.0=8C 7C.0"] });
  const [target] = targetsFor(state, cards("8C.0"));
  expect([target?.melds, target?.ways.map(({ freed }) => freed)]).toEqual([["9C.0"], ["JK.0"]]);
  const after = does(state, { action: "exchange", meld: "9C.0", card: "8C.0" });
  expect([boardOf(after, 0)[0]?.cards, handOf(after, 0)]).toEqual([cards("9C.0 8C.0 7C.0"), cards("4D.0 JK.0")]);
  expect(refused(state, add("9C.0", "8C.0"))).toBe("swapInstead 4.5");
  expect(refused(state, { action: "exchange", meld: "9C.0", card: "4D.0" })).toBe("noJokerForIt 4.5");
});

test("4.6: the natural card shifts the 2: asked, given, or refused", () => {
  const both = table({ hand: "8C.0 4D.0", board: ["9C.0 2D.0=8C 7C.0"] });
  const shift = { action: "shift", meld: "9C.0", card: "8C.0" } as const;
  expect(refused(both, shift)).toBe("chooseWild 4.3");
  expect(shown(does(both, { ...shift, to: "10C" }))).toEqual(["10C 9C 8C 7C"]);
  expect(shown(does(both, { ...shift, to: "6C" }))).toEqual(["9C 8C 7C 6C"]);
  const one = table({ hand: "KC.0 4D.0", board: ["AC.0 2D.0=KC QC.0"] });
  expect(shown(does(one, { action: "shift", meld: "AC.0", card: "KC.0" }))).toEqual(["AC KC QC JC"]);
  const full = "AC.0 KC.0 QC.0 JC.0 10C.0 9C.0 2D.0=8C 7C.0 6C.0 5C.0 4C.0 3C.0";
  const none = table({ hand: "8C.0 4D.0", board: [full] });
  expect(refused(none, { ...shift, meld: "AC.0" })).toBe("noRoomForTwo 4.6");
  const set = table({ hand: "AD.0 4D.0", board: ["AC.0 AS.0 2D.0=AD"] });
  expect(shown(does(set, { action: "shift", meld: "AC.0", card: "AD.0" }))).toEqual(["AC AD AH AS"]);
  const twins = table({ hand: "AD.0 4D.0", board: ["AC.0 AC.1 2D.0=AD"], options: { duplicates: true } });
  const asked = { action: "shift", meld: "AC.0", card: "AD.0" } as const;
  expect(refused(twins, asked)).toBe("chooseWild 4.3");
  expect(shown(does(twins, { ...asked, to: "AS" }))).toEqual(["AC AC AD AS"]);
  const four = table({ hand: "AD.0 4D.0", board: ["AC.0 AS.0 AH.0 2D.0=AD"] });
  expect(refused(four, { action: "shift", meld: "AC.0", card: "AD.0" })).toBe("noRoomForTwo 4.6");
});

test("4.7: a 2 goes from one end to the other", () => {
  const state = table({ hand: "4D.0 5D.0", board: ["9C.0 8C.0 2D.0=7C", "AD.0 KD.0 2H.0=QD"] });
  expect(movesFor(state).map(({ meld: one }) => facesOf(one).join(" "))).toEqual(["10C 9C 8C"]);
  expect(refused(state, { action: "move", meld: "AD.0", card: "2H.0" })).toBe("noRoomAtEnd 4.7");
  expect(refused(state, { action: "move", meld: "9C.0", card: "9C.0" })).toBe("noTwoAtEnd 4.7");
});

test("5: nothing but a pure run or set before one has opened", () => {
  const state = table({
    hand: "10C.0 JK.1 2D.0 KD.0 QD.0 JD.0 4H.0 8C.0",
    board: ["9C.0 JK.0=8C 7C.0"],
    opened: false,
  });
  expect(refused(state, add("9C.0", "10C.0"))).toBe("mustOpen 5.2");
  expect(refused(state, lay("KD.0 QD.0 JK.1"))).toBe("mustOpen 5.2");
  expect(refused(state, { action: "exchange", meld: "9C.0", card: "8C.0" })).toBe("mustOpen 5.2");
  expect(dhappa.check(does(state, lay("KD.0 QD.0 JD.0")), 0, add("9C.0", "10C.0"))).toBeNull();
});

test("6: cards go to the ends of runs, and between two of them", () => {
  const state = table({
    hand: "10C.0 6C.0 5C.0 JK.0 JS.0 4D.0",
    board: ["9C.0 8C.0 7C.0", "AS.0 KS.0 QS.0", "10S.0 9S.0 8S.0"],
  });
  expect(shown(does(state, add("9C.0", "10C.0 6C.0")))[0]).toBe("10C 9C 8C 7C 6C");
  expect(shown(does(state, add("9C.0", "5C.0 JK.0")))[0]).toBe("9C 8C 7C 6C 5C");
  expect(refused(state, add("9C.0", "5C.0"))).toBe("doesNotFit 6.1");
  const join = { action: "link", melds: ["AS.0", "10S.0"], cards: cards("JS.0") } as const;
  expect(shown(does(state, { ...join, melds: ["AS.0", "10S.0"] }))[1]).toBe("AS KS QS JS 10S 9S 8S");
  expect(refused(state, { ...join, melds: ["AS.0", "9C.0"] })).toBe("cannotJoin 6.2");
  expect(whyNotAt(state, cards("4D.0"), ["9C.0"])).toEqual(refuse("doesNotFit"));
});

test("7.2, 7.3: the deepest card must come to the table", () => {
  const state = table({ hand: "JH.0 10H.0 5C.0", discards: "9H.0 4S.0 KD.0", picked: false, opened: false });
  expect(npickDepths(state).map((depth) => ("blocked" in depth ? depth.blocked : facesOf(depth.plan.meld)))).toEqual([
    "deepestUnopened",
    "deepestUnopened",
    ["JH", "10H", "9H"],
  ]);
  expect(refused(state, { action: "take", depth: 2 })).toBe("deepestUnopened 7.2");
  expect(refused(state, { action: "take", depth: 4 })).toBe("tooDeep 7.1");
  const taken = does(state, { action: "take", depth: 3 });
  expect(refused(taken, { action: "discard", card: "KD.0" })).toBe("mustLieOnTable 7.3");
  expect(does(taken, lay("JH.0 10H.0 9H.0"), { action: "discard", card: "KD.0" }).discards).toEqual(["KD.0"]);
});

test("7.2: other plays come first where they must, and a discard is left", () => {
  const swap = table({ hand: "8C.0 KD.0 4H.0 5S.0", board: ["9C.0 JK.0=8C 7C.0"], discards: "QD.0", picked: false });
  const [depth] = npickDepths(swap);
  expect(depth && "plan" in depth && depth.plan.plays.map(({ action }) => action)).toEqual(["exchange", "lay"]);
  const last = table({ hand: "4H.0", board: ["9C.0 8C.0 7C.0"], discards: "10C.0", picked: false });
  expect(refused(last, { action: "take", depth: 1 })).toBe("deepestLast 7.2");
  // Out with a natural card: the 2 goes down in the place of the 4.
  const board = ["9C.0 8C.0 7C.0", "6D.0 5D.0 JK.0=4D", "QD.0 JD.0 10D.0", "7H.0 6H.0 5H.0"];
  const kept = table({ hand: "2S.0 4H.0", board, discards: "3H.0", picked: false, options: { naturalOut: true } });
  expect(dhappa.check(kept, 0, { action: "take", depth: 1 })).toBeNull();
});

test("7.4: a 2 burns the discards and itself, and the next player must draw", () => {
  const state = table({ hand: "2D.0 4H.0", discards: "9H.0 4S.0" });
  const after = does(state, { action: "discard", card: "2D.0" });
  expect([after.discards, after.burned.slice(-3), after.log.at(-1)?.burned]).toEqual([[], ["9H.0", "4S.0", "2D.0"], 3]);
  expect(dhappa.check(after, 1, { action: "take", depth: 1 })?.code).toBe("tooDeep");
});

const pure = ["AC.0 KC.0 QC.0", "9D.0 8D.0 7D.0"];

test("8.1: three with two, two and none are a lock; with two, two and one they are not", () => {
  const two = ["JH.0 JK.0=10H 2D.0=9H", "6S.0 JK.1=5S 2D.1=4S"];
  expect(lockOf(table({ hand: "4H.0", board: [...two, "9D.0 8D.0 7D.0"] }).boards[0])).toMatchObject({
    wilds: 4,
    isWhole: true,
  });
  expect(lockOf(table({ hand: "4H.0", board: [...two, "9D.0 8D.0 JK.2=7D"] }).boards[0]).isWhole).toBe(false);
});

test("8.2, 8.3: out with the lock and the last card, and not otherwise", () => {
  const open = table({ hand: "4H.0 10D.0", board: pure });
  const short = does(open, add("9D.0", "10D.0"));
  expect(refused(short, { action: "discard", card: "4H.0" })).toBe("noLock 8.3");
  expect(refused(table({ hand: "10D.0", board: pure }), add("9D.0", "10D.0"))).toBe("lastCard 8.2");
  const board = [...pure, "6S.0 5S.0 4S.0"];
  const out = does(table({ hand: "2D.0", board }), { action: "discard", card: "2D.0" });
  expect([out.phase, out.winner, dhappa.outcome(out)?.places]).toEqual([
    "over",
    0,
    [
      [0, 2],
      [1, 3],
    ],
  ]);
  const strict = table({ hand: "2D.0", board, options: { naturalOut: true } });
  expect(refused(strict, { action: "discard", card: "2D.0" })).toBe("wildOut 8.3");
});

test("8.4 to 8.7: an empty pile draws the deal; three in a row end the match", () => {
  const deal = (state: DhappaState): DhappaState => {
    const drawn = dhappa.timeout(
      does({ ...state, hands: table({ hand: "4H.0 5D.0" }).hands, current: 0 }, { action: "draw" }),
    );
    return does(drawn, { action: "discard", card: "4H.0" });
  };
  const first = deal(table({ hand: "4H.0 5D.0", picked: false, pile: 1, options: { deals: 3 } }));
  expect([first.phase, first.ended]).toEqual(["sheet", [{ winner: null, left: [2, 5, 5, 5] }]]);
  expect(dhappa.wait(first)).toMatchObject({ ms: 8_000, seats: [0, 1, 2, 3], silent: true });
  const seen = [0, 1, 2, 3].reduce((state, seat) => dhappa.apply(state, seat, { action: "seen" }), first);
  const again = dhappa.timeout(seen, seedOf(9));
  expect([again.phase, again.first, again.ended.length, again.pile.length]).toEqual(["turn", 1, 1, 53]);
  const second = deal({ ...again, pile: again.pile.slice(0, 1), opened: [true, true, true, true] });
  const third = deal({ ...dhappa.timeout(dhappa.timeout(second), seedOf(8)), pile: again.pile.slice(0, 1) });
  expect([third.phase, third.winner, dhappa.wait(third)]).toEqual(["over", "nobody", null]);
});

test("9.2: out of time before a pick one card is drawn, after an N-pick the deepest card is laid", () => {
  const before = table({ hand: "4H.0 5D.0", picked: false });
  const late = dhappa.timeout(before);
  expect([late.current, late.hands[0]?.length, late.discards.length, late.pile.length]).toEqual([1, 2, 1, 19]);
  const state = table({ hand: "JH.0 10H.0 5C.0 QD.0 JD.0 10D.0", discards: "9H.0 KD.0", picked: false });
  const drafted = does(state, { action: "take", depth: 2 }, lay("QD.0 JD.0 10D.0"));
  const ended = dhappa.timeout(drafted);
  expect([shown(ended), ended.hands[0]?.length]).toEqual([["JH 10H 9H"], 4]);
});

test("9.3: the natural card that fits fewest goes, of several the highest, clubs before spades; wilds last", () => {
  const gone = (hand: string, board: readonly string[] = []) => dhappa.timeout(table({ hand, board })).discards.at(-1);
  // The king stands in a threesome, the 4 on the board: the 8 fits nowhere.
  expect(gone("KD.0 QD.0 JD.0 4S.0 8H.0 JK.0", ["7S.0 6S.0 5S.0"])).toBe("8H.0");
  expect(gone("KS.0 KC.0 8H.0")).toBe("KC.0");
  expect(gone("2D.0 JK.0 2C.0")).toBe("JK.0");
});
