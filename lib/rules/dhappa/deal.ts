import type { Seat } from "../game";
import { dealtFrom } from "../packs";
import { type Random, randomFrom } from "../random";
import { deck, handSize } from "./cards";
import type { DhappaOptions, DhappaState } from "./state";

/** All that a deal begins with but its turn. */
function dealt(options: DhappaOptions, first: Seat, random: Random) {
  const { hands, pile } = dealtFrom(deck, random, options.seats, handSize(options));
  const nobody = hands.map(() => false);
  return {
    ...{ first, hands, pile: pile.slice(0, -1), discards: pile.slice(-1), burned: [], boards: [[], []] as const },
    ...{ opened: nobody, phase: "turn" as const, current: first, pick: null, isOwed: false, draft: null },
    ...{ log: [], seen: nobody },
  };
}

/** The first state of a match: who begins is drawn by lot. */
export function setup(players: number, options: DhappaOptions, seed: string): DhappaState {
  const random = randomFrom(seed);
  const first = random.below(players);
  return { options, ended: [], ...dealt(options, first, random), turn: 0, winner: null };
}

/** The next deal, begun by the next seat. */
export function dealtAgain(state: DhappaState, seed: string): DhappaState {
  const { options, first, turn } = state;
  return { ...state, ...dealt(options, (first + 1) % options.seats, randomFrom(seed)), turn: turn + 1 };
}
