import type { Wait } from "../game";
import { turnMs } from "./options";
import { qaydSeats } from "./playing/qayd";
import { declaredNow } from "./scoring/projects";
import type { BalootState } from "./state";

/** Milliseconds of everything that does not take the table's own speed. */
export const pauses = {
  dealt: 2_500,
  ready: 1_500,
  thrown: 1_200,
  priority: 5_000,
  trick: 1_100,
  reveal: 2_500,
  sawa: 15_000,
  qayd: 30_000,
  lastCall: 5_000,
  sheet: 8_000,
  /** A verdict, before its score sheet. */
  verdict: 4_500,
  /** Each card of a claim that was accepted, before its score sheet, and what lies then. */
  conceded: 100,
  concededRest: 450,
} as const;

/** The doubling where turns have no clock. */
const UNHURRIED_DOUBLING = 10_000;

const DECLARATION = 2_000;

/** Whom the table waits for, and how long. */
export function wait(state: BalootState): Wait | null {
  const { phase, turn, asked, held, options } = state;
  switch (phase) {
    case "over":
      return null;
    case "deal":
    case "finalDeal":
      return { turn, seats: [], ms: 0, kind: phase, deals: true };
    case "verdict":
    case "scoring":
      return { turn, seats: [], ms: 0, kind: phase };
    case "dealt":
    case "ready":
    case "thrown":
      return { turn, seats: [], ms: pauses[phase], kind: phase };
    case "trick":
    case "reveal":
      return withAside({ turn, seats: [], ms: pauses[phase], kind: phase }, state);
    case "bidding":
      return { turn, seats: asked.slice(0, 1), ms: turnMs(options), kind: phase };
    case "sheet":
      return { turn, seats: asked, ms: unfolding(state) + pauses.sheet, kind: phase, silent: true };
    case "priority":
      return { turn, seats: asked, ms: pauses.priority, kind: phase, silent: true, calls: true };
    case "lastCall":
      return { turn, seats: asked, ms: pauses.lastCall, kind: phase, silent: true };
    case "doubling":
      return { turn, seats: asked, ms: turnMs(options) ?? UNHURRIED_DOUBLING, kind: phase, silent: true, calls: true };
    case "playing": {
      const ms = turnMs(options);
      return withAside({ turn, seats: asked, ms: ms && ms + DECLARATION * declaredNow(state), kind: phase }, state);
    }
    case "sawa":
    case "qayd":
      return { turn, seats: asked, ms: pauses[phase], kind: phase, interrupts: held?.turn };
  }
}

/** How long the end of a hand is shown before its score sheet: a verdict, or a claim that was accepted. */
function unfolding({ deals }: BalootState): number {
  const last = deals.at(-1);
  if (last?.verdict) return pauses.verdict;
  if (last?.sawa?.answer !== "accepted") return 0;
  return pauses.conceded * last.left.flat().length + pauses.concededRest;
}

/** At a free table whoever may call a qayd may do so unasked. */
function withAside(wait: Wait, state: BalootState): Wait {
  if (state.options.enforcement === "strict") return wait;
  const aside = qaydSeats(state).filter((seat) => !wait.seats.includes(seat));
  return aside.length > 0 ? { ...wait, aside } : wait;
}
