import { handSize } from "@/lib/rules/tiles/deck";
import { play, totalOf } from "@/lib/rules/tiles/play";
import type { Bet, Hand, Round, State } from "@/lib/rules/tiles/state";

/** Where a round is: waiting for a bet; the bet lit; tiles travelling; the total counting up; values moving; the end. */
export type Phase = "betting" | "locked" | "dealing" | "counting" | "settling" | "over";

/** A game on the screen: `before` is what the bet was about, `after` what came of it; alike while none is running. */
export interface Showing {
  readonly phase: Phase;
  readonly before: State;
  readonly after: State;
}

/** What moves it: the player's bet, or the time of a phase gone by. */
type Happening = { readonly bet: Bet } | "elapsed";

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

/** What is on the screen in a phase. */
export interface Seen {
  /** The number of the round that is on, or of the last one. */
  readonly number: number;
  readonly hand: Hand;
  /** What the bet is about. */
  readonly base: number;
  readonly draw: number;
  readonly discard: number;
  readonly exhaustions: number;
  /** The rounds that have settled. */
  readonly rounds: readonly Round[];
  /** The round being resolved, or the last one of all. */
  readonly running: Round | null;
}

/** The screen of a phase: a round is told only as far as it has come, and the piles are filled up when it is over. */
export function seen({ phase, before, after }: Showing): Seen {
  const isResting = phase === "betting" || phase === "over";
  const told = isResting ? after : before;
  const running = phase === "betting" ? null : (after.rounds.at(-1) ?? null);
  const isDealt = running !== null && phase !== "locked" && !isResting;
  return {
    number: after.rounds.length + (phase === "betting" ? 1 : 0),
    hand: isDealt && phase !== "settling" ? running.revealed : phase === "locked" ? before.hand : after.hand,
    base: totalOf(told.hand),
    draw: told.draw.length - (isDealt ? handSize : 0),
    discard: told.discard.length + (isDealt ? handSize : 0),
    exhaustions: told.exhaustions,
    rounds: phase === "settling" ? after.rounds : told.rounds,
    running,
  };
}
