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
function table(hand: string, rest: Partial<DhappaState> & { readonly melds?: readonly Meld[] } = {}): DhappaState {
  const { melds = [], ...other } = rest;
  const own = cards(hand);
  const used = new Set([...own, ...(other.discards ?? []), ...melds.flatMap((meld) => meld.cards)]);
  const loose = deck.filter((card) => !used.has(card));
  const others = [1, 2, 3].map(() => loose.splice(0, 9));
  const state = dhappa.setup(4, { ...dhappa.defaults, clock: 0 }, seedOf(1));
  return {
    ...{ ...state, hands: [own, ...others], boards: [melds, []], discards: cards("4H.2"), pile: loose.slice(-30) },
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
