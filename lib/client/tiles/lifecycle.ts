import { type Bet, play, type State } from "@/lib/rules/tiles";

/** Where a round is: waiting for a bet; the bet lit; tiles travelling; the total counting up; values moving; the end. */
export type Phase = "betting" | "locked" | "dealing" | "counting" | "settling" | "over";

/** A game on the screen: `before` is what the bet was about, `after` what came of it; alike while none is running. */
export interface Showing {
  readonly phase: Phase;
  readonly before: State;
  readonly after: State;
}

/** What moves it: the player's bet, or the time of a phase gone by. */
export type Happening = { readonly bet: Bet } | "elapsed";

const following: Partial<Record<Phase, Phase>> = { locked: "dealing", dealing: "counting", counting: "settling" };

/** A game as it stands when it is opened. */
export function showing(state: State): Showing {
  return { phase: state.ending ? "over" : "betting", before: state, after: state };
}

/** What comes next; whatever does not fit the phase changes nothing, so a bet counts only while one is asked for. */
export function afterwards(shown: Showing, happening: Happening): Showing {
  if (happening !== "elapsed")
    return shown.phase === "betting"
      ? { phase: "locked", before: shown.after, after: play(shown.after, happening.bet) }
      : shown;
  if (shown.phase === "settling") return showing(shown.after);
  const phase = following[shown.phase];
  return phase ? { ...shown, phase } : shown;
}

/** How the tiles move: at ease, in a hurry, or not at all. */
export type Pace = "calm" | "fast" | "still";

const times: Record<Pace, Record<Exclude<Phase, "betting" | "over">, number>> = {
  calm: { locked: 160, dealing: 860, counting: 380, settling: 300 },
  fast: { locked: 50, dealing: 260, counting: 0, settling: 190 },
  still: { locked: 120, dealing: 240, counting: 0, settling: 300 },
};
/** How long the tile that ended the game is looked at before the end covers it. */
const lastLook: Record<Pace, number> = { calm: 1300, fast: 500, still: 900 };

/** How long a phase lasts, null if it lasts until the player does something. */
export function lasts({ phase, after }: Showing, pace: Pace): number | null {
  if (phase === "betting" || phase === "over") return null;
  return phase === "settling" && after.ending ? lastLook[pace] : times[pace][phase];
}
