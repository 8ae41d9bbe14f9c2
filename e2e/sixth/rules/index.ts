import type { Game, Refusal, Seat, Wait } from "@/lib/rules/game";
import { dealtFrom, packsOf } from "@/lib/rules/packs";
import { randomFrom } from "@/lib/rules/random";
import { bot } from "./bot";
import { shorthand } from "./shorthand";
import { Action, Options, type PairsAction, type PairsOptions, type PairsState } from "./state";
import { discarded, given, handOf, isPair, picked, teamOf, undone } from "./turn";

export * from "./state";
export { handOf, isPair, teamOf } from "./turn";

const HAND = 5;
export const ranks = ["A", "K", "Q", "J", "10", "9"] as const;

const paragraphs = {
  gameOver: "4.1",
  notYourTurn: "2.1",
  pickFirst: "2.2",
  pickedAlready: "2.2",
  noSuchCard: "2.3",
  noPair: "3.1",
  lastCard: "3.2",
  nothingLaid: "3.3",
} as const;

/** Every reason to refuse a move, to be worded by the client. */
export const refusalCodes = Object.keys(paragraphs) as readonly (keyof typeof paragraphs)[];

const refuse = (code: keyof typeof paragraphs): Refusal => ({ code, rule: paragraphs[code] });

function check(state: PairsState, seat: Seat, action: PairsAction): Refusal | null {
  if (state.winners) return refuse("gameOver");
  if (state.current !== seat || state.isOwed) return refuse("notYourTurn");
  if (action.action === "pick") return state.hasPicked ? refuse("pickedAlready") : null;
  if (!state.hasPicked) return refuse("pickFirst");
  if (action.action === "undo") return state.draft?.length ? null : refuse("nothingLaid");
  const hand = handOf(state, seat);
  const cards = action.action === "lay" ? action.cards : [action.card];
  if (cards.some((card) => !hand.includes(card))) return refuse("noSuchCard");
  if (action.action === "discard") return null;
  if (!isPair(action.cards)) return refuse("noPair");
  return hand.length > 2 ? null : refuse("lastCard");
}

function apply(state: PairsState, _seat: Seat, action: PairsAction): PairsState {
  switch (action.action) {
    case "pick":
      return picked(state);
    case "lay":
      return { ...state, draft: [...(state.draft ?? []), action.cards] };
    case "undo":
      return undone(state);
    case "discard":
      return discarded(state, action.card);
  }
}

function setup(players: number, options: PairsOptions, seed: string): PairsState {
  const { hands, pile } = dealtFrom(packsOf(2, ranks, 4), randomFrom(seed), players, HAND);
  const start = { current: 0, turn: 0, hasPicked: false, isOwed: false, draft: null, last: null, winners: null };
  return { options, hands, pile, boards: [[], []], discards: [], ...start };
}

function view(state: PairsState, seat: Seat | null): PairsState {
  const { hands, pile, draft, current } = state;
  return {
    ...state,
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null))),
    pile: pile.map(() => null),
    draft: seat !== null && teamOf(seat) === teamOf(current) ? draft : null,
  };
}

function wait({ winners, isOwed, turn, current, options }: PairsState): Wait | null {
  if (winners) return null;
  if (isOwed) return { turn, seats: [], ms: 0, kind: "pick" };
  return { turn, seats: [current], ms: options.clock ? options.clock * 1_000 : null, kind: "turn" };
}

/** Turns a picked card up; or ends a turn that took too long: what was laid is taken back, and the last card goes. */
function timeout(state: PairsState): PairsState {
  const { winners, isOwed, hasPicked, pile, current } = state;
  if (winners) return state;
  if (isOwed) return given(state, pile.at(-1) ?? null);
  const ended = { ...(hasPicked ? state : given(picked(state), pile.at(-1) ?? null)), draft: null };
  const card = ended.hands[current]?.at(-1);
  if (!card) throw new RangeError("nothing to discard");
  return discarded(ended, card);
}

/** A game made up to try what the melding games ask: packs with twins and jokers, turns of several moves, drafts a partner sees. */
export const pairs: Game<PairsState, PairsAction, PairsOptions> = {
  id: "pairs",
  version: 1,
  options: Options,
  defaults: { seats: 6, pairs: 5, clock: 0 },
  action: Action,
  allows: ({ clock }, visibility) =>
    clock === 0 && visibility !== "private" ? { code: "clockNeeded", rule: "2.4" } : null,
  counts: ({ seats }) => [seats],
  team: teamOf,
  setup,
  check,
  apply,
  view,
  wait,
  timeout,
  outcome({ winners, boards, options }) {
    if (!winners) return null;
    const seats = [...Array(options.seats).keys()];
    const [won, lost] = [true, false].map((does) => seats.filter((seat) => winners.includes(teamOf(seat)) === does));
    const places = [won ?? [], lost ?? []].filter((place) => place.length > 0);
    const scores = seats.map((seat) => boards[teamOf(seat)].length);
    return { places, scores, reason: Math.max(...scores) >= options.pairs ? "pairs" : "empty" };
  },
  levels: ["easy", "good", "strong"],
  pace: { move: [250, 600], turn: [1_500, 2_500] },
  bot,
  shorthand,
};
