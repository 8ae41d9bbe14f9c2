import type { Seat } from "../game";
import type { BalootState, Phase } from "./state";

/** Asks a new question, of a state that changes with it. */
export const ask = (
  state: BalootState,
  phase: Phase,
  asked: readonly Seat[] = [],
  changes: Partial<BalootState> = {},
): BalootState => ({
  ...state,
  late: null,
  ...changes,
  phase,
  asked,
  turn: state.turns + 1,
  turns: state.turns + 1,
});

/** Asks a question while the one that was open stands still. */
export const interrupt = (state: BalootState, phase: Phase, asked: readonly Seat[]): BalootState => {
  const { turn, phase: interrupted, asked: waiting } = state;
  return { ...ask(state, phase, asked), held: { turn, phase: interrupted, asked: waiting } };
};

/** Goes back to the question that stood still. */
export function resume(state: BalootState): BalootState {
  if (!state.held) throw new RangeError("nothing stands still");
  return { ...state, ...state.held, held: null };
}

/** One of several who were asked at once has answered. */
export const answered = (state: BalootState, seat: Seat): BalootState => ({
  ...state,
  asked: state.asked.filter((other) => other !== seat),
});
