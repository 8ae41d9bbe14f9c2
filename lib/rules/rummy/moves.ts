import type { Refusal, Seat } from "../game";
import type { PackCard } from "../packs";
import { declarationOf, type End, jokerFor, type MeldFault, whyNoMeld, whyNotJoin } from "./melds";
import { isOver } from "./scoring";
import type { Meld, RummyAction, RummyState, Step, TurnTaken } from "./state";
import { FIRST_ROUND, laidNow, mustBeLaid, roundOf } from "./turn";

const LOG_KEPT = 24;
/** So many turns without a meld, an extension or a close end a deal once the discards have been shuffled. */
export const IDLE_TURNS = 60;

const paragraphs = {
  notYourTurn: "3.1",
  noSuchCard: "3.1",
  drawFirst: "3.2",
  drawnAlready: "3.2",
  tooEarly: "3.3",
  discardsClosed: "3.3",
  noDiscard: "3.2",
  mustLay: "3.4",
  notTaken: "3.5",
  undoFirst: "3.5",
  nothingLaid: "3.6",
  tooShort: "4.1",
  onlyJokers: "4.6",
  otherSuit: "4.2",
  notInOrder: "4.2",
  noWrap: "4.4",
  otherRank: "4.5",
  sameSuit: "4.5",
  setFull: "4.5",
  notEnough: "5.1",
  noPure: "5.2",
  keepOne: "5.4",
  declareFirst: "6.1",
  noSuchMeld: "6.1",
  noExchange: "6.5",
  noJokerThere: "6.5",
  notOneLeft: "7.1",
  mustClose: "7.2",
  noScore: "8.8",
  gameOver: "8.9",
} as const;

/** Every reason to refuse a move in this game. */
export type RefusalCode = keyof typeof paragraphs;

/** Every reason to refuse a move, to be worded by the client. */
export const refusalCodes = Object.keys(paragraphs) as readonly RefusalCode[];

export const refuse = (code: RefusalCode): Refusal => ({ code, rule: paragraphs[code] });

const refuseMeld = (fault: MeldFault | null): Refusal | null => fault && refuse(fault);

type Hand = readonly (PackCard | null)[];

const holdsAll = (hand: Hand, cards: readonly PackCard[]) =>
  new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));

/** Why cards cannot be laid: not in the hand, or the last of it. */
function whyNotSpend(hand: Hand, cards: readonly PackCard[]): Refusal | null {
  if (!holdsAll(hand, cards)) return refuse("noSuchCard");
  return hand.length > cards.length ? null : refuse("keepOne");
}

function whyNotDraw(state: RummyState, from: "pile" | "discards"): Refusal | null {
  if (state.picked !== null) return refuse("drawnAlready");
  if (from === "pile") return null;
  if (roundOf(state) < FIRST_ROUND) return refuse("discardsClosed");
  return state.discards.length > 0 ? null : refuse("noDiscard");
}

function whyNotPutBack({ taken, draft }: RummyState): Refusal | null {
  if (taken === null) return refuse("notTaken");
  return draft === null ? null : refuse("undoFirst");
}

function whyNotLay(state: RummyState, melds: readonly Meld[]): Refusal | null {
  const { hand, declared } = laidNow(state);
  const faulty = melds.map(whyNoMeld).find((fault) => fault !== null);
  if (faulty) return refuse(faulty);
  const spent = whyNotSpend(
    hand,
    melds.flatMap(({ cards }) => cards),
  );
  if (spent || declared) return spent;
  const { missing, pure } = declarationOf(melds);
  if (missing > 0) return refuse("notEnough");
  return pure ? null : refuse("noPure");
}

function whyNotExtend(state: RummyState, place: number, card: PackCard, end: End): Refusal | null {
  const { hand, melds, declared } = laidNow(state);
  if (!declared) return refuse("declareFirst");
  const meld = melds[place];
  if (!meld) return refuse("noSuchMeld");
  return whyNotSpend(hand, [card]) ?? refuseMeld(whyNotJoin(meld, card, end));
}

function whyNotExchange(state: RummyState, place: number, card: PackCard): Refusal | null {
  if (!state.options.exchange) return refuse("noExchange");
  const { hand, melds, declared } = laidNow(state);
  if (!declared) return refuse("declareFirst");
  const meld = melds[place];
  if (!meld) return refuse("noSuchMeld");
  if (!hand.includes(card)) return refuse("noSuchCard");
  return jokerFor(meld, card) < 0 ? refuse("noJokerThere") : null;
}

function whyNotStep(state: RummyState, step: Step): Refusal | null {
  if (roundOf(state) < FIRST_ROUND) return refuse("tooEarly");
  switch (step.action) {
    case "lay":
      return whyNotLay(state, step.melds);
    case "extend":
      return whyNotExtend(state, step.meld, step.card, step.end);
    case "exchange":
      return whyNotExchange(state, step.meld, step.card);
  }
}

function whyNotEnd(state: RummyState, card: PackCard, closes: boolean): Refusal | null {
  const { hand } = laidNow(state);
  if (!hand.includes(card)) return refuse("noSuchCard");
  if (mustBeLaid(state)) return refuse("mustLay");
  if (closes) return hand.length === 1 ? null : refuse("notOneLeft");
  return hand.length > 1 ? null : refuse("mustClose");
}

/** Why a move is not allowed, null when it is. */
export function check(state: RummyState, seat: Seat, action: RummyAction): Refusal | null {
  if (isOver(state)) return refuse("gameOver");
  if (action.action === "seen") return state.asked?.includes(seat) && !state.owed ? null : refuse("noScore");
  if (state.asked || state.owed || state.current !== seat) return refuse("notYourTurn");
  if (action.action === "draw") return whyNotDraw(state, action.from);
  if (state.picked === null) return refuse("drawFirst");
  switch (action.action) {
    case "putBack":
      return whyNotPutBack(state);
    case "undo":
      return state.draft === null ? refuse("nothingLaid") : null;
    case "discard":
    case "close":
      return whyNotEnd(state, action.card, action.action === "close");
    default:
      return whyNotStep(state, action);
  }
}

/** The state with a card drawn, which the table has yet to turn up where it comes from the pile. */
export function drawn(state: RummyState, from: "pile" | "discards"): RummyState {
  const { hands, current, discards, pile } = state;
  const hand = hands[current] ?? [];
  if (from === "pile") {
    if (pile.length === 0) return { ...state, picked: "nothing" };
    return { ...state, picked: "pile", owed: "card", hands: hands.with(current, [...hand, null]) };
  }
  const taken = discards.at(-1) ?? null;
  const after = { discards: discards.slice(0, -1), hands: hands.with(current, [...hand, taken]) };
  return { ...state, ...after, picked: "discards", taken };
}

/** Turns the drawn card up for whoever drew it. */
export function turnedUp(state: RummyState): RummyState {
  const { hands, current, pile } = state;
  const hand = [...(hands[current] ?? []).slice(0, -1), pile.at(-1) ?? null];
  return { ...state, owed: null, pile: pile.slice(0, -1), hands: hands.with(current, hand) };
}

/** The state with the card that was taken on the discards again. */
export function putBack(state: RummyState): RummyState {
  const { hands, current, discards, taken } = state;
  const hand = (hands[current] ?? []).filter((card) => card !== taken);
  const after = { hands: hands.with(current, hand), discards: taken ? [...discards, taken] : discards };
  return { ...state, ...after, picked: null, taken: null };
}

function undone(state: RummyState): RummyState {
  const left = state.draft?.slice(0, -1) ?? [];
  return { ...state, draft: left.length > 0 ? left : null };
}

/** What the table still has to do after a turn. */
function owedAfter(pile: number, discards: number, idle: number | null): RummyState["owed"] {
  if (idle !== null && idle >= IDLE_TURNS) return "score";
  return pile === 0 && discards > 1 ? "shuffle" : null;
}

/** Ends the turn with a card of the hand, or with none where a last card is kept. */
export function ended(state: RummyState, card: PackCard | null, closes = false): RummyState {
  const { hands, current, declared, draft, turn, log, picked, taken } = state;
  const { melds, hand, declared: hasDeclared } = laidNow(state);
  const discards = card === null || closes ? state.discards : [...state.discards, card];
  const idle = state.idle === null || draft !== null ? state.idle && 0 : state.idle + 1;
  const entry: TurnTaken = {
    ...{ seat: current, round: roundOf(state), picked: picked ?? "nothing", taken, laid: draft ?? [] },
    ...{ discarded: closes ? null : card, closed: closes },
  };
  return {
    ...state,
    hands: hands.with(
      current,
      hand.filter((held) => held === null || held !== card),
    ),
    discards,
    closing: closes ? { seat: current, card } : null,
    melds,
    declared: hasDeclared ? declared.with(current, declared[current] ?? turn) : declared,
    ...{ picked: null, taken: null, draft: null, turn: turn + 1, idle },
    current: closes ? current : (current + 1) % hands.length,
    owed: closes ? "score" : owedAfter(state.pile.length, discards.length, idle),
    log: [...log, entry].slice(-LOG_KEPT),
  };
}

/** The state after a move that `check` let pass. */
export function apply(state: RummyState, seat: Seat, action: RummyAction): RummyState {
  switch (action.action) {
    case "draw":
      return drawn(state, action.from);
    case "putBack":
      return putBack(state);
    case "undo":
      return undone(state);
    case "discard":
      return ended(state, action.card);
    case "close":
      return ended(state, action.card, true);
    case "seen": {
      const asked = state.asked?.filter((other) => other !== seat) ?? [];
      return asked.length > 0 ? { ...state, asked } : { ...state, asked, owed: "deal", turn: state.turn + 1 };
    }
    default:
      return { ...state, draft: [...(state.draft ?? []), action] };
  }
}
