import { expect, it } from "vitest";
import type { BotLevel } from "../../game";
import { seedOf } from "../../laws";
import type { PackCard } from "../../packs";
import { randomFrom } from "../../random";
import { deck } from "../cards";
import { type DhappaAction, type DhappaState, dhappa, type Meld } from "../index";

const cards = (names: string) => names.split(" ").map((name) => name as PackCard);
const run = (top: number, names: string): Meld => {
  const laid = cards(names);
  const [id = "JK.0"] = laid;
  return { kind: "run", id, suit: "C", top, cards: laid };
};

/** Seat 0 before its pick; what is not said lies somewhere else. */
function table(
  hand: string,
  rest: Partial<DhappaState> & { readonly melds?: readonly Meld[]; readonly theirs?: readonly Meld[] } = {},
): DhappaState {
  const { melds = [], theirs = [], ...other } = rest;
  const own = cards(hand);
  const laid = [...melds, ...theirs].flatMap((meld) => meld.cards);
  const used = new Set([...own, ...(other.discards ?? []), ...(other.pile ?? []), ...laid]);
  const loose = deck.filter((card) => !used.has(card));
  const others = [1, 2, 3].map(() => loose.splice(0, 9));
  const state = dhappa.setup(4, { ...dhappa.defaults, clock: 0 }, seedOf(1));
  return {
    ...{ ...state, hands: [own, ...others], boards: [melds, theirs], discards: cards("4H.2"), pile: loose.slice(-30) },
    ...{ first: 0, current: 0, opened: [true, true, true, true], ...other },
  };
}

/** What a bot does in one turn. */
function turn(from: DhappaState, level: BotLevel): readonly DhappaAction[] {
  const done: DhappaAction[] = [];
  let state = from;
  while (state.turn === from.turn) {
    if (state.isOwed) {
      state = dhappa.timeout(state);
      continue;
    }
    const action = dhappa.bot(dhappa.view(state, 0), 0, randomFrom(seedOf(3)), level);
    expect(dhappa.check(state, 0, action)).toBeNull();
    done.push(action);
    state = dhappa.apply(state, 0, action);
  }
  return done;
}

const names = (actions: readonly DhappaAction[]) => actions.map(({ action }) => action);

it("easy opens with what is pure, and lays what fits", () => {
  const opening = table("AC.0 KC.0 QC.0 8D.0 5S.0 9H.0", { opened: [false, false, false, false] });
  expect(names(turn(opening, "easy"))).toEqual(["draw", "lay", "discard"]);
  const fitting = table("10C.0 8D.0 5S.0 9H.0", { melds: [run(5, "9C.0 8C.0 7C.0")] });
  expect(names(turn(fitting, "easy"))).toContain("add");
});

it("easy takes the top of the discards where that makes a run", () => {
  const [first] = turn(table("JH.0 10H.0 8D.0 5S.0 2C.0", { discards: cards("9H.2") }), "easy");
  expect(first).toEqual({ action: "take", depth: 1 });
});

it("easy keeps its wilds for later, and spends them once its hand is small", () => {
  const pair = "JH.0 10H.0 8D.0 5S.0 2C.0 KD.0 6C.0";
  expect(names(turn(table(pair), "easy"))).toContain("lay");
  const many = `${pair} 4D.0 7S.0 QC.0 9S.0 3C.0 5C.1`;
  expect(names(turn(table(many), "easy"))).toEqual(["draw", "discard"]);
  expect(names(turn(table(many), "good"))).toContain("lay");
});

const clubs = run(5, "9C.0 8C.0 7C.0");

it("strong takes the discards as deep as it pays", () => {
  const [first] = turn(table("JH.0 10H.0 4D.0 5S.0 KC.0", { discards: cards("6D.0 9H.2 8H.0") }), "strong");
  expect(first).toEqual({ action: "take", depth: 2 });
});

it("strong gives away what the opponents' melds do not take, where good looks at its own alone", () => {
  const state = table("10C.0 5S.0", { theirs: [clubs], pile: cards("10C.1") });
  expect(turn(state, "strong").at(-1)).toEqual({ action: "discard", card: "5S.0" });
  expect(turn(state, "good").at(-1)).toMatchObject({ card: expect.stringMatching(/^10C/) });
});

it("strong burns with a 2 what the opponents want, if it has wilds left, and only then", () => {
  const wanted = cards("4H.2 5D.0 10C.0 10C.1 10C.2 6C.0 6C.1 6C.2");
  const hand = "KD.0 9H.0 5S.0 2H.0 2D.0";
  const rest = { theirs: [clubs], discards: wanted, pile: cards("JS.0") };
  expect(turn(table(`${hand} JK.0`, rest), "strong").at(-1)).toMatchObject({ card: expect.stringMatching(/^2/) });
  expect(turn(table(hand, rest), "strong").at(-1)).not.toMatchObject({ card: expect.stringMatching(/^2/) });
  const unwanted = { ...rest, discards: cards("4H.2 5D.0 7H.1 JH.1 8S.2 10D.0 4D.0 3H.0") };
  expect(turn(table(`${hand} JK.0`, unwanted), "strong").at(-1)).not.toMatchObject({
    card: expect.stringMatching(/^2/),
  });
});

it("strong feeds a partner's runs, keeps the lock it has, and goes out with it", () => {
  const melds = [clubs, run(2, "QC.1 JC.1 10C.1"), run(8, "6C.1 5C.1 4C.1")];
  const state = table("10C.0 8D.0", { melds, pile: cards("6C.0") });
  const done = turn(state, "strong");
  expect(names(done)).toEqual(["draw", "add", "add", "discard"]);
  const end = done.reduce((at, action) => {
    const next = dhappa.apply(at, 0, action);
    return next.isOwed ? dhappa.timeout(next) : next;
  }, state);
  expect(end.ended).toMatchObject([{ winner: 0 }]);
});
