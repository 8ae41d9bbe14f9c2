import type { Game, Seat } from "../game";
import { bot } from "./bot";
import { codec } from "./codec";
import { dealOwed, startGame } from "./deal";
import { check, drawCard, leave, playCard } from "./moves";
import { shorthand } from "./shorthand";
import { Action, allows, type EightsAction, type EightsOptions, type EightsState, Options } from "./state";
import { getCurrentPlayer } from "./turn";
import { wait } from "./wait-times";
import { outcome, settled } from "./winning";

export { faces, generateCard, needsColor, plusAmount, topCard } from "./cards";
export { startGame } from "./deal";
export { drawCard, mustCall, playable, playCard, type RefusalCode, refusalCodes, whyNot } from "./moves";
export * from "./state";
export { partnerOf, sidesAtStart } from "./teams";
export { advanceTurn, getCurrentPlayer, seatAfter, seatsLeft } from "./turn";
export { checkWinCondition } from "./winning";

const FEWEST_PLAYERS = 3;

function apply(state: EightsState, seat: Seat, action: EightsAction): EightsState {
  return settled(action.action === "draw" ? drawCard(state, seat) : playCard(state, seat, action.cardIndex, action));
}

/** Hands face down, by their size: those of one size are all alike, and each move shows some to everybody. */
const faceDown: (readonly null[])[] = [];
const hidden = (size: number) => (faceDown[size] ??= Array.from({ length: size }, () => null));

function view(state: EightsState, seat: Seat | null): EightsState {
  return { ...state, hands: state.hands.map((hand, owner) => (owner === seat ? hand : hidden(hand.length))) };
}

function timeout(state: EightsState, seed?: string): EightsState {
  if (state.winners.length > 0) return state;
  if (!state.owed) return apply(state, getCurrentPlayer(state), { action: "draw" });
  if (seed === undefined) throw new TypeError("dealing wants a seed");
  return settled(dealOwed(state, seed));
}

/** The shedding game of wild eights and growing stacks. */
export const eights: Game<EightsState, EightsAction, EightsOptions> = {
  id: "eights",
  version: 1,
  options: Options,
  defaults: { preset: "classic", stacking: "any", clock: 20, maxPlayers: 6 },
  action: Action,
  allows,
  counts: ({ maxPlayers, teams }) =>
    teams
      ? [4, 6, 8, 10].filter((count) => count <= Math.max(4, maxPlayers))
      : Array.from({ length: maxPlayers - FEWEST_PLAYERS + 1 }, (_, index) => FEWEST_PLAYERS + index),
  team: () => null,
  setup: startGame,
  check,
  apply,
  view,
  wait,
  timeout,
  remove: (state, seat) => settled(leave(state, seat)),
  outcome,
  levels: ["easy", "good"],
  bot,
  codec,
  shorthand,
};
