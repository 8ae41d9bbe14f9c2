import type { Seat } from "../../game";
import { finished } from "../scoring/end-of-hand";
import { lockDeclarations } from "../scoring/projects";
import { sideOf } from "../seats";
import type { BalootState, Verdict } from "../state";
import { ask } from "../turn";
import { hasFailed } from "./sawa";
import { currentTrick, TRICKS, winnerOf } from "./tricks";

/** The leader's turn, in a new trick. */
function lead(state: BalootState, leader: Seat): BalootState {
  const { deal } = state;
  const tricks = [...deal.tricks, { leader, cards: [], akka: false }];
  return ask(state, "playing", [leader], { deal: { ...deal, tricks } });
}

/** The trick is swept up: the hand may be over, the projects may be shown, or its winner leads. */
export function swept(state: BalootState): BalootState {
  const { deal } = state;
  const trick = currentTrick(deal);
  const winner = winnerOf(trick, deal.contract?.trump ?? null);
  if (hasFailed(state, winner)) return finished(state, falseSawa(state));
  if (deal.tricks.length === TRICKS) return finished(state);
  if (deal.tricks.length > 1) return lead(state, winner);
  const locked = { ...state, deal: lockDeclarations(deal) };
  return locked.deal.counted === null ? lead(locked, winner) : ask(locked, "reveal");
}

/** Nothing more can be said about this hand. */
export const counted = (state: BalootState): BalootState =>
  state.deal.sawa?.answer === "accepted" ? finished(state) : swept(state);

/** The projects have been shown. */
export const revealed = (state: BalootState): BalootState =>
  lead(state, winnerOf(currentTrick(state.deal), state.deal.contract?.trump ?? null));

function falseSawa(state: BalootState): Verdict {
  const seat = state.deal.sawa?.seat ?? 0;
  return { against: sideOf(seat), why: "falseSawa", seat, play: null, held: [], code: null };
}
