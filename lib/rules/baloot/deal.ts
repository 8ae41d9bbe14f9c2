import type { Seat } from "../game";
import { randomFrom } from "../random";
import { type Card, deck } from "./cards";
import type { BalootOptions } from "./options";
import { actingOrder, seatAfter, seats } from "./seats";
import type { BalootState, Deal, Thrown } from "./state";
import { ask } from "./turn";

const FULL = 8;

const freshDeal = (dealer: Seat): Deal => ({
  dealer,
  faceUp: null,
  round: 1,
  bids: [],
  contract: null,
  raises: [],
  tricks: [],
  projects: [[], [], [], []],
  counted: null,
  sawa: null,
  verdict: null,
});

/** A match before its first cards, its first dealer chosen by the seed. */
export function startMatch(options: BalootOptions, seed: string): BalootState {
  return {
    options,
    phase: "deal",
    turn: 0,
    turns: 0,
    asked: [],
    held: null,
    hands: [[], [], [], []],
    deal: freshDeal(randomFrom(seed).pick(seats)),
    qayd: null,
    qaydSpent: [false, false],
    thrown: [],
    late: null,
    scores: [0, 0],
    deals: [],
    winner: null,
  };
}

/** Gathers the cards; the deal moves one seat on. */
export const nextDeal = (state: BalootState): BalootState =>
  ask(
    {
      ...state,
      hands: [[], [], [], []],
      deal: freshDeal(seatAfter(state.deal.dealer)),
      qayd: null,
      qaydSpent: [false, false],
      held: null,
    },
    "deal",
  );

/** Throws a deal in: nobody scores, and once everybody has seen why, the next dealer deals. */
export const thrownIn = (state: BalootState, thrown: Thrown): BalootState =>
  ask(state, "thrown", [], { thrown: [...state.thrown, thrown] });

/** Three and two cards to each from the dealer's right, and the 21st face up. */
export function firstDeal(state: BalootState, seed: string): BalootState {
  const pack = randomFrom(seed).shuffled(deck);
  const hands: Card[][] = [[], [], [], []];
  for (const packet of [3, 2])
    for (const seat of actingOrder(state.deal.dealer)) hands[seat]?.push(...pack.splice(0, packet));
  return ask({ ...state, hands, deal: { ...state.deal, faceUp: pack[0] ?? null } }, "dealt");
}

/** The public card and two more to its taker, three to everybody else, out of what is not out yet. */
export function finalDeal(state: BalootState, seed: string): BalootState {
  const { deal, hands } = state;
  const { faceUp, contract } = deal;
  if (!faceUp || !contract) throw new RangeError("nothing has been bought");
  const out = new Set([faceUp, ...hands.flat()]);
  const pack = randomFrom(seed).shuffled(deck.filter((card) => !out.has(card)));
  const full = [...hands];
  for (const seat of actingOrder(deal.dealer)) {
    const held = [...(hands[seat] ?? []), ...(seat === contract.taker ? [faceUp] : [])];
    full[seat] = [...held, ...pack.splice(0, FULL - held.length)];
  }
  // It is dealt in the same moment as the last bid, which may have been silence.
  return ask({ ...state, hands: full }, "ready", [], { late: state.late });
}
