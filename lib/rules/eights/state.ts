import * as z from "zod/mini";
import type { Refusal, Seat, Visibility } from "../game";

export const colors = ["red", "blue", "green", "yellow"] as const;
export type Color = (typeof colors)[number];

export const cardTypes = ["number", "wild", "plus2", "plus4", "plus20", "skip", "reverse"] as const;
export type CardType = (typeof cardTypes)[number];

/** A face of the endless deck; `chosenColor` is what its player named, once played. */
export interface Card {
  readonly type: CardType;
  readonly color?: Color;
  readonly value?: number;
  readonly chosenColor?: Color;
}

/** A card of a hand, null while it lies face down to whoever holds this state. */
export type HeldCard = Card | null;

export const presets = ["quick", "classic", "insane"] as const;
export type Preset = (typeof presets)[number];
export const stackings = ["any", "equalOrHigher", "none"] as const;
export const clocks = [0, 10, 20, 30] as const;

export const Options = z.strictObject({
  /** How often each face is drawn, and how far a skip reaches. */
  preset: z.enum(presets),
  /** Which plus cards may answer a plus card. */
  stacking: z.enum(stackings),
  /** Seconds a turn, 0 for no clock. */
  clock: z.literal(clocks),
  /** Seats at the table. */
  maxPlayers: z.int().check(z.gte(3), z.lte(10)),
  /** Whoever comes down to one card has to call it. Tables from before there was such a thing say nothing. */
  calling: z.optional(z.boolean()),
  /** Two who sit opposite play together; likewise. */
  teams: z.optional(z.boolean()),
});
export type EightsOptions = z.infer<typeof Options>;

/** Refuses options that this kind of table may not have: at one open to everybody nobody waits without end. */
export const allows = ({ clock }: Pick<EightsOptions, "clock">, visibility: Visibility): Refusal | null =>
  clock === 0 && visibility !== "private" ? { code: "clockNeeded", rule: "3.4" } : null;

/** The seed's own messages: a play names the card's place in one's hand as dealt, whatever order the device shows. */
export const Action = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("play"),
    cardIndex: z.int().check(z.gte(0), z.lte(9999)),
    chosenColor: z.optional(z.enum(colors)),
    /** “Last card!” with the last but one. */
    call: z.optional(z.literal(true)),
  }),
  z.strictObject({ action: z.literal("draw") }),
]);
export type EightsAction = z.infer<typeof Action>;

/** One public happening, for the log at the table. */
export type LogEntry =
  | { readonly seat: Seat; readonly did: "played"; readonly card: Card }
  | { readonly seat: Seat; readonly did: "took"; readonly count: number }
  /** Came down to one card without a word, and draws for it. */
  | { readonly seat: Seat; readonly did: "forgot"; readonly count: number }
  | { readonly seat: Seat; readonly did: "left" };

export interface EightsState {
  readonly options: EightsOptions;
  /** Each seat's cards in the order they came; a drawn card is null until the table has dealt it. */
  readonly hands: readonly (readonly HeldCard[])[];
  /** Seats that left the game. */
  readonly gone: readonly boolean[];
  /** The last few cards played, the top one last. */
  readonly pile: readonly Card[];
  /** The colour in force, `lastPlayedColor` on the wire. */
  readonly color: Color;
  readonly current: Seat;
  readonly direction: 1 | -1;
  readonly pendingDraws: number;
  readonly reverseStackCount: number;
  /** Turns taken so far. */
  readonly turns: number;
  /** Cards a seat has drawn that the table still has to deal. */
  readonly owed: { readonly seat: Seat; readonly count: number } | null;
  /** The last happenings, oldest first. */
  readonly log: readonly LogEntry[];
  /** Who won, in seat order; empty while the game runs. */
  readonly winners: readonly Seat[];
}
