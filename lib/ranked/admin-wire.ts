import * as z from "zod/mini";
import { Consequence, MatchName, RankedPerson, ReportCheck, ReportReason, Verdict } from "./wire";

/**
 * What whoever runs the house says to a ladder, with the secret of the environment in `X-Majlis-Admin`, and what it answers:
 * a POST to /parties/ladder/TIER-SEASON.
 */

const Hash = RankedPerson.shape.player;

/** Reports of one page. */
export const REPORTS_A_PAGE = 20;
const NOTE_LENGTH = 500;

const Count = z.int().check(z.gte(0));

/** What is counted of two partners; see docs/ranked.md. */
export const pairFigures = ["gain", "buys", "leads", "tempo"] as const;
/** For so many matches a pair is watched at most. */
export const KEEP_WATCHING = 50;
const Two = z.tuple([Hash, Hash]);

const ReportName = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const AdminMessage = z.discriminatedUnion("action", [
  /** Those that wait to be decided, or those that were, the newest first; after this one, for the next page. */
  z.strictObject({ action: z.literal("reports"), isOpen: z.boolean(), after: z.optional(ReportName) }),
  /** The log of the match a report is about, to be played again step by step. */
  z.strictObject({ action: z.literal("log"), report: ReportName }),
  /** Pairs of partners whose figures stand out, or one figure of theirs; no verdicts. */
  z.strictObject({ action: z.literal("figures"), by: z.optional(z.enum(pairFigures)) }),
  /** These two are among the pairs shown for so many more matches as partners, whatever their figures say; for none, as they say. */
  z.strictObject({ action: z.literal("watch"), players: Two, matches: Count.check(z.lte(KEEP_WATCHING)) }),
  /** The points of all matches these two played as partners are void, of the last fifty; or they count again. */
  z.strictObject({ action: z.literal("voidPair"), players: Two, isVoid: z.boolean() }),
  /** Matches that did not count, or what was ordered. */
  z.strictObject({ action: z.literal("journal"), pile: z.enum(["voids", "orders"]) }),
  /** Whoever reported and whoever was reported are told; decided anew, they are told anew. */
  z.strictObject({
    action: z.literal("decide"),
    report: ReportName,
    decision: Verdict,
    /** To whoever reported, and to whoever was reported where there is no other. */
    note: z.string().check(z.maxLength(NOTE_LENGTH)),
    noteToReported: z.optional(z.string().check(z.maxLength(NOTE_LENGTH))),
    /** Of `guilty` alone. */
    consequence: z.optional(z.nullable(Consequence)),
  }),
]);
export type AdminMessage = z.infer<typeof AdminMessage>;

/** Somebody of a match that is reported. */
export const ReportedSeat = z.object({ id: z.string(), name: z.string() });

/** A report as it waits, or was decided. */
export const ListedReport = z.object({
  id: ReportName,
  by: Hash,
  against: Hash,
  match: MatchName,
  /** The table's code. */
  code: z.string(),
  reason: ReportReason,
  words: z.string(),
  at: z.number(),
  /** What playing the match again found at once. */
  check: ReportCheck,
  /** Whether `log` brings one. */
  hasLog: z.boolean(),
  /** Who sat there, in the order of the seats; nobody where the table is forgotten. */
  seats: z.array(ReportedSeat),
  decision: z.nullable(Verdict),
  note: z.string(),
  noteToReported: z.optional(z.string()),
  consequence: z.optional(z.nullable(Consequence)),
});
export type ListedReport = z.infer<typeof ListedReport>;

export const ReportsPage = z.object({
  reports: z.array(ListedReport),
  /** Whether there are more after these. */
  isMore: z.boolean(),
  /** Those who are named in them, as this ladder knows them. */
  people: z.array(RankedPerson),
  /** Matches of this ladder that were void, and calls that came as if from a room and were not, since the house started. */
  voids: Count,
  forged: Count,
});
export type ReportsPage = z.infer<typeof ReportsPage>;

/** A `GameRecord` (lib/rules/replay.ts); null where none was kept, or it was too long. */
export const ReportLog = z.object({ log: z.unknown() });

/** Two who were partners, as figures: how far each lies above everybody's, in standard errors (`z`). */
export const PairShown = z.object({
  players: z.tuple([Hash, Hash]),
  /** Matches as partners, and of how many that each of them played in this tier and season. */
  matches: Count,
  of: z.tuple([Count, Count]),
  won: Count,
  /** Matches to which both came from one address. */
  together: Count,
  at: z.number(),
  /** How far beyond chance they have been partners. */
  meetings: z.number(),
  /** `gain`: points both together a match; `buys`, `leads`, `tempo`: see docs/ranked.md. */
  figures: z.array(z.object({ name: z.string(), count: Count, mean: z.number(), usual: z.number(), z: z.number() })),
  /** All of them together. */
  all: z.number(),
  /** The two, as this ladder knows them. */
  people: z.array(RankedPerson),
  /** For so many more matches as partners they are shown whatever their figures say. */
  watchedFor: Count,
  /** So many of their last matches have points that can be made void, and of so many they are. */
  voidable: Count,
  voids: Count,
});
export type PairShown = z.infer<typeof PairShown>;

export const FiguresPage = z.object({ pairs: z.array(PairShown) });
export type FiguresPage = z.infer<typeof FiguresPage>;

/** One thing in a ladder's journal. */
export const JournalEntry = z.object({
  at: z.number(),
  /** `voided` and `counted`: by decision; `otherRules` and `lost`: by themselves. */
  what: z.enum(["otherRules", "lost", "voided", "counted", "decided", "watched"]),
  players: z.array(Hash),
  match: z.nullable(MatchName),
  /** Of `decided`. */
  decision: z.nullable(Verdict),
  /** How many matches, of `watched`, and of a pair's that were voided or counted. */
  count: z.nullable(Count),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** The latest hundred, the newest first, and those who are named in them as this ladder knows them. */
export const JournalPage = z.object({ entries: z.array(JournalEntry), people: z.array(RankedPerson) });
export type JournalPage = z.infer<typeof JournalPage>;
