import type { Game, Seat, Wait } from "../game";
import { bot } from "./bot";
import { dealtAgain, setup } from "./deal";
import { apply, check } from "./moves";
import { Action, allows, type DhappaAction, type DhappaOptions, type DhappaState, Options } from "./state";
import { teamOf } from "./table";
import { outOfTime } from "./time-out";
import { dealsWon, given, sheetClosed } from "./turn";

export { isTwo, isWild, order } from "./cards";
export type { Effect } from "./effects";
export { type Lock, lockOf } from "./lock";
export { facesOf, isPure, wildsIn } from "./meld";
export { type RefusalCode, refusalCodes } from "./refusals";
export { type Depth, npickDepths, type Plan } from "./search";
export * from "./state";
export { boardOf, deepestOf, handOf, hasOpened, isDeepestOwed, positionOf, teamOf } from "./table";
export { movesFor, type Target, targetsFor, whyNotAt } from "./targets";
export { dealsWon } from "./turn";

const SHEET_MS = 8_000;

function view(state: DhappaState, seat: Seat | null): DhappaState {
  const { hands, pile, draft, current } = state;
  return {
    ...state,
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
    pile: pile.map(() => null),
    draft: seat !== null && teamOf(seat) === teamOf(current) ? draft : null,
  };
}

function wait({ phase, turn, seen, isOwed, current, options }: DhappaState): Wait | null {
  switch (phase) {
    case "over":
      return null;
    case "deal":
      return { turn, seats: [], ms: 0, kind: phase, deals: true };
    case "sheet": {
      const seats = [...seen.keys()].filter((seat) => !seen[seat]);
      return { turn, seats, ms: SHEET_MS, kind: phase, silent: true };
    }
    case "turn":
      if (isOwed) return { turn, seats: [], ms: 0, kind: "draw" };
      return { turn, seats: [current], ms: options.clock ? options.clock * 1_000 : null, kind: phase };
  }
}

function timeout(state: DhappaState, seed?: string): DhappaState {
  switch (state.phase) {
    case "over":
      return state;
    case "sheet":
      return sheetClosed(state);
    case "deal":
      if (seed === undefined) throw new TypeError("dealing wants a seed");
      return dealtAgain(state, seed);
    case "turn":
      return state.isOwed ? given(state) : outOfTime(state);
  }
}

/** Two teams with packs of cards, runs on a shared board, and a 2 that burns the discards. */
export const dhappa: Game<DhappaState, DhappaAction, DhappaOptions> = {
  id: "dhappa",
  version: 1,
  options: Options,
  defaults: { seats: 4, deals: 1, clock: 120, duplicates: false, naturalOut: false },
  action: Action,
  allows,
  counts: ({ seats }) => [seats],
  team: teamOf,
  setup,
  check,
  apply,
  view,
  wait,
  timeout,
  deal: ({ ended }) => ended.length,
  outcome({ winner, ended, options }) {
    if (winner === null) return null;
    const seats = [...Array(options.seats).keys()];
    const scores = seats.map((seat) => dealsWon(ended)[teamOf(seat)]);
    const reason = Math.max(...scores) === options.deals ? "deals" : "drawn";
    if (winner === "nobody") return { places: [seats], scores, reason };
    const of = (does: boolean) => seats.filter((seat) => (teamOf(seat) === winner) === does);
    return { places: [of(true), of(false)], scores, reason };
  },
  levels: ["easy", "good", "strong"],
  pace: { move: [250, 700], turn: [1_800, 3_000] },
  bot,
};
