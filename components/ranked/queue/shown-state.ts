import type { QueueView } from "@/lib/client/ranked/queue-link";
import type { QueueState } from "@/lib/ranked/wire";
import type { QueueClosing } from "./queue-closed";
import type { Offered } from "./ready-call";
import type { InLine } from "./waiting";

/** What whoever has not played yet begins with (lib/ranked/rating.ts, which a page need not carry). */
const FIRST_POINTS = 1_200;

type Is<Kind extends QueueState["is"]> = Extract<QueueState, { is: Kind }>;

/** One's place in a line, as it is shown. */
export const lineShown = (state: Is<"waiting">, saidAt: number): InLine => ({
  tier: state.tier,
  since: saidAt - state.waitedMs,
  place: state.place,
  waiting: state.of,
  aboutMs: state.aboutMs,
  points: state.own?.points ?? FIRST_POINTS,
  window: state.window,
  playing: state.playing,
  isDraining: state.isDraining,
  isAgain: state.isAgain,
});

/** Four who were drawn, as they are shown. */
export const offerShown = (state: Is<"drawn">, saidAt: number): Offered => ({
  tier: state.tier,
  seats: state.four,
  deadline: saidAt + state.leftMs,
  totalMs: state.ofMs,
});

/** How long the queue is closed to somebody, null where it is open. */
export function closingOf({ state, saidAt }: QueueView, now: number, clock: number): QueueClosing | null {
  const penalty = state?.penalty;
  if (!penalty || penalty.leftMs === null || penalty.ofMs === null) return null;
  const deadline = saidAt + penalty.leftMs;
  return {
    deadline,
    until: clock + (deadline - now),
    totalMs: penalty.ofMs,
    isDecided: penalty.isDecided ?? false,
    nextMs: penalty.next.closesMs,
  };
}
