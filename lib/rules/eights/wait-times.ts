import type { Wait } from "../game";
import type { EightsState } from "./state";
import { getCurrentPlayer } from "./turn";

/** Whom the table waits for, and how long. */
export function wait(state: EightsState): Wait | null {
  const { owed, turns, winners, options } = state;
  if (winners.length > 0) return null;
  if (owed) return { turn: turns, seats: [], ms: 0, kind: "deal", deals: true };
  return {
    turn: turns,
    seats: [getCurrentPlayer(state)],
    ms: options.clock ? options.clock * 1000 : null,
    kind: "turn",
  };
}
