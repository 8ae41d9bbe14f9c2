import type { Refusal, Seat } from "../game";
import { faceOf, isJoker, type PackCard } from "../packs";
import { type End, endsFor, exchanged, joined, jokerFor, type MeldFault, meldsOf, whyNoMeld } from "./melds";
import { apply, check } from "./moves";
import type { Meld, RummyState, Step } from "./state";
import { FIRST_ROUND, type Laid, laidNow, roundOf } from "./turn";

/** One way to put cards on the table: the steps it takes, and the meld as it then lies. */
export interface Way {
  readonly steps: readonly Step[];
  readonly meld: Meld;
}

/** A meld on the table that takes all of some cards, and how. */
export interface Target {
  readonly place: number;
  readonly kind: "extend" | "exchange";
  readonly ways: readonly [Way, ...Way[]];
}

/** Melds that look alike are one: which of two jokers lies where says nothing. */
const looks = ({ kind, cards }: Meld) => `${kind} ${cards.map(faceOf).join(" ")}`;

const unlike = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ meld }, index) => ways.findIndex((other) => looks(other.meld) === looks(meld)) === index);

/** Every way in which all these cards join a meld; a natural card has one place, so jokers come where none fits. */
function joins(meld: Meld, place: number, cards: readonly PackCard[]): readonly Way[] {
  if (cards.length === 0) return [{ steps: [], meld }];
  const card = cards.find((one) => !isJoker(one) && endsFor(meld, one).length > 0) ?? cards.find(isJoker);
  if (!card) return [];
  const others = cards.filter((other) => other !== card);
  return endsFor(meld, card).flatMap((end) =>
    joins(joined(meld, card, end), place, others).map((way): Way => {
      return { steps: [{ action: "extend", meld: place, card, end }, ...way.steps], meld: way.meld };
    }),
  );
}

function swap(meld: Laid["melds"][number], place: number, [card, more]: readonly PackCard[]): readonly Way[] {
  const index = card && more === undefined ? jokerFor(meld, card) : -1;
  if (!card || index < 0) return [];
  return [{ steps: [{ action: "exchange", meld: place, card }], meld: exchanged(meld, index, card) }];
}

/** Every meld on the table that takes all of these cards of the hand of whoever is on turn. */
export function targetsFor(state: RummyState, cards: readonly PackCard[]): readonly Target[] {
  const { melds, hand, declared } = laidNow(state);
  if (cards.length === 0 || !declared || state.picked === null || state.owed || roundOf(state) < FIRST_ROUND) return [];
  return melds.flatMap((meld, place): Target[] => {
    const [added, ...more] = hand.length > cards.length ? unlike(joins(meld, place, cards)) : [];
    if (added) return [{ place, kind: "extend", ways: [added, ...more] }];
    const [swapped] = state.options.exchange ? swap(meld, place, cards) : [];
    return swapped ? [{ place, kind: "exchange", ways: [swapped] }] : [];
  });
}

const endsOf = ({ kind }: Meld): readonly End[] => (kind === "set" ? ["set"] : ["high", "low"]);

/** Why a meld does not take these cards; null where it does. */
export function whyNotAt(state: RummyState, seat: Seat, place: number, cards: readonly PackCard[]): Refusal | null {
  let now = state;
  for (const card of cards) {
    const meld = laidNow(now).melds[place];
    const tries = (meld ? endsOf(meld) : (["high"] as const)).map((end) => {
      const step: Step = { action: "extend", meld: place, card, end };
      return { step, refusal: check(now, seat, step) };
    });
    const open = tries.find(({ refusal }) => refusal === null);
    if (!open) return tries[0]?.refusal ?? null;
    now = apply(now, seat, open.step);
  }
  return null;
}

/** Every meld these cards make that looks unlike the others, the one worth most first. */
export const meldsSeen = (cards: readonly PackCard[]): readonly Meld[] =>
  unlike(meldsOf(cards).map((meld) => ({ steps: [], meld }))).map(({ meld }) => meld);

/** Why cards make no meld in any order; null where they do. */
export function whyNoMeldOf(cards: readonly PackCard[]): MeldFault | null {
  if (meldsOf(cards).length > 0) return null;
  const ranks = new Set(cards.filter((card) => !isJoker(card)).map((card) => faceOf(card).slice(0, -1)));
  return whyNoMeld({ kind: ranks.size === 1 ? "set" : "run", cards: [...cards] });
}
