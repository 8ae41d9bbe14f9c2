import type { Seat } from "../game";
import type { EightsState } from "./state";

/** The seats still in the game, in order. */
export const seatsLeft = ({ gone }: EightsState): Seat[] => [...gone.keys()].filter((seat) => !gone[seat]);

/** Whose turn it is. */
export const getCurrentPlayer = (state: EightsState): Seat => state.current;

/** The seat so many places on from the current one in play direction, not counting those who left. */
export function seatAfter(state: EightsState, steps = 1): Seat {
  let seat = state.current;
  for (let left = steps; left > 0; ) {
    seat = (seat + state.direction + state.gone.length) % state.gone.length;
    if (!state.gone[seat]) left--;
  }
  return seat;
}

/** Ends the turn and gives the next one to the seat so many places on. */
export function advanceTurn(state: EightsState, steps = 1): EightsState {
  return { ...state, current: seatAfter(state, steps), turns: state.turns + 1 };
}
