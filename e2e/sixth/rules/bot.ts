import type { BotLevel, Seat } from "@/lib/rules/game";
import { isJoker, type PackCard, packRankOf } from "@/lib/rules/packs";
import type { Random } from "@/lib/rules/random";
import type { Pair, PairsAction, PairsState } from "./state";
import { handOf, isPair, teamOf } from "./turn";

const pairsIn = (hand: readonly PackCard[]): Pair[] =>
  hand.flatMap((one, index) =>
    hand.slice(index + 1).flatMap((other): Pair[] => (isPair([one, other]) ? [[one, other]] : [])),
  );

const withJoker = (pair: Pair) => pair.some(isJoker);

/** What a card is worth keeping: jokers most, then what may still be paired with what is in the hand or left to come. */
function keeping(card: PackCard, hand: readonly PackCard[], { discards, boards }: PairsState): number {
  if (isJoker(card)) return 100;
  const alike = (other: PackCard) => packRankOf(other) === packRankOf(card);
  const gone = [...discards, ...boards.flat(2)].filter(alike).length;
  return 10 * hand.filter(alike).length - gone;
}

/** Picks, lays pairs and discards; it goes on from whatever was laid before. */
export function bot(view: PairsState, seat: Seat, random: Random, level: BotLevel): PairsAction {
  if (!view.hasPicked) return { action: "pick" };
  const hand = handOf(view, seat);
  const found = hand.length > 2 ? random.shuffled(pairsIn(hand)) : [];
  const plain = found.find((pair) => !withJoker(pair));
  // A strong bot spends jokers only on the pairs that win, or while there is little left to pick.
  const missing = view.options.pairs - view.boards[teamOf(seat)].length - (view.draft?.length ?? 0);
  const spends = level !== "strong" || missing <= found.length || view.pile.length < view.options.seats;
  const pair = plain ?? (spends ? found[0] : undefined);
  const lays = pair && missing > 0 && (level !== "easy" || random.below(3) > 0);
  if (lays) return { action: "lay", cards: pair };
  const [first, ...others] = random.shuffled(hand);
  if (!first) throw new RangeError("no card to discard");
  if (level === "easy") return { action: "discard", card: first };
  const worth = (card: PackCard) => keeping(card, hand, view);
  return {
    action: "discard",
    card: others.reduce((least, card) => (worth(card) < worth(least) ? card : least), first),
  };
}
