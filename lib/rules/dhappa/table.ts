import type { Seat } from "../game";
import type { HeldPackCard, PackCard } from "../packs";
import { type Board, type Effect, effectsOf, isOpening, meldsAfter } from "./effects";
import { handAfter, type Position } from "./position";
import type { DhappaState, Meld, Team } from "./state";

export const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1);

/** The plays of a draft with all that came of them. */
interface Drafted {
  readonly board: Board;
  readonly effects: readonly Effect[];
}

/** What was found of states that are still in use: each is asked many times, and a play leads on from the one before it. */
const found = new WeakMap<DhappaState, Drafted>();

const withEffect = ({ board, effects }: Drafted, effect: Effect): Drafted => ({
  board: { melds: meldsAfter(board.melds, effect), hasOpened: board.hasOpened || isOpening(effect) },
  effects: [...effects, effect],
});

/** Plays that the rules let pass have one meaning. */
function draftOn(state: DhappaState): Drafted {
  const known = found.get(state);
  if (known) return known;
  const { current, opened, boards, draft, options } = state;
  let drafted: Drafted = {
    board: { melds: boards[teamOf(current)], hasOpened: opened[current] ?? false },
    effects: [],
  };
  for (const play of draft ?? []) {
    const ways = effectsOf(drafted.board, play, options);
    if (typeof ways === "string" || !ways[0]) throw new RangeError(`no such play: ${play.action}`);
    drafted = withEffect(drafted, ways[0]);
  }
  found.set(state, drafted);
  return drafted;
}

/** The state with one more play in its draft. */
export function withPlay(state: DhappaState, effect: Effect): DhappaState {
  const next = { ...state, draft: [...(state.draft ?? []), effect.play] };
  found.set(next, withEffect(draftOn(state), effect));
  return next;
}

/** A team's melds with what its player on turn has laid so far, as far as it is seen here. */
export const boardOf = (state: DhappaState, team: Team): readonly Meld[] =>
  team === teamOf(state.current) ? draftOn(state).board.melds : state.boards[team];

/** The cards a seat holds in the turn that is being played. */
export function handOf(state: DhappaState, seat: Seat): readonly HeldPackCard[] {
  const hand = state.hands[seat] ?? [];
  if (seat !== state.current || !state.draft) return hand;
  if (hand.includes(null)) return hand.slice(0, sizeAfter(state, hand.length)).map(() => null);
  return draftOn(state).effects.reduce<readonly HeldPackCard[]>(handAfter, hand);
}

/** How many cards are left of a hand that lies face down. */
const sizeAfter = (state: DhappaState, size: number): number =>
  draftOn(state).effects.reduce((left, { play, freed }) => {
    const spent = play.action === "move" ? 0 : "cards" in play ? play.cards.length : 1;
    return left - spent + (freed ? 1 : 0);
  }, size);

/** Has a seat laid a pure meld in this deal, as far as it is seen here? */
export const hasOpened = (state: DhappaState, seat: Seat): boolean =>
  seat === state.current ? draftOn(state).board.hasOpened : (state.opened[seat] ?? false);

/** What the player on turn has to play with, as they see it. */
export function positionOf(state: DhappaState): Position {
  const { board, effects } = draftOn(state);
  const held = state.hands[state.current] ?? [];
  const hand = effects.reduce<readonly HeldPackCard[]>(handAfter, held);
  return { ...board, hand: hand.filter((card): card is PackCard => card !== null) };
}

/** The same before anything was played in this turn. */
export const positionBefore = (state: DhappaState): Position => positionOf({ ...state, draft: null });

/** The card that must lie on the table before the turn can end, null where there is none. */
export const deepestOf = ({ pick }: DhappaState): PackCard | null =>
  pick?.from === "discards" ? (pick.cards[0] ?? null) : null;

/** Does that card still have to be laid? */
export function isDeepestOwed(state: DhappaState, { melds }: Pick<Position, "melds">): boolean {
  const deepest = deepestOf(state);
  return deepest !== null && !melds.some(({ cards }) => cards.includes(deepest));
}
