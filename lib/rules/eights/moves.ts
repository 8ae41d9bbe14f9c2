import type { Refusal, Seat } from "../game";
import { needsColor, plusAmount, topCard } from "./cards";
import type { Card, EightsAction, EightsOptions, EightsState, LogEntry } from "./state";
import { advanceTurn, seatsLeft } from "./turn";
import { canPlayCard, canStack } from "./what-fits";

const PILE_KEPT = 5;
const LOG_KEPT = 24;
const REVERSES_IN_A_ROW = 4;
/** What it costs to forget the call. */
const FORGOTTEN = 2;

const paragraphs = {
  notYourTurn: "3.1",
  noSuchCard: "3.2",
  noMatch: "4.1",
  chooseColor: "4.4",
  colorNotAsked: "4.5",
  callNotAsked: "9.3",
  reverseLimit: "5.4",
  mustStackOrDraw: "6.2",
  mustStackHigherOrDraw: "6.4",
  mustDraw: "6.5",
  gameOver: "7.4",
} as const;

/** Every reason to refuse a move in this game. */
export type RefusalCode = keyof typeof paragraphs;

/** Every reason to refuse a move, to be worded by the client. */
export const refusalCodes = Object.keys(paragraphs) as readonly RefusalCode[];

const refuse = (code: RefusalCode): Refusal => ({ code, rule: paragraphs[code] });

const mustAnswer = {
  any: "mustStackOrDraw",
  equalOrHigher: "mustStackHigherOrDraw",
  none: "mustDraw",
} as const satisfies Record<EightsOptions["stacking"], RefusalCode>;

const whyNotMove = (state: EightsState, seat: Seat): Refusal | null => {
  if (state.winners.length > 0) return refuse("gameOver");
  return state.current === seat && !state.owed ? null : refuse("notYourTurn");
};

/** Why a card of one's hand cannot be played now, its colour still to be named; null when it can. */
export function whyNot(state: EightsState, seat: Seat, cardIndex: number): Refusal | null {
  const early = whyNotMove(state, seat);
  if (early) return early;
  const card = state.hands[seat]?.[cardIndex];
  if (!card) return refuse("noSuchCard");
  const top = topCard(state.pile);
  const { stacking } = state.options;
  if (state.pendingDraws > 0) return canStack(card, top, stacking) ? null : refuse(mustAnswer[stacking]);
  if (!canPlayCard(card, top, state.color)) return refuse("noMatch");
  if (card.type === "reverse" && state.reverseStackCount >= REVERSES_IN_A_ROW) return refuse("reverseLimit");
  return null;
}

/** Which cards of a hand can be played now. */
export const playable = (state: EightsState, seat: Seat): boolean[] =>
  (state.hands[seat] ?? []).map((_, cardIndex) => whyNot(state, seat, cardIndex) === null);

/** Does the next card that this seat plays leave it with one, which it then has to call? */
export const mustCall = ({ options, hands }: EightsState, seat: Seat): boolean =>
  options.calling === true && hands[seat]?.length === 2;

/** Why a move is not allowed, null when it is. */
export function check(state: EightsState, seat: Seat, action: EightsAction): Refusal | null {
  if (action.action === "draw") return whyNotMove(state, seat);
  const { cardIndex, chosenColor, call } = action;
  const hand = state.hands[seat] ?? [];
  const unplayable = whyNot(state, seat, cardIndex);
  const card = hand[cardIndex];
  if (unplayable || !card) return unplayable;
  if (call && !mustCall(state, seat)) return refuse("callNotAsked");
  if (!needsColor(card)) return chosenColor ? refuse("colorNotAsked") : null;
  return chosenColor || hand.length === 1 ? null : refuse("chooseColor");
}

const logged = (state: EightsState, entry: LogEntry): readonly LogEntry[] => [...state.log, entry].slice(-LOG_KEPT);

/** How far the turn moves on after a card, as the direction it left behind stands. */
function reachOf(card: Card, state: EightsState): number {
  if (card.type !== "skip" && card.type !== "reverse") return 1;
  const others = seatsLeft(state).length - 1;
  if (card.type === "skip") return 1 + Math.min(state.options.preset === "insane" ? 2 : 1, others);
  return card.type === "reverse" && others === 1 ? 2 : 1;
}

/** A play and what is said with it: the colour it names, and “Last card!”. */
type Said = Pick<Extract<EightsAction, { action: "play" }>, "chosenColor" | "call">;

/** Puts a card on the pile and works its effect; a last card has none. Who should have called and did not, draws. */
export function playCard(state: EightsState, seat: Seat, cardIndex: number, { chosenColor, call }: Said): EightsState {
  const played = laidDown(state, seat, cardIndex, chosenColor);
  if (call || !mustCall(state, seat)) return played;
  const drawn = Array.from({ length: FORGOTTEN }, () => null);
  return {
    ...played,
    hands: played.hands.with(seat, [...(played.hands[seat] ?? []), ...drawn]),
    owed: { seat, count: FORGOTTEN },
    log: logged(played, { seat, did: "forgot", count: FORGOTTEN }),
  };
}

function laidDown(
  state: EightsState,
  seat: Seat,
  cardIndex: number,
  chosenColor: Card["chosenColor"] | undefined,
): EightsState {
  const hand = state.hands[seat] ?? [];
  const held = hand[cardIndex];
  if (!held) throw new RangeError("no such card");
  const isLast = hand.length === 1;
  const card = chosenColor && needsColor(held) && !isLast ? { ...held, chosenColor } : held;
  const laid: EightsState = {
    ...state,
    hands: state.hands.with(seat, hand.toSpliced(cardIndex, 1)),
    pile: [...state.pile, card].slice(-PILE_KEPT),
    color: card.color ?? card.chosenColor ?? state.color,
    pendingDraws: 0,
    reverseStackCount: 0,
    log: logged(state, { seat, did: "played", card }),
  };
  if (isLast) return advanceTurn(laid);
  const turned: EightsState =
    card.type === "reverse"
      ? { ...laid, direction: state.direction === 1 ? -1 : 1, reverseStackCount: state.reverseStackCount + 1 }
      : { ...laid, pendingDraws: state.pendingDraws + plusAmount(card) };
  return advanceTurn(turned, reachOf(card, turned));
}

/** Takes one card, or all that are pending, face down until the table deals them. */
export function drawCard(state: EightsState, seat: Seat): EightsState {
  const count = Math.max(1, state.pendingDraws);
  const drawn = Array.from({ length: count }, () => null);
  return advanceTurn({
    ...state,
    hands: state.hands.with(seat, [...(state.hands[seat] ?? []), ...drawn]),
    pendingDraws: 0,
    reverseStackCount: 0,
    owed: { seat, count },
    log: logged(state, { seat, did: "took", count }),
  });
}

/** Takes a seat out of the game; its turn passes on, and a stack aimed at it lapses. */
export function leave(state: EightsState, seat: Seat): EightsState {
  if (state.winners.length > 0 || state.gone[seat] !== false || seatsLeft(state).length === 1) return state;
  const left: EightsState = {
    ...state,
    gone: state.gone.with(seat, true),
    log: logged(state, { seat, did: "left" }),
  };
  return state.current === seat ? advanceTurn({ ...left, pendingDraws: 0 }) : left;
}
