import { suitNameOf } from "@/components/cards/suits";
import { type MeldRules, wildOf } from "@/components/melds/hand/slots";
import type { LaidCard } from "@/components/melds/strips/meld-strips";
import { type Rank, rankOf, type Suit, suitOf, suits } from "@/lib/rules/cards";
import { order } from "@/lib/rules/dhappa/cards";
import { facesOf } from "@/lib/rules/dhappa/meld";
import type { Meld } from "@/lib/rules/dhappa/state";
import type { PackCard } from "@/lib/rules/packs";

/** What a hand of this game is put in order by. */
export const meldRules: MeldRules = { run: order, sets: ["A", "3"], isTwoWild: true };

/** A meld as it is looked at: each card with what it stands for. */
export interface MeldSeen {
  readonly id: PackCard;
  readonly kind: "run" | "set";
  readonly suit: Suit | null;
  /** Of its first card. */
  readonly rank: Rank;
  readonly cards: readonly LaidCard[];
  readonly wilds: number;
}

/** A meld as it is looked at. */
export function seenMeld(meld: Meld): MeldSeen {
  const faces = facesOf(meld);
  const cards = meld.cards.flatMap((id, index): LaidCard[] => {
    const face = faces[index];
    return face ? [{ id, rank: rankOf(face), suit: suitNameOf[suitOf(face)], wild: wildOf(id, meldRules) }] : [];
  });
  return {
    id: meld.id,
    kind: meld.kind,
    suit: meld.kind === "run" ? meld.suit : null,
    rank: cards[0]?.rank ?? "A",
    cards,
    wilds: cards.filter(({ wild }) => wild !== null).length,
  };
}

const suitOrder: readonly (Suit | null)[] = [...[...suits].reverse(), null];

/** A team's melds in the order in which they lie: suit by suit, the high end first, then sets. */
export const seenBoard = (board: readonly Meld[]): readonly MeldSeen[] =>
  board
    .map(seenMeld)
    .sort(
      (one, other) =>
        suitOrder.indexOf(one.suit) - suitOrder.indexOf(other.suit) ||
        meldRules.run.indexOf(one.rank) - meldRules.run.indexOf(other.rank) ||
        one.id.localeCompare(other.id),
    );
