import * as z from "zod/mini";
import { ReportedSeat } from "@/lib/ranked/admin-wire";
import {
  Change,
  Consequence,
  FRIENDS,
  invitedTo,
  MatchName,
  MatchNote,
  RankedPoints,
  ReportCheck,
  ReportReason,
  TierName,
  Verdict,
} from "@/lib/ranked/wire";
import { AvatarName, Code, Hash, Name } from "@/lib/table/wire/protocol";

/** What rooms of this house say to one another about ranked play. Each is carried by a call that bears the house's secret. */

const Drawing = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const Instant = z.number();

/** The table somebody is at. */
const Seat = z.object({ drawing: Drawing, tier: TierName, code: Code });

/** What was decided of a report, to one of the two it concerns: to whoever reported, with whom. */
export const DecisionLetter = z.object({
  report: z.string(),
  match: MatchName,
  code: Code,
  tier: TierName,
  season: z.int(),
  reason: ReportReason,
  decision: Verdict,
  note: z.string(),
  /** In the letter as it lies in the ladder; nobody is told the other one's. */
  noteToReported: z.optional(z.string()),
  at: Instant,
  against: z.nullable(Hash),
  consequence: z.optional(z.nullable(Consequence)),
});
export type DecisionLetter = z.infer<typeof DecisionLetter>;

/** Whoever runs the house has decided that a match did nothing to anybody's points, or that it did after all. */
export const RevisedMatch = z.object({
  match: MatchName,
  tier: TierName,
  season: z.int(),
  at: Instant,
  isVoid: z.boolean(),
  changes: z.array(z.pick(Change, { player: true, from: true, to: true })).check(z.length(4)),
});
export type RevisedMatch = z.infer<typeof RevisedMatch>;

/** What a room of players is told or asked about one of them. */
export const InsideMessage = z.discriminatedUnion("action", [
  /** A table asks whether a key with this hash speaks for this player. */
  z.strictObject({ action: z.literal("isDevice"), hash: Hash }),
  /** A queue asks the same, and all it is to know of somebody who wants to wait. */
  z.strictObject({ action: z.literal("mayWait"), hash: Hash }),
  /** A queue has drawn them: they have a seat there, or are at another table still. */
  z.strictObject({ action: z.literal("seat"), ...Seat.shape }),
  z.strictObject({ action: z.literal("unseat"), drawing: Drawing }),
  /** A ladder has settled a match of theirs. */
  z.strictObject({ action: z.literal("note"), note: MatchNote }),
  z.strictObject({ action: z.literal("lastSeason"), tier: TierName, before: z.int() }),
  /** Whoever runs the house has decided on a report of theirs, or about them. */
  z.strictObject({ action: z.literal("decided"), decided: DecisionLetter }),
  z.strictObject({ action: z.literal("revised"), revised: RevisedMatch }),
  /** Somebody else's room: they have brought this player's code, or are friends no more. */
  z.strictObject({ action: z.literal("befriended"), by: Hash, name: Name, avatar: AvatarName, code: z.string() }),
  z.strictObject({ action: z.literal("unfriended"), by: Hash }),
  /** A friend, or somebody met in a match, asks them to a table. */
  z.strictObject({ action: z.literal("invited"), by: Hash, name: Name, avatar: AvatarName, ...invitedTo }),
  /** The room of a name, which goes by the name's hash: it is to be this player's, or nobody's any more. */
  z.strictObject({ action: z.literal("claim"), by: Hash }),
  z.strictObject({ action: z.literal("unclaim"), by: Hash }),
  /** At which tables are these, who are kept here too? */
  z.strictObject({ action: z.literal("whereAre"), players: z.array(Hash).check(z.maxLength(FRIENDS)) }),
]);
export type InsideMessage = z.infer<typeof InsideMessage>;

/** The letter as it comes: to the room that keeps this player. */
export const InsideLetter = z.strictObject({ player: Hash, message: InsideMessage });

const EscapesKept = z.object({
  escaped: z.array(Instant),
  closed: z.array(z.object({ at: Instant, ms: z.number() })),
});

/** What a queue is told of somebody who wants to wait; null where the key does not speak for them. */
export const WaitingFacts = z.nullable(
  z.object({
    escapes: EscapesKept,
    blocked: z.array(Hash),
    /** With whom they are not to be drawn, by decision; and since when and for how long the queue is closed to them so. */
    apart: z.array(Hash),
    closing: z.nullable(z.object({ at: Instant, ms: z.number() })),
    fours: z.array(z.string()),
    partners: z.array(Hash),
    hasNews: z.boolean(),
    claimed: z.nullable(z.string()),
    seatedAt: z.nullable(Seat),
  }),
);
export type WaitingFacts = z.infer<typeof WaitingFacts>;
export const WaitingAnswer = z.object({ facts: WaitingFacts });

/** Whether somebody has sat down; if not, at which table they are, or that the queue has been closed to them meanwhile. */
export const Seated = z.union([
  z.object({ isSeated: z.literal(true) }),
  z.object({ isSeated: z.literal(false), at: z.nullable(Seat) }),
]);
export const Claim = z.object({ isTheirs: z.boolean() });
export const Whereabouts = z.object({ at: z.record(z.string(), z.object({ tier: TierName, code: Code })) });
export const InsideDone = z.object({ done: z.literal(true) });

/** Points and place of some players, for a queue. */
export const StandingsQuestion = z.strictObject({ standings: z.array(Hash).check(z.maxLength(100)) });
export const StandingsFound = z.object({ standings: z.record(z.string(), RankedPoints) });

/** A ladder to a player's room: the latest season before this one that they played in this tier. */
export const LastSeason = z.object({ season: z.nullable(z.int()) });

/** The ladder of a season before is asked how some players stood at its end. */
export const InheritQuestion = z.strictObject({ inherit: z.array(Hash).check(z.maxLength(100)) });
const Rating = z.object({ points: z.number(), spread: z.number(), matches: z.number(), playedAt: z.nullable(Instant) });
export const Inherited = z.object({
  players: z.record(z.string(), z.object({ rating: Rating, place: z.nullable(z.number()) })),
});

/** A ladder to a queue: the table of this drawing has ended. */
export const EndedNews = z.strictObject({ ended: Drawing });

/** A queue to a ladder: the table of this drawing has not said in hours how its match ended. */
export const LostLetter = z.strictObject({
  lost: z.object({
    drawing: Drawing,
    code: Code,
    at: Instant,
    seats: z.array(z.object({ player: Hash, name: Name, avatar: AvatarName })).check(z.length(4)),
  }),
});
export type LostLetter = z.infer<typeof LostLetter>;

/** A queue to a table's room. */
export const Begun = z.object({ isBegun: z.boolean() });

/** A room of players to a table: look at this match again. */
export const SecondLookQuestion = z.strictObject({ again: Drawing, score: z.tuple([z.int(), z.int()]) });
export const SecondLookTaken = z.object({
  look: ReportCheck,
  log: z.unknown(),
  /** Who sat there, in the order of the seats. */
  seats: z.array(ReportedSeat),
});

/** Somebody has reported somebody; the log goes along where there is one. */
export const PlayerReport = z.object({
  by: Hash,
  against: Hash,
  match: Drawing,
  code: Code,
  reason: ReportReason,
  words: z.string(),
  at: Instant,
  check: ReportCheck,
  log: z.unknown(),
  seats: z.array(ReportedSeat),
});
export type PlayerReport = z.infer<typeof PlayerReport>;
export const ReportLetter = z.strictObject({ report: PlayerReport });
export const ReportKept = z.object({ report: z.string() });

/** How many of something, their sum, and the sum of their squares. */
const PairFigures = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));

/** What a table hands on of a match, as far as a ladder reads it. */
export const ResultLetter = z.object({
  result: z.object({
    match: Drawing,
    game: z.string(),
    visibility: z.literal("ranked"),
    code: Code,
    began: Instant,
    ended: Instant,
    outcome: z.nullable(z.object({ places: z.array(z.array(z.int())) })),
    void: z.nullable(z.literal("otherRules")),
    hands: z.int().check(z.gte(0)),
    score: z.nullable(z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(0))])),
    closeness: z.optional(z.tuple([PairFigures, PairFigures])),
    ticket: z.object({
      drawing: Drawing,
      queue: TierName,
      seats: z.array(z.object({ id: Hash, from: z.nullable(z.string()), isClaimed: z.optional(z.boolean()) })),
    }),
    seats: z.array(
      z.object({
        id: Hash,
        name: Name,
        avatar: AvatarName,
        bot: z.null(),
        isThere: z.boolean(),
        botHands: z.int().check(z.gte(0)),
        wasBehind: z.boolean(),
        deeds: z.record(z.string(), z.int().check(z.gte(0))),
      }),
    ),
  }),
});
export type ResultLetter = z.infer<typeof ResultLetter>;
