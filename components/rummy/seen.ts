import { suitNameOf } from "@/components/cards/suits";
import type { MeldRules } from "@/components/melds/hand/slots";
import type { LaidCard } from "@/components/melds/strips/meld-strips";
import { isJoker, packSuitOf } from "@/lib/rules/packs";
import { isPure, meldPoints, rankWithin, suitOfRun } from "@/lib/rules/rummy/melds";
import type { Meld } from "@/lib/rules/rummy/state";

/** What a hand of this game is put in order by. */
export const meldRules: MeldRules = {
  run: ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"],
  sets: ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"],
  isTwoWild: false,
};

/** A meld as it is looked at: each card with what it stands for. */
export interface MeldSeen {
  readonly kind: "run" | "set" | "pure";
  readonly cards: readonly LaidCard[];
  readonly points: number;
}

/** A meld as it is looked at; in a set a joker stands for no suit of its own, and shows none. */
export const seenMeld = (meld: Meld): MeldSeen => ({
  kind: isPure(meld) ? "pure" : meld.kind,
  points: meldPoints(meld),
  cards: meld.cards.map((id, index): LaidCard => {
    const suit = packSuitOf(id) ?? suitOfRun(meld);
    return { id, rank: rankWithin(meld, index), suit: suitNameOf[suit], wild: isJoker(id) ? "joker" : null };
  }),
});
