import * as z from "zod/mini";
import type { Card, Rank, Suit } from "../cards";
import type { Refusal, Seat, Visibility } from "../game";
import type { HeldPackCard, PackCard } from "../packs";

export const clocks = [0, 60, 120] as const;
export const matches = [1, 3, 5] as const;

export const Options = z.strictObject({
  /** Seats at the table, in two teams that sit alternately. */
  seats: z.literal([4, 6]),
  /** Deals won that win the match. */
  deals: z.literal(matches),
  /** Seconds a turn, 0 for no clock. */
  clock: z.literal(clocks),
  /** A set may have two cards of one suit. */
  duplicates: z.boolean(),
  /** The card that goes out must not be a wild. */
  naturalOut: z.boolean(),
});
export type DhappaOptions = z.infer<typeof Options>;

/** Refuses options that this kind of table may not have: at one open to everybody nobody waits without end. */
export const allows = ({ clock }: DhappaOptions, visibility: Visibility): Refusal | null =>
  clock === 0 && visibility !== "private" ? { code: "clockNeeded", rule: "9.1" } : null;

const CARD = /^(?:(?:[AKQJ2-9]|10)[CDHS]\.[012]|JK\.[0-5])$/;
const FACE = /^(?:[AKQJ3-9]|10)[CDHS]$/;
const CardName = z.custom<PackCard>((card) => typeof card === "string" && CARD.test(card));
const FaceName = z.custom<Card>((face) => typeof face === "string" && FACE.test(face));
/** No run is longer than from the ace to the 3. */
const Cards = (least: number) => z.array(CardName).check(z.minLength(least), z.maxLength(12));
/** What each of the cards stands for, in their order; left out where they can lie in one way only. */
const As = z.optional(z.array(FaceName).check(z.maxLength(12)));

/** What a player lays or moves in the middle of a turn: a draft until the turn's discard. A meld goes by its `id`. */
const Play = z.discriminatedUnion("action", [
  /** A new run or set. */
  z.strictObject({ action: z.literal("lay"), cards: Cards(3), as: As }),
  /** More cards at the ends of a run, or to a set. */
  z.strictObject({ action: z.literal("add"), meld: CardName, cards: Cards(1), as: As }),
  /** The natural card for the joker that stands for it, which comes to the hand. */
  z.strictObject({ action: z.literal("exchange"), meld: CardName, card: CardName }),
  /** The natural card for the 2 that stands for it; `to` is what the 2 stands for from then on, where it could be two things. */
  z.strictObject({ action: z.literal("shift"), meld: CardName, card: CardName, to: z.optional(FaceName) }),
  /** The 2 at one end of a run to its other end. */
  z.strictObject({ action: z.literal("move"), meld: CardName, card: CardName }),
  /** Two runs and what lies between them; the one named first keeps its name. */
  z.strictObject({ action: z.literal("link"), melds: z.tuple([CardName, CardName]), cards: Cards(0), as: As }),
]);
export type Play = z.infer<typeof Play>;

/** What a player may send. */
export const Action = z.discriminatedUnion("action", [
  /** The top card of the pile. */
  z.strictObject({ action: z.literal("draw") }),
  /** So many of the discards, from the top. */
  z.strictObject({ action: z.literal("take"), depth: z.int().check(z.gte(1), z.lte(162)) }),
  Play,
  /** Takes the last play back, or all of them. */
  z.strictObject({ action: z.literal("undo"), all: z.optional(z.literal(true)) }),
  /** Ends the turn: what was played stands. */
  z.strictObject({ action: z.literal("discard"), card: CardName }),
  /** Done with the score sheet. */
  z.strictObject({ action: z.literal("seen") }),
]);
export type DhappaAction = z.infer<typeof Action>;

/** Seats 0, 2, 4 are team 0, the others team 1. */
export type Team = 0 | 1;
export type ByTeam<Of> = readonly [Of, Of];

/** Cards of one suit from the higher to the lower: the first stands for the rank at `top` in `order`, the next for the one below. */
export interface Run {
  readonly kind: "run";
  /** Of the natural cards it was laid with the one that was named first, which never leaves it. */
  readonly id: PackCard;
  readonly suit: Suit;
  readonly top: number;
  readonly cards: readonly PackCard[];
}

/** Aces or threes, each card with the suit it stands for. */
export interface SetOfRank {
  readonly kind: "set";
  readonly id: PackCard;
  readonly rank: Extract<Rank, "A" | "3">;
  readonly suits: readonly Suit[];
  readonly cards: readonly PackCard[];
}
export type Meld = Run | SetOfRank;

/** What a player picked this turn, which everybody sees. */
export type Pick =
  | { readonly from: "pile" }
  /** The cards taken, the deepest first: that one must lie on the table before the turn can end. */
  | { readonly from: "discards"; readonly cards: readonly PackCard[] };

/** A turn that was ended, as everybody sees it. */
export interface Turn {
  readonly seat: Seat;
  readonly pick: Pick;
  /** What was played, with all that its wilds stand for. */
  readonly plays: readonly Play[];
  /** Null where a turn ran out over a last card that could not be discarded. */
  readonly discard: PackCard | null;
  /** How many cards a 2 burned, itself among them. */
  readonly burned: number;
}

/** How a deal ended: who went out, or null where the pile ran out first. */
export interface DealEnd {
  readonly winner: Seat | null;
  /** The cards each seat still held. */
  readonly left: readonly number[];
}

export interface DhappaState {
  readonly options: DhappaOptions;
  /** Every deal that has ended, the last one while its sheet is shown. */
  readonly ended: readonly DealEnd[];
  /** Who began this deal. */
  readonly first: Seat;
  /** Each seat's cards as of the last turn that was ended, and what was picked since: `handOf` takes off what lies in the draft. */
  readonly hands: readonly (readonly HeldPackCard[])[];
  /** The cards to draw from, the next one last; face down to everybody. */
  readonly pile: readonly HeldPackCard[];
  /** The top one last. */
  readonly discards: readonly PackCard[];
  /** Removed from the deal by a 2. */
  readonly burned: readonly PackCard[];
  /** Each team's melds as of the last turn that was ended: `boardOf` has the draft in it. */
  readonly boards: ByTeam<readonly Meld[]>;
  /** Seats that have laid a pure meld in this deal, as of the last turn that was ended: `hasOpened` reads the draft too. */
  readonly opened: readonly boolean[];
  readonly phase: "turn" | "sheet" | "deal" | "over";
  readonly current: Seat;
  readonly turn: number;
  /** Null until the player on turn has picked. */
  readonly pick: Pick | null;
  /** A card was drawn that still lies face down at the end of its hand. */
  readonly isOwed: boolean;
  /** What the player on turn has played so far; null where that is nothing, and always to whoever is not on their team. */
  readonly draft: readonly Play[] | null;
  /** The last turns of this deal, oldest first. */
  readonly log: readonly Turn[];
  /** Who is done with the sheet. */
  readonly seen: readonly boolean[];
  /** The team that has won the match; "nobody" where deal after deal was drawn. */
  readonly winner: Team | "nobody" | null;
}
