import * as z from "zod/mini";
import type { Game, Seat } from "@/lib/rules/game";
import type { Frame } from "./test-host";

const Options = z.strictObject({ ms: z.nullable(z.int()), handsOver: z.boolean() });
export type ToyOptions = z.infer<typeof Options>;
const Action = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("pass") }),
  z.strictObject({ action: z.literal("more") }),
  z.strictObject({ action: z.literal("stop") }),
  z.strictObject({ action: z.literal("answer"), yes: z.boolean() }),
  z.strictObject({ action: z.literal("win") }),
]);
export type ToyAction = z.infer<typeof Action>;

export interface ToyState {
  readonly options: ToyOptions;
  readonly players: number;
  readonly current: Seat;
  readonly turn: number;
  /** Numbers the questions ever asked. */
  readonly asked: number;
  readonly grown: number;
  /** The question that stands between, and who has still to say something. */
  readonly stop: { readonly turn: number; readonly seats: readonly Seat[] } | null;
  readonly secrets: readonly (number | null)[];
  readonly winner: Seat | null;
}

const GROWTH_MS = 2_000;
const STOP_MS = 5_000;

const passed = (state: ToyState): ToyState => ({
  ...state,
  current: (state.current + 1) % state.players,
  turn: state.asked + 1,
  asked: state.asked + 1,
  grown: 0,
});

const refusal = { code: "toy", rule: "1" };

/** A game made up to try what Eights never asks of a table: turns that grow, interruptions, several seats at once. */
export const toy: Game<ToyState, ToyAction, ToyOptions> = {
  id: "toy",
  version: 1,
  options: Options,
  defaults: { ms: 10_000, handsOver: false },
  action: Action,
  counts: () => [3],
  team: () => null,
  setup: (players, options, seed) => ({
    options,
    players,
    current: 0,
    turn: 0,
    asked: 0,
    grown: 0,
    stop: null,
    secrets: Array.from({ length: players }, (_, seat) => Number.parseInt(seed.slice(-4), 16) + seat),
    winner: null,
  }),
  check(state, seat, { action }) {
    if (state.winner !== null) return refusal;
    if (action === "stop") return state.stop || seat === state.current ? refusal : null;
    if (state.stop) return action === "answer" && state.stop.seats.includes(seat) ? null : refusal;
    return seat === state.current && action !== "answer" ? null : refusal;
  },
  apply(state, seat, action) {
    switch (action.action) {
      case "pass":
        return passed(state);
      case "more":
        return { ...state, grown: state.grown + 1 };
      case "win":
        return { ...state, winner: seat };
      case "stop": {
        const asked = state.asked + 1;
        const seats = [...Array(state.players).keys()].filter((other) => other !== seat);
        return { ...state, asked, stop: { turn: asked, seats } };
      }
      case "answer": {
        const seats = state.stop?.seats.filter((other) => other !== seat) ?? [];
        const isOver = !action.yes || seats.length === 0;
        return { ...state, stop: isOver || !state.stop ? null : { ...state.stop, seats } };
      }
    }
  },
  view: (state, seat) => ({
    ...state,
    secrets: state.secrets.map((secret, owner) => (owner === seat ? secret : null)),
  }),
  wait({ winner, stop, turn, current, options, grown }) {
    if (winner !== null) return null;
    if (stop) return { turn: stop.turn, seats: stop.seats, ms: STOP_MS, kind: "stop", interrupts: turn };
    const ms = options.ms === null ? null : options.ms + grown * GROWTH_MS;
    return { turn, seats: [current], ms, kind: "turn" };
  },
  timeout: (state) => (state.stop ? { ...state, stop: null } : passed(state)),
  handover: (state, seat) => (state.options.handsOver ? state.turn % 2 === 0 : seat !== state.current),
  outcome: ({ winner, players }) =>
    winner === null
      ? null
      : {
          places: [[winner], [...Array(players).keys()].filter((seat) => seat !== winner)],
          scores: Array(players).fill(0),
          reason: "won",
        },
  levels: ["good"],
  bot: (view, seat) => (view.stop?.seats.includes(seat) ? { action: "answer", yes: true } : { action: "pass" }),
};

/** What a player may know of the toy: the own secret. */
export function toyCensor(frame: Frame, _: ToyState | null, seat: Seat | null): string | null {
  const text = frame.type === "event" ? JSON.stringify(frame.patch) : JSON.stringify(frame.gameState);
  const told = /"(\+?\/view\/secrets\/(\d+))",(\d+)/.exec(text ?? "");
  if (told && Number(told[2]) !== seat) return `somebody else's secret at ${told[1]}`;
  const secrets: unknown[] = JSON.parse(/"secrets":(\[[^\]]*\])/.exec(text ?? "")?.[1] ?? "[]");
  const owner = secrets.findIndex((secret, index) => secret !== null && index !== seat);
  return owner < 0 ? null : `the secret of ${owner}`;
}
