import type { Game, Seat } from "../game";
import { bot } from "./bot";
import { setup } from "./deal";
import { apply, check } from "./moves";
import { outcome } from "./scoring";
import { Action, allows, Options, type RummyAction, type RummyOptions, type RummyState } from "./state";
import { handover, timeout, wait } from "./wait-times";

const FEWEST_PLAYERS = 2;

/** Hands, pile and drafts of others face down; at the score of a deal the hands lie open, and never what closed it. */
function view(state: RummyState, seat: Seat | null): RummyState {
  const { hands, pile, closing, draft, current, asked } = state;
  const isOwn = (owner: Seat) => owner === seat;
  return {
    ...state,
    hands: hands.map((hand, owner) => (isOwn(owner) || asked ? hand : hand.map(() => null))),
    pile: pile.map(() => null),
    closing: closing && (isOwn(closing.seat) ? closing : { ...closing, card: null }),
    draft: isOwn(current) ? draft : null,
  };
}

/** Melds, a first declaration of 48 with a pure sequence, and jokers that stand for any card. */
export const rummy: Game<RummyState, RummyAction, RummyOptions> = {
  id: "rummy",
  version: 1,
  options: Options,
  defaults: { maxPlayers: 6, goal: "deals", deals: 3, points: 500, bonuses: false, exchange: false, clock: 0 },
  action: Action,
  allows,
  counts: ({ maxPlayers }) =>
    Array.from({ length: maxPlayers - FEWEST_PLAYERS + 1 }, (_, index) => FEWEST_PLAYERS + index),
  team: () => null,
  setup,
  check,
  apply,
  view,
  wait,
  timeout,
  handover,
  outcome,
  levels: ["easy", "good", "strong"],
  pace: { move: [250, 600], turn: [1_500, 2_800] },
  bot,
};
