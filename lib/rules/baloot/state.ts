import * as z from "zod/mini";
import type { Seat } from "../game";
import { type Card, deck, type HeldCard, type Suit, suits } from "./cards";
import type { BalootOptions } from "./options";
import type { RefusalCode } from "./refusals";
import type { BySide, Side } from "./seats";

const CardName = z.enum(deck);
const SuitName = z.enum(suits);
const PlayCount = z.int().check(z.gte(0), z.lte(32));

export const raises = ["double", "triple", "four", "gahwa"] as const;

/** What a player may send. */
export const Action = z.discriminatedUnion("action", [
  z.discriminatedUnion("bid", [
    z.strictObject({ action: z.literal("bid"), bid: z.enum(["pass", "sun", "ashkal"]) }),
    z.strictObject({ action: z.literal("bid"), bid: z.literal("hokum"), suit: SuitName }),
  ]),
  z.strictObject({ action: z.literal("kawesh") }),
  z.strictObject({ action: z.literal("raise"), to: z.enum(raises), closed: z.optional(z.boolean()) }),
  /** Lets a double, or the end of a hand, go by. */
  z.strictObject({ action: z.literal("decline") }),
  /** The cards of one of one's projects. */
  z.strictObject({ action: z.literal("declare"), cards: z.array(CardName).check(z.minLength(3), z.maxLength(8)) }),
  z.strictObject({ action: z.literal("play"), card: CardName, akka: z.optional(z.boolean()) }),
  z.strictObject({ action: z.literal("sawa") }),
  z.strictObject({ action: z.literal("answer"), accept: z.boolean() }),
  /** Dated by how many cards of the hand had been played when it was pressed. */
  z.strictObject({ action: z.literal("qayd"), after: PlayCount }),
  /** The contested card, counted from 0 in the order of play. */
  z.strictObject({ action: z.literal("contest"), play: PlayCount }),
  z.strictObject({ action: z.literal("withdraw") }),
  /** Done with the score sheet. */
  z.strictObject({ action: z.literal("seen") }),
]);
export type BalootAction = z.infer<typeof Action>;
export type ActionOf<Name extends BalootAction["action"]> = Extract<BalootAction, { action: Name }>;

export type Phase =
  | "deal"
  | "dealt"
  | "bidding"
  | "priority"
  | "thrown"
  | "finalDeal"
  | "ready"
  | "doubling"
  | "playing"
  | "trick"
  | "reveal"
  | "sawa"
  | "qayd"
  | "verdict"
  | "lastCall"
  | "scoring"
  | "sheet"
  | "over";

export interface Bid {
  readonly seat: Seat;
  readonly round: 1 | 2;
  readonly bid: "pass" | "sun" | "ashkal" | "hokum";
  readonly suit?: Suit;
}

/** What is played, and for whom. */
export interface Contract {
  readonly kind: "sun" | "hokum";
  /** The trumps, null in sun. */
  readonly trump: Suit | null;
  readonly buyer: Seat;
  /** Who took the public card: the buyer, or the partner of one who called ashkal. */
  readonly taker: Seat;
}

export interface Raise {
  readonly seat: Seat;
  readonly to: (typeof raises)[number];
  readonly closed: boolean;
}

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** The lead was called as the highest card still out. */
  readonly akka: boolean;
}

export const projectTypes = ["sira", "fifty", "hundred", "fourHundred"] as const;
export type ProjectType = (typeof projectTypes)[number];

/** A declared combination; its cards stay hidden from the others until its side has won the comparison. */
export interface Project<Cards = readonly Card[] | null> {
  readonly type: ProjectType;
  readonly cards: Cards;
}

/** A claim to win every trick that is left. */
export interface Sawa {
  readonly seat: Seat;
  readonly answer: "asked" | "accepted" | "refused";
  /** Who refused it; nobody where their time ran out. */
  readonly refusedBy?: Seat;
}

/** A question to the rules that stops play. */
export interface Qayd {
  readonly by: Seat;
  /** The contested card, once picked. */
  readonly play: number | null;
}

/** A hand decided by a breach of the rules. */
export interface Verdict {
  /** The side that loses the hand by it. */
  readonly against: Side;
  readonly why: "revoke" | "falseCharge" | "falseSawa";
  readonly seat: Seat;
  /** The contested card and the hand it was played from. */
  readonly play: number | null;
  readonly held: readonly Card[];
  /** What was wrong with the card. */
  readonly code: RefusalCode | null;
}

/** One dealing of the match, as everybody saw it. */
export interface Deal {
  readonly dealer: Seat;
  /** The public card. */
  readonly faceUp: Card | null;
  readonly round: 1 | 2;
  readonly bids: readonly Bid[];
  readonly contract: Contract | null;
  readonly raises: readonly Raise[];
  /** The tricks so far; the one being played is the last. */
  readonly tricks: readonly Trick[];
  /** What each seat declared. */
  readonly projects: readonly (readonly Project[])[];
  /** The side whose projects count, once they have been compared. */
  readonly counted: Side | null;
  readonly sawa: Sawa | null;
  readonly verdict: Verdict | null;
}

/** A deal nobody scored: all passed twice, or a seat had it thrown in. */
export interface Thrown {
  readonly why: "kawesh" | "passed";
  readonly seat: Seat | null;
}

/** A deal that has been scored, with everything open. */
export interface ScoredDeal extends Deal {
  readonly contract: Contract;
  readonly projects: readonly (readonly Project<readonly Card[]>[])[];
  /** The cards each seat had not played. */
  readonly left: readonly (readonly Card[])[];
  /** The deals thrown in before this one, since the last that was scored. */
  readonly thrown: readonly Thrown[];
  readonly points: BySide<number>;
}

/** A question that stands still while another is asked. */
export interface Held {
  readonly turn: number;
  readonly phase: Phase;
  readonly asked: readonly Seat[];
}

export interface BalootState {
  readonly options: BalootOptions;
  readonly phase: Phase;
  /** Names the question being asked. */
  readonly turn: number;
  /** How many questions there have been. */
  readonly turns: number;
  /** Who is still to answer: while bidding one after another, else all at once. */
  readonly asked: readonly Seat[];
  readonly held: Held | null;
  /** Each seat's cards in the order they came. */
  readonly hands: readonly (readonly HeldCard[])[];
  readonly deal: Deal;
  readonly qayd: Qayd | null;
  /** Sides that may call no further qayd in this hand. */
  readonly qaydSpent: BySide<boolean>;
  /** The deals thrown in since the last that was scored. */
  readonly thrown: readonly Thrown[];
  /** Whose turn has just run out. */
  readonly late: Seat | null;
  /** The match so far. */
  readonly scores: BySide<number>;
  readonly deals: readonly ScoredDeal[];
  readonly winner: Side | null;
}
