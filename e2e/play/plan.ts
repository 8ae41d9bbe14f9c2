import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  colors,
  type EightsAction,
  type EightsOptions,
  type EightsState,
  eights,
  needsColor,
  playable,
} from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import { seedAfter } from "../rooms/seeds";

/** One turn of a game that is known before it is played. */
export interface PlannedTurn {
  readonly seat: Seat;
  readonly action: EightsAction;
  readonly before: EightsState;
  readonly after: EightsState;
}

/** A game that an arranged table of people plays from this seed, if everybody does as planned. */
export interface Plan {
  readonly seed: string;
  readonly first: EightsState;
  readonly turns: readonly PlannedTurn[];
  readonly last: EightsState;
}

const seedNumber = (number: number) => bytesToHex(sha256(utf8ToBytes(`deal ${number}`)));

/** The first card that fits in the colour one holds most of, else a draw. */
function nextAction(state: EightsState): EightsAction {
  const { current } = state;
  const cardIndex = playable(state, current).indexOf(true);
  const hand = state.hands[current] ?? [];
  const card = hand[cardIndex];
  if (!card) return { action: "draw" };
  const others = hand.toSpliced(cardIndex, 1);
  if (!needsColor(card) || others.length === 0) return { action: "play", cardIndex };
  const count = (color: string) => others.filter((other) => other?.color === color).length;
  const [chosenColor = "red"] = [...colors].sort((one, other) => count(other) - count(one));
  return { action: "play", cardIndex, chosenColor };
}

function planned(players: number, options: EightsOptions, seed: string, most: number): Plan {
  const first = eights.setup(players, options, seed);
  const turns: PlannedTurn[] = [];
  let state = first;
  let next = seed;
  while (turns.length < most && state.winners.length === 0) {
    const [before, seat, action] = [state, state.current, nextAction(state)];
    state = eights.apply(state, seat, action);
    if (state.owed) {
      next = seedAfter(next);
      state = eights.timeout(state, next);
    }
    turns.push({ seat, action, before, after: state });
  }
  return { seed, first, turns, last: state };
}

const found = (what: string) => (seed: string | undefined) => {
  if (!seed) throw new Error(`no ${what} like that`);
  return seed;
};
const seeds = Array.from({ length: 20_000 }, (_, number) => number);

/** The seed of a deal that suits a test. */
export function dealWhere(players: number, options: EightsOptions, suits: (first: EightsState) => boolean): string {
  const number = seeds.find((number) => suits(eights.setup(players, options, seedNumber(number))));
  return found("deal")(number === undefined ? undefined : seedNumber(number));
}

/** A whole game of at most so many turns that suits a test. */
export function planWhere(players: number, options: EightsOptions, most: number, suits: (plan: Plan) => boolean): Plan {
  for (const number of seeds) {
    const plan = planned(players, options, seedNumber(number), most);
    if (plan.last.winners.length > 0 && suits(plan)) return plan;
  }
  throw new Error("no game like that");
}
