import {
  type BalootAction,
  type BalootOptions,
  type BalootState,
  baloot,
  type Card,
  playsOf,
} from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { seedAfter } from "../../rooms/seeds";

/** A question that is left to run out. */
interface Silence {
  readonly action: "silence";
  readonly ms: number;
}

/** One move of a match that is known before it is played. */
export interface BalootTurn {
  readonly seat: Seat;
  readonly action: BalootAction | Silence;
  readonly before: BalootState;
  /** What the table stands at then, with every step that takes no time. */
  readonly after: BalootState;
  /** How long the table paused before it asked. */
  readonly pause: number;
}

/** What the table waits for at one of its turns, as the table numbers them. */
interface Moment {
  readonly turn: number;
  readonly state: BalootState;
}

/** A match that an arranged table of people plays from this seed, if everybody does as planned. */
export interface BalootPlan {
  readonly seed: string;
  readonly options: BalootOptions;
  readonly turns: readonly BalootTurn[];
  /** Every state that was ever shown, in order. */
  readonly moments: readonly Moment[];
  readonly last: BalootState;
}

/** What a seat does when it is asked, or somebody unasked; null to do as a good bot would. */
export type Manner = (
  state: BalootState,
  seat: Seat,
) => BalootAction | "silence" | { readonly by: Seat; readonly action: BalootAction } | null;

/** A fresh table's first question has this number. */
const FIRST_TURN = 1;

const asBot = (state: BalootState, seat: Seat): BalootAction => {
  const action = baloot.bot(baloot.view(state, seat), seat, randomFrom(seedOf(0)), "good");
  // Akka is a button of its own; a plain lead says as much.
  return action.action === "play" ? { action: "play", card: action.card } : action;
};

/** Plays from a seed until the match is over or `until` says so. */
export function balootPlan(
  seed: string,
  options: BalootOptions,
  manner: Manner,
  until: (state: BalootState) => boolean,
): BalootPlan {
  const turns: BalootTurn[] = [];
  const moments: Moment[] = [];
  let state = baloot.setup(4, options, seed);
  let chance = seed;
  let asked: number | null = null;
  let turn = FIRST_TURN - 1;
  let pause = 0;
  let made: Omit<BalootTurn, "after"> | null = null;
  const settle = () => {
    let wait = baloot.wait(state);
    while (wait?.ms === 0) {
      if (wait.deals) chance = seedAfter(chance);
      state = baloot.timeout(state, wait.deals ? chance : undefined);
      wait = baloot.wait(state);
    }
    if (wait === null || wait.turn !== asked) turn++;
    asked = wait?.turn ?? null;
    moments.push({ turn, state });
    if (made) turns.push({ ...made, after: state });
    made = null;
    return wait;
  };
  for (let wait = settle(); wait !== null && !until(state); wait = settle()) {
    const [asking] = wait.seats;
    const before = state;
    if (asking === undefined) {
      pause += wait.ms ?? 0;
      state = baloot.timeout(state);
      continue;
    }
    const chosen = manner(state, asking) ?? asBot(state, asking);
    if (chosen === "silence") {
      state = baloot.timeout(state);
      made = { seat: asking, action: { action: "silence", ms: wait.ms ?? 0 }, before, pause };
    } else {
      const [seat, action] = "by" in chosen ? [chosen.by, chosen.action] : [asking, chosen];
      const refusal = baloot.check(state, seat, action);
      if (refusal) throw new RangeError(`seat ${seat} may not ${JSON.stringify(action)}: ${refusal.code}`);
      state = baloot.apply(state, seat, action);
      made = { seat, action, before, pause };
    }
    pause = 0;
  }
  return { seed, options, turns, moments, last: state };
}

const TRIED = 20_000;

/** The first plan that suits a test, looked for from a number on at which one is known to be. */
export function balootPlanWhere(
  from: number,
  plan: (seed: string) => BalootPlan,
  suits: (plan: BalootPlan) => boolean,
): BalootPlan {
  for (let number = from; number < from + TRIED; number++) {
    const found = plan(seedOf(number));
    if (suits(found)) return found;
  }
  throw new Error("no match like that");
}

const isDealOf = (state: BalootState, other: BalootState) =>
  state.deals.length === other.deals.length && state.deal.faceUp === other.deal.faceUp;

/** The cards a seat may know of while a state stands, told from hands, plays and what was shown alone; null looks on. */
function knownTo(seat: Seat | null, { hands, deal, deals, phase }: BalootState): readonly (Card | null)[] {
  const shown = deal.projects.flatMap((own, owner) =>
    owner === seat || (deal.counted !== null && deal.counted === owner % 2)
      ? own.flatMap(({ cards }) => cards ?? [])
      : [],
  );
  const isScored = phase === "sheet" || phase === "over";
  return [
    deal.faceUp,
    ...playsOf(deal).map(({ card }) => card),
    ...(seat === null ? [] : (hands[seat] ?? [])),
    ...(deal.sawa ? (hands[deal.sawa.seat] ?? []) : []),
    ...(deal.verdict?.held ?? []),
    ...(isScored ? (deals.at(-1)?.left.flat() ?? []) : []),
    ...shown,
  ];
}

const CARD = /"(10|[AKQJ789])[SHDC]"/g;

/** A frame without the hands that have been scored, where every card lies open. */
function unscored(frame: string): { text: string; turn: number | null } {
  const parsed = JSON.parse(frame);
  // What is told in the game's own words begins with the turn.
  if (Array.isArray(parsed)) return { text: frame, turn: parsed[0] };
  const { turn = null, ...message } = parsed;
  if (message.gameState) message.gameState = { ...message.gameState, deals: [] };
  if (message.patch)
    message.patch = message.patch.filter(([pointer]: readonly [string]) => !/^[+-]?\/view\/deals\b/.test(pointer));
  return { text: JSON.stringify(message), turn };
}

/** The cards in somebody's frames that they could not know when each came. */
export function balootLeaks(frames: readonly string[], plan: BalootPlan, seat: Seat | null): string[] {
  return frames.flatMap((frame) => {
    const { text, turn } = unscored(frame);
    const named = [...text.matchAll(CARD)].map(([card]) => card.slice(1, -1));
    if (named.length === 0 && !frame.includes(plan.seed)) return [];
    const told = plan.moments.filter((moment) => moment.turn <= (turn ?? FIRST_TURN));
    const now = told.at(-1);
    const deal = now ? told.filter(({ state }) => isDealOf(state, now.state)) : [];
    const known = new Set<string | null>(deal.flatMap(({ state }) => knownTo(seat, state)));
    const unknown = named.filter((card) => !known.has(card));
    return unknown.length > 0 || frame.includes(plan.seed) ? [`${unknown.join(", ")} in ${frame.slice(0, 300)}`] : [];
  });
}
