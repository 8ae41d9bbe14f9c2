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

const ReportName = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const Count = z.int().check(z.gte(0));

export const AdminMessage = z.discriminatedUnion("action", [
  /** Those that wait to be decided, or those that were, the newest first; after this one, for the next page. */
  z.strictObject({ action: z.literal("reports"), isOpen: z.boolean(), after: z.optional(ReportName) }),
  /** The log of the match a report is about, to be played again step by step. */
  z.strictObject({ action: z.literal("log"), report: ReportName }),
  /** Pairs of partners whose figures stand out; no verdicts. */
  z.strictObject({ action: z.literal("figures") }),
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
});
export type PairShown = z.infer<typeof PairShown>;

export const FiguresPage = z.object({ pairs: z.array(PairShown) });
export type FiguresPage = z.infer<typeof FiguresPage>;
