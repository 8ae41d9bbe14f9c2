import * as z from "zod/mini";
import type { Seat } from "@/lib/rules/game";
import type { HeldPackCard, PackCard } from "@/lib/rules/packs";

export const clocks = [0, 10, 30] as const;

export const Options = z.strictObject({
  /** Seats at the table, in two teams that sit alternately. */
  seats: z.literal([4, 6]),
  /** Pairs that win. */
  pairs: z.int().check(z.gte(1), z.lte(12)),
  /** Seconds a turn, 0 for no clock. */
  clock: z.literal(clocks),
});
export type PairsOptions = z.infer<typeof Options>;

const CARD = /^(([AKQJ9]|10)[CDHS]|JK)\.\d$/;
export const Card = z.custom<PackCard>((card) => typeof card === "string" && CARD.test(card));

/** What a player does with the cards of their own hand; what is laid counts once they discard. */
export const Action = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("pick") }),
  z.strictObject({ action: z.literal("lay"), cards: z.tuple([Card, Card]) }),
  z.strictObject({ action: z.literal("undo") }),
  z.strictObject({ action: z.literal("discard"), card: Card }),
]);
export type PairsAction = z.infer<typeof Action>;

export type Pair = [PackCard, PackCard];

export interface PairsState {
  readonly options: PairsOptions;
  /** Each seat's cards as of the last turn that was ended, and a card picked since. */
  readonly hands: readonly (readonly HeldPackCard[])[];
  /** The pairs of each team. */
  readonly boards: readonly [readonly Pair[], readonly Pair[]];
  /** The cards to pick from, the next one last; face down to everybody. */
  readonly pile: readonly HeldPackCard[];
  readonly discards: readonly PackCard[];
  readonly current: Seat;
  readonly turn: number;
  readonly hasPicked: boolean;
  /** A card was picked that still lies face down at the end of its hand. */
  readonly isOwed: boolean;
  /** What the player on turn has laid so far; null where that is nothing, and always to whoever is not on their team. */
  readonly draft: readonly Pair[] | null;
  /** The turn that was ended last. */
  readonly last: { readonly seat: Seat; readonly laid: readonly Pair[]; readonly card: PackCard } | null;
  /** Who has won, null while the game runs; both teams where the pile ran out at a tie. */
  readonly winners: readonly number[] | null;
}
