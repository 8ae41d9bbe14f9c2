import type { HeldPackCard, PackCard } from "../packs";
import { isWild } from "./cards";
import { type Board, cardsOf, type Effect, type Effects, effectsOf, isOpening, meldsAfter } from "./effects";
import { lockOf } from "./lock";
import type { RefusalCode } from "./refusals";
import type { DhappaOptions, Play } from "./state";

/** What a player has to play with in the middle of a turn. */
export interface Position extends Board {
  readonly hand: readonly PackCard[];
}

/** A hand after a play: what was laid is gone, and a joker that was freed comes last. */
export function handAfter<Of extends HeldPackCard>(hand: readonly Of[], { play, freed }: Effect): (Of | PackCard)[] {
  const spent = cardsOf(play);
  const left: (Of | PackCard)[] = hand.filter((card) => card === null || !spent.includes(card));
  if (freed) left.push(freed);
  return left;
}

export const after = ({ hand, melds, hasOpened }: Position, effect: Effect): Position => ({
  hand: handAfter(hand, effect),
  melds: meldsAfter(melds, effect),
  hasOpened: hasOpened || isOpening(effect),
});

/** Every way to make a play from here, or why it cannot be made. */
export function waysOf(position: Position, play: Play, rules: Pick<DhappaOptions, "duplicates">): Effects {
  const cards = cardsOf(play);
  if (new Set(cards).size !== cards.length) return "noSuchCard";
  // The card that a move shifts lies on the table.
  if (cards.some((card) => !position.hand.includes(card))) return "noSuchCard";
  const effects = effectsOf(position, play, rules);
  if (typeof effects === "string" || play.action === "exchange") return effects;
  return position.hand.length > cards.length || cards.length === 0 ? effects : "lastCard";
}

/** Why a card cannot end the turn, null when it can. */
export function whyNotDiscard(
  { hand, melds }: Position,
  card: PackCard,
  { naturalOut }: Pick<DhappaOptions, "naturalOut">,
): RefusalCode | null {
  if (!hand.includes(card)) return "noSuchCard";
  if (hand.length > 1) return null;
  if (!lockOf(melds).isWhole) return "noLock";
  return naturalOut && isWild(card) ? "wildOut" : null;
}

/** Is there a card in the hand that may end the turn? */
export const canEnd = (position: Position, rules: Pick<DhappaOptions, "naturalOut">): boolean =>
  position.hand.some((card) => whyNotDiscard(position, card, rules) === null);
