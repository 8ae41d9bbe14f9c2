import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { beginBidding } from "../bidding/bidding";
import { beginDoubling } from "../bidding/doubling";
import { type Card, deck, type Suit, strength, suitOf } from "../cards";
import { startMatch } from "../deal";
import { apply, check, timeout } from "../moves";
import { type BalootOptions, defaults } from "../options";
import type { PlayedDeal } from "../scoring/scoring";
import type { BalootAction, BalootState, Contract, Deal, Trick } from "../state";
import { ask } from "../turn";
import { wait } from "../wait-times";

// Scenes for tests to begin in the middle of.

/** Cards by their names: `cards("AS 10H")`. */
export function cards(names: string): Card[] {
  return names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      const card = deck.find((other) => other === name);
      if (!card) throw new RangeError(`no card is called ${name}`);
      return card;
    });
}

/** Four whole hands: the one weak all over, and in each other suits that are strong. */
export const fourHands = [
  "7S 8S 9S 7H 8H 9H 7D 8D",
  "AS KS QS 9D 10D JD QD KD",
  "JH QH KH AH 10H 10S JS AD",
  "7C 8C 9C 10C JC QC KC AC",
] as const;

/** South deals unless told otherwise, so that East, seat 1, is the first to speak and to lead. */
const DEALER = 0;

/** A sun or a hokum bought by a seat. */
export const contractOf = (buyer: Seat, trump: Suit | null = null, taker = buyer): Contract => ({
  kind: trump === null ? "sun" : "hokum",
  trump,
  buyer,
  taker,
});

interface Scene {
  readonly options?: Partial<BalootOptions>;
  readonly dealer?: Seat;
  readonly scores?: BalootState["scores"];
  readonly deal?: Partial<Deal>;
}

function scene({ options, dealer = DEALER, scores = [0, 0], deal }: Scene): BalootState {
  const state = startMatch({ ...defaults, ...options }, seedOf(1));
  return { ...state, scores, deal: { ...state.deal, dealer, ...deal } };
}

/** The bidding, with these hands of five (seats 0 to 3) and this public card. */
export const bidding = (faceUp: string, hands: readonly string[] = [], more: Scene = {}): BalootState => {
  const [card = null] = cards(faceUp);
  const state = scene(more);
  const given = [0, 1, 2, 3].map((seat) => cards(hands[seat] ?? ""));
  const out = new Set<Card | null>([card, ...given.flat()]);
  const rest = deck.filter((other) => !out.has(other));
  const dealt = given.map((hand) => (hand.length > 0 ? hand : rest.splice(0, 5)));
  return beginBidding({ ...state, hands: dealt, deal: { ...state.deal, faceUp: card } });
};

/** The doubling, with these hands of eight. */
export const doubling = (contract: Contract, hands: readonly string[], more: Scene = {}): BalootState => {
  const state = scene({ ...more, deal: { ...more.deal, contract } });
  return beginDoubling(ask({ ...state, hands: hands.map(cards) }, "ready"));
};

/** The play, with these hands and nobody having doubled unless the deal says so. */
export function playing(contract: Contract, hands: readonly string[], more: Scene = {}): BalootState {
  const state = scene({ ...more, deal: { ...more.deal, contract } });
  const leader = (state.deal.dealer + 1) % 4;
  const deal = { ...state.deal, tricks: [{ leader, cards: [], akka: false }], ...more.deal };
  return ask({ ...state, hands: hands.map(cards), deal }, "playing", [leader]);
}

/** The table's own steps, deals from fixed seeds among them, until somebody is asked or the match is over. */
export function settled(state: BalootState): BalootState {
  let now = state;
  for (let next = wait(now); next?.seats.length === 0; next = wait(now)) now = timeout(now, seedOf(now.turns));
  return now;
}

/** The state after actions, each by its seat, every one allowed; the table does its own steps in between. */
export function following(state: BalootState, ...moves: readonly (readonly [Seat, BalootAction])[]): BalootState {
  return moves.reduce((now, [seat, action]) => {
    const refusal = check(now, seat, action);
    if (refusal) throw new RangeError(`seat ${seat} ${JSON.stringify(action)}: ${refusal.code}`);
    return settled(apply(now, seat, action));
  }, state);
}

/** The state after these cards, each by whoever is on turn. */
export const played = (state: BalootState, names: string): BalootState =>
  cards(names).reduce((now, card) => following(now, [now.asked[0] ?? -1, { action: "play", card }]), state);

export const bid = (seat: Seat, said: "pass" | "sun" | "ashkal" | Suit): readonly [Seat, BalootAction] =>
  said === "pass" || said === "sun" || said === "ashkal"
    ? [seat, { action: "bid", bid: said }]
    : [seat, { action: "bid", bid: "hokum", suit: said }];

/** A seat lets a bid go by. */
export const pass = (seat: Seat) => bid(seat, "pass");

/** A trick its leader wins: the strongest card first. */
function wonBy(leader: Seat, names: string, trump: Suit | null): Trick {
  const [first, ...rest] = cards(names);
  if (!first || rest.some((card) => strength(card, suitOf(first), trump) > strength(first, suitOf(first), trump)))
    throw new RangeError(`${names} is not won by its first card`);
  return { leader, cards: [first, ...rest], akka: false };
}

/** A hand that is over: each trick by the seat that led and won it, `[seat, cards]`, in order. */
export function finishedDeal(
  contract: Contract,
  tricks: readonly (readonly [Seat, string])[],
  more: Partial<PlayedDeal> = {},
): PlayedDeal {
  return {
    ...scene({}).deal,
    contract,
    projects: [[], [], [], []],
    left: [[], [], [], []],
    thrown: [],
    ...more,
    tricks: tricks.map(([seat, names]) => wonBy(seat, names, contract.trump)),
  };
}

/** The end of a hand: these cards are left, all others lie in tricks already played, in no sensible order. */
export function ending(contract: Contract, hands: readonly string[], leader: Seat, more: Scene = {}): BalootState {
  const held = hands.map(cards);
  const gone = deck.filter((card) => !held.flat().includes(card));
  const tricks = Array.from({ length: gone.length / 4 }, (_, index) => ({
    leader: 0,
    cards: gone.slice(4 * index, 4 * index + 4),
    akka: false,
  }));
  const state = scene({
    ...more,
    deal: { contract, tricks: [...tricks, { leader, cards: [], akka: false }], ...more.deal },
  });
  return ask({ ...state, hands: held }, "playing", [leader]);
}
