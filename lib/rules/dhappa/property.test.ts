import { expect, it } from "vitest";
import { seedOf } from "../laws";
import type { HeldPackCard } from "../packs";
import { type Random, randomFrom } from "../random";
import { isWild } from "./cards";
import { boardOf, type DhappaAction, type DhappaState, dhappa, facesOf, handOf, hasOpened } from "./index";
import { oracle } from "./oracle";

/** Deals played; more by DEALS. */
const DEALS = Number(process.env.DEALS ?? 3);
/** Turns of each: a hand that is played at random does not go out. */
const TURNS = 25;

const someOptions = (random: Random) => ({ ...oracle.chosen(random), clock: 0 as const });

/** The state as it would be if the draft stood already. */
const asSeen = (state: DhappaState): DhappaState => ({
  ...state,
  hands: state.hands.map((_, seat): readonly HeldPackCard[] => handOf(state, seat)),
  boards: [boardOf(state, 0), boardOf(state, 1)],
  opened: state.opened.map((_, seat) => hasOpened(state, seat)),
  draft: null,
});

const everybody = ({ options }: DhappaState) => [...Array(options.seats).keys(), null];
const viewsOf = (state: DhappaState) => everybody(state).map((seat) => dhappa.view(state, seat));

/** What each wild on a board stands for. */
const stoodFor = (state: DhappaState): ReadonlyMap<HeldPackCard, string | undefined> =>
  new Map(
    [0 as const, 1 as const].flatMap((team) =>
      boardOf(state, team).flatMap((meld) => {
        const faces = facesOf(meld);
        return meld.cards.flatMap((card, index) => (isWild(card) ? [[card, faces[index]] as const] : []));
      }),
    ),
  );

const isPlay = ({ action }: DhappaAction) => !["draw", "take", "undo", "discard", "seen"].includes(action);

/** The wild a play is allowed to change: the joker that comes home, the 2 that shifts. */
function mayChange(before: DhappaState, action: DhappaAction): (wild: HeldPackCard) => boolean {
  if (action.action === "move") return (wild) => wild === action.card;
  if (action.action !== "exchange" && action.action !== "shift") return () => false;
  const face = action.card.slice(0, -2);
  const stood = stoodFor(before);
  return (wild) => stood.get(wild) === face;
}

/** Plays a turn's plays at random, each as the oracle would allow it; the states one after another. */
function drafted(picked: DhappaState, random: Random): DhappaState[] {
  const states = [picked];
  for (let plays = 0; plays < 8; plays++) {
    const state = states.at(-1) ?? picked;
    const legal = oracle
      .attempts(state, state.current, random)
      .filter((action) => isPlay(action) && dhappa.check(state, state.current, action) === null);
    if (legal.length === 0) break;
    const action = random.pick(legal);
    const next = dhappa.apply(state, state.current, action);
    const may = mayChange(state, action);
    const after = stoodFor(next);
    for (const [wild, face] of stoodFor(state)) if (!may(wild)) expect(after.get(wild)).toBe(face);
    states.push(next);
  }
  return states;
}

const givenOut = (state: DhappaState) => (state.isOwed ? dhappa.timeout(state) : state);

/** The first pick there is: a deep one where one is open. */
function picked(state: DhappaState, random: Random): DhappaState {
  const depths = random.shuffled([...Array(Math.min(8, state.discards.length)).keys()]).map((depth) => depth + 1);
  const open =
    random.below(3) > 0 ? depths.find((depth) => !dhappa.check(state, state.current, { action: "take", depth })) : 0;
  return givenOut(dhappa.apply(state, state.current, open ? { action: "take", depth: open } : { action: "draw" }));
}

it("keeps every card and what wilds stand for through drafts, and undoing leaves no trace of them", () => {
  const seen = { plays: 0, wilds: 0, freed: 0 };
  for (let number = 0; number < DEALS; number++) {
    const random = randomFrom(seedOf(7_000 + number));
    const options = someOptions(random);
    let state = dhappa.setup(options.seats, options, seedOf(random.below(1_000_000)));
    for (let turns = 0; turns < TURNS && state.phase === "turn"; turns++) {
      const before = picked(state, random);
      const views = viewsOf(before);
      const states = drafted(before, random);
      for (const one of states) {
        expect(oracle.fault(asSeen(one))).toBeNull();
        seen.wilds += stoodFor(one).size;
      }
      seen.plays += states.length - 1;
      // Step by step, and all at once.
      const last = states.at(-1) ?? before;
      const undo = (from: DhappaState, all?: true) =>
        dhappa.apply(from, from.current, all ? { action: "undo", all } : { action: "undo" });
      let back = last;
      for (const earlier of states.slice(0, -1).toReversed()) {
        back = undo(back);
        expect(structuredClone(back)).toEqual(earlier);
      }
      if (last !== before) expect(undo(last, true)).toEqual(before);
      expect(viewsOf(back)).toEqual(views);
      for (const one of states)
        for (const [index, seat] of everybody(one).entries())
          if (seat === null || seat % 2 !== one.current % 2) expect(dhappa.view(one, seat)).toEqual(views[index]);
      // What was found again on the way back ends the turn as if nothing had been laid.
      const chosen = random.below(3) > 0 ? last : before;
      const ends = dhappa.timeout(chosen);
      const again = dhappa.timeout(structuredClone(chosen));
      expect(ends).toEqual(again);
      const discard = handOf(chosen, chosen.current).find(
        (card) => card && dhappa.check(chosen, chosen.current, { action: "discard", card }) === null,
      );
      state = discard ? dhappa.apply(chosen, chosen.current, { action: "discard", card: discard }) : ends;
    }
  }
  expect(seen.plays).toBeGreaterThan(DEALS * 10);
  expect(seen.wilds).toBeGreaterThan(DEALS);
});
