import type { Suit } from "../cards";
import { isJoker, type PackCard, packRankOf } from "../packs";
import { byRankAndSuit, isTwo, isWild, naturalSuit, placeOf } from "./cards";
import { effectsOf } from "./effects";
import { whyNotDiscard } from "./position";
import { planFor } from "./search";
import type { DhappaOptions, DhappaState, Meld } from "./state";
import { deepestOf, positionBefore, positionOf } from "./table";
import { drawn, ended, given } from "./turn";

/** How many of the team's melds take a card as they lie. */
export function takersOf(melds: readonly Meld[], card: PackCard, rules: Pick<DhappaOptions, "duplicates">): number {
  const board = { melds, hasOpened: true };
  return melds.filter(({ id }) =>
    [
      { action: "add" as const, meld: id, cards: [card] },
      { action: "exchange" as const, meld: id, card },
      { action: "shift" as const, meld: id, card },
    ].some((play) => typeof effectsOf(board, play, rules) !== "string"),
  ).length;
}

/** How many threesomes of natural cards a card of the hand stands in. */
function threesomesWith(
  hand: readonly PackCard[],
  card: PackCard,
  { duplicates }: Pick<DhappaOptions, "duplicates">,
): number {
  const others = hand.filter((other) => other !== card && !isWild(other));
  const inSuit = others.filter((other) => naturalSuit(other) === naturalSuit(card));
  const at = (offset: number) => inSuit.filter((other) => placeOf(other) === placeOf(card) + offset).length;
  const runs = at(-2) * at(-1) + at(-1) * at(1) + at(1) * at(2);
  const rank = packRankOf(card);
  if (rank !== "A" && rank !== "3") return runs;
  const alike = others.filter((other) => packRankOf(other) === rank);
  const pairs = alike.flatMap((one, index) => alike.slice(index + 1).map((other) => [card, one, other]));
  const suitsOf = (cards: readonly PackCard[]) => new Set<Suit | null>(cards.map(naturalSuit)).size;
  return runs + pairs.filter((three) => duplicates || suitsOf(three) === 3).length;
}

/** The card that goes where nobody chooses: the natural one that fits fewest, else a joker, at last a 2. */
export function leastFitting(
  hand: readonly PackCard[],
  melds: readonly Meld[],
  rules: Pick<DhappaOptions, "duplicates">,
): PackCard | undefined {
  const naturals = hand.filter((card) => !isWild(card));
  const fits = new Map(
    naturals.map((card) => [card, takersOf(melds, card, rules) + threesomesWith(hand, card, rules)] as const),
  );
  const fitsOf = (card: PackCard) => fits.get(card) ?? 0;
  const [least] = naturals.sort((one, other) => fitsOf(one) - fitsOf(other) || byRankAndSuit(one, other));
  return least ?? hand.find(isJoker) ?? hand.find(isTwo);
}

/** Ends a turn that took too long: the deepest card of an N-pick is laid, all else is taken back, and a card goes. */
export function outOfTime(state: DhappaState): DhappaState {
  const picked = state.pick ? { ...state, draft: null } : given(drawn(state));
  const deepest = deepestOf(picked);
  const plan = deepest && planFor(positionBefore(picked), deepest, picked.options);
  const laid = plan && typeof plan !== "string" ? { ...picked, draft: plan.plays } : picked;
  const position = positionOf(laid);
  const card = leastFitting(position.hand, position.melds, laid.options);
  return ended(laid, card && !whyNotDiscard(position, card, laid.options) ? card : null);
}
