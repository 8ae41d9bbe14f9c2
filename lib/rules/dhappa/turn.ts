import type { Seat } from "../game";
import type { HeldPackCard, PackCard } from "../packs";
import { isTwo } from "./cards";
import type { DealEnd, DhappaState, Meld, Team, Turn } from "./state";
import { boardOf, handOf, hasOpened, teamOf } from "./table";

const LOG_KEPT = 24;
/** Deals drawn one after another that end a match. */
const DRAWN = 3;

/** The state with one more card in the hand of whoever is on turn, which the table has yet to turn up for them. */
export function drawn(state: DhappaState): DhappaState {
  const { hands, current } = state;
  return {
    ...state,
    pick: { from: "pile" },
    isOwed: true,
    hands: hands.with(current, [...(hands[current] ?? []), null]),
  };
}

/** The state with the card that was drawn in its hand. */
export function given(state: DhappaState): DhappaState {
  const { hands, current, pile } = state;
  const card: HeldPackCard = pile.at(-1) ?? null;
  const hand = [...(hands[current] ?? []).slice(0, -1), card];
  return { ...state, isOwed: false, pile: pile.slice(0, -1), hands: hands.with(current, hand) };
}

/** The state with the top so many of the discards in the hand of whoever is on turn. */
export function taken(state: DhappaState, depth: number): DhappaState {
  const { hands, current, discards } = state;
  const cards = discards.slice(-depth);
  return {
    ...state,
    pick: { from: "discards", cards },
    discards: discards.slice(0, -depth),
    hands: hands.with(current, [...(hands[current] ?? []), ...cards]),
  };
}

/** The state without the last play of the draft, or without any. */
export function undone(state: DhappaState, all: boolean): DhappaState {
  const left = all ? [] : (state.draft ?? []).slice(0, -1);
  return { ...state, draft: left.length > 0 ? left : null };
}

const withBoard = ({ boards }: DhappaState, team: Team, own: readonly Meld[]): DhappaState["boards"] =>
  team === 0 ? [own, boards[1]] : [boards[0], own];

/** Ends the turn: what was played stands, and the card lies on the discards, or burns them; null where none can. */
export function ended(state: DhappaState, card: PackCard | null): DhappaState {
  const { current, hands, discards, burned, opened, pick, draft, turn, log, options } = state;
  const held = handOf(state, current);
  const hand = card === null ? held : held.filter((one) => one !== card);
  const isDhappa = card !== null && isTwo(card);
  const pile = card === null ? discards : [...discards, card];
  const entry: Turn | null = pick && {
    ...{ seat: current, pick, plays: draft ?? [], discard: card, burned: isDhappa ? pile.length : 0 },
  };
  const after: DhappaState = {
    ...state,
    hands: hands.with(current, hand),
    boards: withBoard(state, teamOf(current), boardOf(state, teamOf(current))),
    opened: opened.with(current, hasOpened(state, current)),
    discards: isDhappa ? [] : pile,
    burned: isDhappa ? [...burned, ...pile] : burned,
    log: entry ? [...log, entry].slice(-LOG_KEPT) : log,
    ...{ pick: null, draft: null, turn: turn + 1, current: (current + 1) % options.seats },
  };
  if (hand.length === 0) return dealEnded(after, current);
  return state.pile.length === 0 ? dealEnded(after, null) : after;
}

/** The deals each team has won. */
export const dealsWon = (deals: readonly DealEnd[]): readonly [number, number] => {
  const by = (team: Team) => deals.filter(({ winner }) => winner !== null && teamOf(winner) === team).length;
  return [by(0), by(1)];
};

function dealEnded(state: DhappaState, winner: Seat | null): DhappaState {
  const deals = [...state.ended, { winner, left: state.hands.map(({ length }) => length) }];
  const [one, other] = dealsWon(deals);
  const isWon = Math.max(one, other) === state.options.deals;
  const isStuck = deals.length >= DRAWN && deals.slice(-DRAWN).every((deal) => deal.winner === null);
  if (!isWon && !isStuck) return { ...state, ended: deals, phase: "sheet" };
  const won = one === other ? "nobody" : one > other ? 0 : 1;
  return { ...state, ended: deals, phase: "over", winner: won };
}

/** The state with one more who is done with the sheet; after the last of them the next deal is due. */
export function sheetSeen(state: DhappaState, seat: Seat): DhappaState {
  const seen = state.seen.with(seat, true);
  return seen.every(Boolean) ? sheetClosed({ ...state, seen }) : { ...state, seen };
}

export const sheetClosed = (state: DhappaState): DhappaState => ({ ...state, phase: "deal", turn: state.turn + 1 });
