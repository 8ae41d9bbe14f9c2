import * as z from "zod/mini";
import type { Refusal, Seat, Visibility } from "../game";
import type { HeldPackCard, PackCard } from "../packs";

export const clocks = [0, 60, 120] as const;
export const dealCounts = [1, 3, 5, 10] as const;
export const pointLimits = [200, 300, 500, 1000] as const;

export const Options = z.strictObject({
  /** Seats at the table. */
  maxPlayers: z.int().check(z.gte(2), z.lte(6)),
  /** What ends a match: so many deals, or somebody's points. */
  goal: z.enum(["deals", "points"]),
  deals: z.literal(dealCounts),
  points: z.literal(pointLimits),
  /** Whoever closes has points taken off for a perfect finish, and for pure sequences beyond the first. */
  bonuses: z.boolean(),
  /** A joker on the table may be exchanged for the card it stands for. */
  exchange: z.boolean(),
  /** Seconds a turn, 0 for no clock. */
  clock: z.literal(clocks),
});
export type RummyOptions = z.infer<typeof Options>;

/** Refuses options that this kind of table may not have: at one open to everybody nobody waits without end. */
export const allows = ({ clock }: RummyOptions, visibility: Visibility): Refusal | null =>
  clock === 0 && visibility !== "private" ? { code: "clockNeeded", rule: "3.9" } : null;

const CARD = /^(([AKQJ98765432]|10)[CDHS]\.[01]|JK\.[0-3])$/;
const Card = z.custom<PackCard>((card) => typeof card === "string" && CARD.test(card));

/** Cards as they lie: a run from its low end to its high one, each joker in the place of the card it stands for. */
export const Meld = z.strictObject({
  kind: z.enum(["run", "set"]),
  cards: z.readonly(z.array(Card).check(z.minLength(1), z.maxLength(14))),
});
export type Meld = z.infer<typeof Meld>;

/** What a player does with a meld on the table, counted from 0 in the order they were laid. */
const place = z.int().check(z.gte(0), z.lte(99));

const Step = [
  /** Melds that are laid together; the first such are one's declaration. */
  z.strictObject({ action: z.literal("lay"), melds: z.readonly(z.array(Meld).check(z.minLength(1), z.maxLength(4))) }),
  /** A card joins a meld: a run at either end, or a set. */
  z.strictObject({ action: z.literal("extend"), meld: place, card: Card, end: z.enum(["low", "high", "set"]) }),
  /** A card takes the place of the joker that stands for it. */
  z.strictObject({ action: z.literal("exchange"), meld: place, card: Card }),
] as const;

export const Action = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("draw"), from: z.enum(["pile", "discards"]) }),
  z.strictObject({ action: z.literal("putBack") }),
  ...Step,
  z.strictObject({ action: z.literal("undo") }),
  z.strictObject({ action: z.literal("discard"), card: Card }),
  z.strictObject({ action: z.literal("close"), card: Card }),
  /** Has seen the score of a deal. */
  z.strictObject({ action: z.literal("seen") }),
]);
export type RummyAction = z.infer<typeof Action>;

/** A step of a turn that can be undone until the turn ends. */
export type Step = Extract<RummyAction, { action: "lay" | "extend" | "exchange" }>;

/** A meld on the table, and who laid it. */
export interface LaidMeld extends Meld {
  readonly by: Seat;
}

/** Where the card of a turn came from; nothing, where there was none to draw. */
type Picked = "pile" | "discards" | "nothing";

/** A turn that was ended, as everybody saw it. */
export interface TurnTaken {
  readonly seat: Seat;
  readonly round: number;
  readonly picked: Picked;
  /** The card that was taken from the discards, which all have seen. */
  readonly taken: PackCard | null;
  readonly laid: readonly Step[];
  /** What was discarded; null of one who closed, or who had a last card only when the time was out. */
  readonly discarded: PackCard | null;
  readonly closed: boolean;
}

/** What a deal came to for a seat. */
export interface SeatResult {
  readonly declared: boolean;
  /** What was left in the hand. */
  readonly left: readonly HeldPackCard[];
  readonly points: number;
  /** How much of it was taken off for a perfect finish, and for pure sequences beyond the first. */
  readonly perfect: number;
  readonly pure: number;
}

export interface DealResult {
  /** Null where nobody closed. */
  readonly closer: Seat | null;
  readonly seats: readonly SeatResult[];
}

export interface RummyState {
  readonly options: RummyOptions;
  /** Each seat's cards as of the last turn that was ended, and a card drawn since. */
  readonly hands: readonly (readonly HeldPackCard[])[];
  /** The cards to draw, the next one last; face down to everybody. */
  readonly pile: readonly HeldPackCard[];
  /** The cards that were discarded, the top one last. */
  readonly discards: readonly PackCard[];
  /** The card a deal was closed with, which lies on the pile; only its owner has seen it. */
  readonly closing: { readonly seat: Seat; readonly card: HeldPackCard } | null;
  readonly melds: readonly LaidMeld[];
  /** The turn in which each seat declared in this deal, null before. */
  readonly declared: readonly (number | null)[];
  readonly starter: Seat;
  readonly current: Seat;
  /** Turns taken since the match began. */
  readonly turn: number;
  /** The turn this deal began with. */
  readonly dealtAt: number;
  /** Where the card of this turn came from, null before it was drawn. */
  readonly picked: Picked | null;
  /** The card taken from the discards, which has to be laid. */
  readonly taken: PackCard | null;
  /** What the player on turn has laid so far; null where that is nothing, and always to everybody else. */
  readonly draft: readonly Step[] | null;
  /** The step the table takes next. */
  readonly owed: "card" | "shuffle" | "score" | "deal" | null;
  /** Turns without a meld, an extension or a close, counted once the discards have been shuffled. */
  readonly idle: number | null;
  /** The last turns of this deal, oldest first. */
  readonly log: readonly TurnTaken[];
  /** The deals that are over, oldest first. */
  readonly results: readonly DealResult[];
  /** Who has yet to see the score of the deal that is over, null while a deal is played. */
  readonly asked: readonly Seat[] | null;
}
