import type { Seat } from "../game";
import { faceOf, type HeldPackCard, isJoker, type PackCard } from "../packs";
import { exchanged, joined, jokerFor } from "./melds";
import type { LaidMeld, RummyState, Step } from "./state";

/** Nothing is declared, and nothing taken from the discards, before this round. */
export const FIRST_ROUND = 4;

/** Rounds of a deal count from 1: one is over once everybody has had a turn. */
export const roundOf = ({ turn, dealtAt, hands }: RummyState): number =>
  1 + Math.floor((turn - dealtAt) / hands.length);

/** How things lie in the turn that is being played. */
export interface Laid {
  readonly melds: readonly LaidMeld[];
  /** The hand of whoever is on turn. */
  readonly hand: readonly HeldPackCard[];
  readonly declared: boolean;
}

/** A hand without these cards; where it lies face down, without as many. */
function without(hand: readonly HeldPackCard[], spent: readonly PackCard[]): readonly HeldPackCard[] {
  const left = hand.filter((held) => held === null || !spent.includes(held));
  return left.slice(0, hand.length - spent.length);
}

function stepped({ melds, hand, declared }: Laid, step: Step, by: Seat): Laid {
  if (step.action === "lay") {
    const spent = step.melds.flatMap(({ cards }) => cards);
    const laid = step.melds.map((meld): LaidMeld => ({ ...meld, by }));
    return { melds: [...melds, ...laid], hand: without(hand, spent), declared: true };
  }
  const meld = melds[step.meld];
  if (!meld) return { melds, hand, declared };
  const left = without(hand, [step.card]);
  if (step.action === "extend") {
    const longer = { ...joined(meld, step.card, step.end), by: meld.by };
    return { melds: melds.with(step.meld, longer), hand: left, declared };
  }
  const index = jokerFor(meld, step.card);
  const joker = meld.cards[index];
  if (!joker || !isJoker(joker)) return { melds, hand, declared };
  return { melds: melds.with(step.meld, exchanged(meld, index, step.card)), hand: [...left, joker], declared };
}

/** How things lie with these steps taken by whoever is on turn. */
const laidWith = (state: RummyState, steps: readonly Step[]): Laid => {
  const { melds, hands, declared, current } = state;
  const before: Laid = { melds, hand: hands[current] ?? [], declared: (declared[current] ?? null) !== null };
  return steps.reduce((laid, step) => stepped(laid, step, current), before);
};

/** How things lie now, with what the player on turn has laid so far. */
export const laidNow = (state: RummyState): Laid => laidWith(state, state.draft ?? []);

/** The cards a step puts on the table. */
export const laidBy = (step: Step): readonly PackCard[] =>
  step.action === "lay" ? step.melds.flatMap(({ cards }) => cards) : [step.card];

/** Does the card that was taken from the discards still have to be laid? Its twin does as well: nobody can tell them apart. */
export function mustBeLaid(state: RummyState): boolean {
  const { taken, draft } = state;
  if (taken === null) return false;
  // A joker that was laid and exchanged for a card of the hand is in the hand again.
  const { hand } = laidNow(state);
  const laid = (draft ?? []).flatMap(laidBy).filter((card) => !hand.includes(card));
  return !laid.some((card) => faceOf(card) === faceOf(taken));
}
