import * as z from "zod/mini";
import { AvatarName, Code, Hash, Key, Name } from "@/lib/table/wire/protocol";
import { leagues } from "./leagues";
import { tierNames } from "./tiers";

/**
 * What devices and the rooms of ranked play say to each other; docs/ranked.md says who says what when. All that is known of
 * times is said as how long there is left, or has been, for clocks differ; instants are only those of what is long over.
 */

/** The longest page of anything. */
export const ROWS = 100;
/** Matches a player's page lists. */
export const LAST_MATCHES = 50;
/** Points of the line on a player's page. */
export const LINE_LENGTH = 240;
export const FRIENDS = 200;
export const BLOCKED = 200;
/** Words of a report. */
export const REPORT_LENGTH = 500;

const Count = z.int().check(z.gte(0));
const Points = z.int().check(z.gte(0), z.lte(10_000));
const Left = z.nullable(z.number());
const Instant = z.number();
export const TierName = z.enum(tierNames);
const League = z.enum(leagues.map(({ id }) => id));
const four = <Item extends z.core.$ZodType>(item: Item) => z.tuple([item, item, item, item]);
/** Some of many: no more than so many. */
const some = <Item extends z.core.$ZodType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));
/** 128 bits that name a match. */
export const MatchName = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Who says so: a key of this device, and the player it speaks for where that is not the one of its own hash. */
const who = { key: Key, player: z.optional(Hash) };

/** Somebody as they were called last. */
export const RankedPerson = z.object({ player: Hash, name: Name, avatar: AvatarName });
export type RankedPerson = z.infer<typeof RankedPerson>;

/** Points as they are shown: about so many, and without a place, while `provisionalFor` is not 0. */
export const RankedPoints = z.object({
  points: Points,
  /** How far off they may be. */
  spread: Count,
  matches: Count,
  provisionalFor: Count,
  /** The place among all who have one. */
  place: z.nullable(Count),
});
export type RankedPoints = z.infer<typeof RankedPoints>;

/** What escapes have come to, and what one more would do: how many within 24 h it makes, and for how long it would close the queue. */
export const Penalty = z.object({
  /** How long the queue is closed yet; null where it is open. */
  leftMs: Left,
  /** For how long it was closed. */
  ofMs: Left,
  /** By whoever runs the house, and not by escapes. */
  isDecided: z.optional(z.boolean()),
  next: z.object({ count: Count, of: Count, closesMs: Left }),
});
export type Penalty = z.infer<typeof Penalty>;

// The queue: a WebSocket to /parties/queue/TIER

/** What a device says to a queue. */
export const QueueMessage = z.discriminatedUnion("action", [
  /** Who I am: where do I stand? Changes nothing. */
  z.strictObject({ action: z.literal("look"), ...who }),
  /** I wait here: a new place in the line, or the one I have, wherever I waited so far. */
  z.strictObject({ action: z.literal("join"), ...who, name: Name, avatar: AvatarName }),
  /** I am there: to whoever is drawn. */
  z.strictObject({ action: z.literal("ready") }),
  z.strictObject({ action: z.literal("leave") }),
  /** Every 10 s, from whichever device one waits on: whose page is silent for 30 s waits no more. */
  z.strictObject({
    action: z.literal("ping"),
    sent: z.optional(z.number()),
    /** As a table is asked whether it is there (lib/client/rooms/room-line.ts). */
    mark: z.optional(z.string().check(z.maxLength(32))),
  }),
]);
export type QueueMessage = z.infer<typeof QueueMessage>;

export const PING_MS = 10_000;

/** Why somebody is not in the line, or not any more. */
const Outside = z.enum([
  /** They never came in, or left. */
  "left",
  /** They were drawn and did not say that they are there. */
  "missed",
  /** Their page was silent for too long. */
  "silent",
]);

/** What all are told of a queue. */
const queue = {
  type: z.literal("queue"),
  tier: TierName,
  /** How many wait, and how many play ranked in this tier. */
  waiting: Count,
  playing: Count,
  /** The house is to be renewed: nobody comes in and nobody is drawn; who plays plays on. */
  isDraining: z.boolean(),
  /** One's own points in this tier and season; null before the first match. */
  own: z.nullable(RankedPoints),
  penalty: Penalty,
  /** Something on one's own page is new: a season's mark, or what came of a report. */
  hasNews: z.optional(z.boolean()),
};

/** Four who are drawn, before they are all there: nobody sees who the others are. From one's own seat on, in play order. */
const Drawn = four(z.object({ league: League, isProvisional: z.boolean(), isReady: z.boolean() }));

/** Where one stands; told whole whenever it changes, and every few seconds. */
export const QueueState = z.discriminatedUnion("is", [
  z.object({
    ...queue,
    is: z.literal("out"),
    why: Outside,
    /** About how long it takes now; null where nobody knows. */ aboutMs: Left,
  }),
  z.object({
    ...queue,
    is: z.literal("waiting"),
    /** On this device; else it waits for one to say `join` again, to wait here. */
    isHere: z.boolean(),
    /** One's place, from 1 on, of so many. */
    place: Count,
    of: Count,
    waitedMs: z.number(),
    /** About how much longer; null where nobody knows. */
    aboutMs: Left,
    /** Others are looked for among so many points on either side, and in so long among more; null where it is as wide as it gets. */
    window: Points,
    widensInMs: Left,
    /** One had been drawn and was there, and somebody else was not: one is at the front again. */
    isAgain: z.boolean(),
  }),
  z.object({
    ...queue,
    is: z.literal("drawn"),
    isHere: z.boolean(),
    leftMs: z.number(),
    ofMs: z.number(),
    isReady: z.boolean(),
    four: Drawn,
  }),
  /** At a table, until its match has ended: all four were there. From one's own seat on, in play order. */
  z.object({
    ...queue,
    is: z.literal("seated"),
    /** The table's code, and the tier it is of: it may be another queue's. */
    code: Code,
    at: TierName,
    four: z.nullable(four(z.extend(RankedPerson, { points: Points, league: League }))),
  }),
]);
export type QueueState = z.infer<typeof QueueState>;

/** Why a queue does not do something; beside these it closes with a table's own words (lib/table/wire/refusals.ts). */
export const queueRefusals = [
  "malformed",
  "lookFirst",
  "signedOut",
  "tooFast",
  /** The queue is closed to this player: `penalty` says for how long. */
  "closed",
  /** They, or others as new from the same place, were drawn more than once and did not come: for some minutes. */
  "paused",
  "draining",
  /** They are at a table whose match has not ended. */
  "seated",
  "notDrawn",
  /** Some room of the house does not answer just now. */
  "busy",
] as const;

/** What a queue says to a device. */
export const QueueWord = z.union([
  QueueState,
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("pong"), sent: z.optional(z.number()) }),
    /** `code` is one of `queueRefusals` or of the table's closings. */
    z.object({ type: z.literal("error"), code: z.string(), message: z.string() }),
  ]),
]);
export type QueueWord = z.infer<typeof QueueWord>;

// The ladder: a POST to /parties/ladder/TIER-SEASON, e.g. rabbit-3; `ladderRoom` names it

export const LadderMessage = z.discriminatedUnion("action", [
  /** The first so many, somebody and so many on either side, and what is said of the whole ladder. */
  z.strictObject({
    action: z.literal("page"),
    top: Count.check(z.lte(ROWS)),
    player: z.optional(Hash),
    each: z.optional(Count.check(z.lte(20))),
  }),
  /** Those whose name begins so, however it is written. */
  z.strictObject({ action: z.literal("search"), name: Name }),
  /** Some of them, friends for one, the best first. */
  z.strictObject({ action: z.literal("some"), players: some(Hash, ROWS) }),
]);
export type LadderMessage = z.infer<typeof LadderMessage>;

/** How many hands were bought in a contract, and made. */
const Contracts = z.object({ bought: Count, made: Count });
const BothContracts = z.object({ sun: Contracts, hokum: Contracts });

/** A line of the ladder. `lib/ranked/twin-mark.ts` tells apart those whose names look the same. */
export const LadderRow = z.object({
  ...RankedPerson.shape,
  ...RankedPoints.shape,
  /** The name is theirs alone. */
  isClaimed: z.boolean(),
  won: Count,
  /** Points within the last seven days. */
  week: z.int(),
  contracts: Contracts,
  /** The last ten, the newest first: W and L. */
  form: z.string().check(z.maxLength(10)),
});
export type LadderRow = z.infer<typeof LadderRow>;

const Rows = some(LadderRow, ROWS);

export const LadderPage = z.object({
  tier: TierName,
  season: Count,
  /** How long the season has yet; null where it is over. */
  leftMs: Left,
  endsAt: Instant,
  /** How many have a place, and of them how many in each league, from the lowest on. */
  placed: Count,
  leagues: z.array(Count).check(z.length(leagues.length)),
  /** What all have bought and made: "the house loses 34 %". */
  house: BothContracts,
  top: Rows,
  /** The player asked for among those around; alone while without a place, nobody where they have not played. */
  around: Rows,
});
export type LadderPage = z.infer<typeof LadderPage>;

export const LadderRows = z.object({ rows: Rows });
export type LadderRows = z.infer<typeof LadderRows>;

export const LadderRefused = z.object({ refused: z.enum(["malformed", "tooOften"]) });

/** The room of a tier's ladder in a season. */
export const ladderRoom = (tier: z.infer<typeof TierName>, season: number): string => `${tier}-${season}`;
export const LadderRoom = z.string().check(z.regex(new RegExp(`^(${tierNames.join("|")})-[1-9][0-9]{0,2}$`)));

// What a match did: at its table, in `table.settled` (lib/table/wire/protocol.ts) as soon as the ladder has it

const Reason = z.enum(["stronger", "even", "weaker", "partnerGone", "gone"]);

/** What a match did to one of four, and why (lib/ranked/result.ts). */
export const Change = z.object({
  player: Hash,
  isWon: z.boolean(),
  from: Points,
  to: Points,
  reason: Reason,
  /** What the same result is worth between equals. */
  even: z.int(),
  /** What was not counted since one's partner was gone. */
  spared: z.int(),
  provisionalFor: Count,
});

/** Why nobody's points moved: rules that are no more, a table that the house lost, or whoever runs it has decided so. */
const Void = z.enum(["otherRules", "lost", "decided"]);

/** How a ranked match ended, for all who are at its table; changes in the order of the seats, null where it is void. */
export const RankedEnd = z.object({
  match: MatchName,
  tier: TierName,
  season: Count,
  endedAt: Instant,
  void: z.nullable(Void),
  changes: z.nullable(four(Change)),
});
export type RankedEnd = z.infer<typeof RankedEnd>;

/** What a ladder brings to the records of the four, and to the queue that drew them; only rooms of the house say this. */
export const MatchNote = z.object({
  match: MatchName,
  drawing: MatchName,
  tier: TierName,
  season: Count,
  code: Code,
  endedAt: Instant,
  void: z.nullable(Void),
  score: z.nullable(z.tuple([Count, Count])),
  changes: z.nullable(four(Change)),
  seats: four(
    z.extend(RankedPerson, {
      spread: Count,
      deeds: z.record(z.string(), Count),
      isEscape: z.boolean(),
      /** Their place in the season before, where this was their first match in one. */
      lastPlace: z.nullable(Count),
    }),
  ),
});
export type MatchNote = z.infer<typeof MatchNote>;

// A player's record: a POST to /parties/player/X of `{ player, message }`, X the first letter of `player`

/** A table somebody is asked to, of whichever game. */
export const invitedTo = { game: z.string().check(z.regex(/^[a-z]{1,16}$/)), code: Code };

/** What somebody may be reported for. */
export const reportReasons = ["sharedHands", "stalled", "left", "words", "name", "other"] as const;
export const ReportReason = z.enum(reportReasons);
/** What playing a reported match again finds: its log leads to the score that counted, or not, or there is none. */
export const ReportCheck = z.enum(["sound", "unsound", "gone"]);
/** What whoever runs the house has decided. */
export const Verdict = z.enum(["nothing", "warned", "guilty"]);

/** What a device says to the room of a player, whose key it is but where it says otherwise. */
export const RecordMessage = z.discriminatedUnion("action", [
  /** Anybody's page: `key` is of whoever asks, and `by` the player it speaks for; without them it is a stranger who asks. */
  z.strictObject({ action: z.literal("record"), key: z.optional(Key), by: z.optional(Hash) }),
  /** This name is to be theirs alone, and whatever looks like it; one at a time. */
  z.strictObject({ action: z.literal("claimName"), key: Key, name: Name }),
  z.strictObject({ action: z.literal("setPrivate"), key: Key, isPrivate: z.boolean() }),
  /** Friends, those blocked, and the code by which others become friends. */
  z.strictObject({ action: z.literal("friends"), key: Key, name: Name, avatar: AvatarName }),
  z.strictObject({
    action: z.literal("befriend"),
    key: Key,
    other: Hash,
    code: z.string().check(z.maxLength(32)),
    name: Name,
    avatar: AvatarName,
  }),
  z.strictObject({ action: z.literal("unfriend"), key: Key, other: Hash }),
  /** A friend, or whoever one has played a ranked match with lately, is asked to a table; it stands for a quarter of an hour. */
  z.strictObject({
    action: z.literal("invite"),
    key: Key,
    other: Hash,
    ...invitedTo,
    name: Name,
    avatar: AvatarName,
  }),
  /** To which tables is one asked? A page asks that of itself, again and again: it is read, and nothing is written. */
  z.strictObject({ action: z.literal("invitations"), key: Key }),
  /** Whoever is blocked is never drawn as one's partner, and is no friend. */
  z.strictObject({ action: z.literal("block"), key: Key, other: Hash, isBlocked: z.boolean() }),
  z.strictObject({
    action: z.literal("report"),
    key: Key,
    against: Hash,
    match: MatchName,
    code: Code,
    reason: ReportReason,
    words: z.string().check(z.maxLength(REPORT_LENGTH)),
  }),
  /** Whatever one's own page says is new has been seen. */
  z.strictObject({ action: z.literal("seen"), key: Key }),
]);
export type RecordMessage = z.infer<typeof RecordMessage>;

/** One of the last matches. */
export const PlayedMatch = z.object({
  match: MatchName,
  tier: TierName,
  season: Count,
  /** The table's code: its page shows the match while it is kept. */
  code: Code,
  endedAt: Instant,
  void: z.nullable(Void),
  isWon: z.boolean(),
  /** One's own side's, and the other's. */
  score: z.tuple([Count, Count]),
  from: Points,
  to: Points,
  reason: z.nullable(Reason),
  partner: RankedPerson,
  others: z.tuple([RankedPerson, RankedPerson]),
  /** They left it while behind. */
  isEscape: z.optional(z.boolean()),
});
export type PlayedMatch = z.infer<typeof PlayedMatch>;

const Partner = z.extend(RankedPerson, { matches: Count, won: Count, /** Points gained together. */ change: z.int() });

/** A player in one tier, in the season that runs. */
export const TierRecord = z.object({
  points: Points,
  spread: Count,
  matches: Count,
  provisionalFor: Count,
  won: Count,
  longestRun: Count,
  best: z.object({ points: Points, at: Instant }),
  /** Points over time, the oldest first. */
  line: some(z.object({ at: Instant, points: Points, spread: Count }), LINE_LENGTH),
  /** The last thirty, the newest first: W and L. */
  form: z.string().check(z.maxLength(30)),
  contracts: BothContracts,
  kaboots: Count,
  sawas: z.object({ called: Count, stood: Count }),
  projects: Count,
  /** Those played with oftenest, the best first. */
  partners: some(Partner, 12),
});
export type TierRecord = z.infer<typeof TierRecord>;

/** How a season ended for somebody: the mark it left. */
const SeasonMark = z.object({
  season: Count,
  tier: TierName,
  points: Points,
  matches: Count,
  place: z.nullable(Count),
  /** To oneself alone: one has not said that one has seen it. */
  isNew: z.boolean(),
});

/** For how many days the queue may be closed by decision. */
export const closingDays = [1, 7, 30] as const;
/** What follows from a decision. */
export const Consequence = z.object({
  /** With whom whoever was reported is not drawn any more: somebody of that match. */
  apartFrom: z.nullable(Hash),
  /** For how many days the queue is closed to them. */
  closedDays: z.nullable(z.literal(closingDays)),
  /** What the match did to the points of its four is taken back. */
  isVoid: z.boolean(),
});
export type Consequence = z.infer<typeof Consequence>;

/** What came of a report, for whoever reported and whoever was reported; the latter is not told by whom. */
export const Decision = z.object({
  report: z.string(),
  match: MatchName,
  code: Code,
  tier: TierName,
  season: Count,
  reason: ReportReason,
  decision: Verdict,
  /** What whoever runs the house adds. */
  note: z.string(),
  at: Instant,
  /** Whom one has reported; null where it is oneself who was. */
  against: z.nullable(RankedPerson),
  /** Whoever reported is told of the match's points alone. */
  consequence: z.optional(z.nullable(Consequence)),
  isNew: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;
/** So many are remembered. */
export const DECISIONS = 20;

/** A player's page. */
export const RecordPage = z.object({
  ...RankedPerson.shape,
  isClaimed: z.boolean(),
  isPrivate: z.boolean(),
  isOwn: z.boolean(),
  isFriend: z.boolean(),
  season: Count,
  /** The first season they played ranked in; null before. */
  sinceSeason: z.nullable(Count),
  /** Matches in all, and of them those they left. */
  matches: Count,
  gone: Count,
  marks: some(SeasonMark, ROWS),
  tiers: z.object({ rocket: z.nullable(TierRecord), rabbit: z.nullable(TierRecord), turtle: z.nullable(TierRecord) }),
  last: some(PlayedMatch, LAST_MATCHES),
  /** To oneself alone. */
  penalty: z.nullable(Penalty),
  /** To oneself alone, the newest first. */
  decisions: some(Decision, DECISIONS),
  /** To oneself alone: the ranked table one is at. */
  seatedAt: z.nullable(z.object({ tier: TierName, code: Code })),
});
export type RecordPage = z.infer<typeof RecordPage>;

/** Tables one is asked to just now, each since an instant by the clock of the room. */
const Invited = z.array(z.extend(RankedPerson, { ...invitedTo, at: z.number(), leftMs: z.number() }));

/** To which tables one is asked; to none as long as one is at a ranked one. */
export const InvitationsPage = z.object({ invited: Invited });
export type InvitationsPage = z.infer<typeof InvitationsPage>;

export const FriendsPage = z.object({
  /** Whoever has it becomes a friend by it: `/friends#PLAYER.CODE`, so that no server and no log hears of it. */
  code: z.string(),
  friends: some(
    z.extend(RankedPerson, { isHere: z.boolean(), at: z.nullable(z.object({ tier: TierName, code: Code })) }),
    FRIENDS,
  ),
  blocked: some(RankedPerson, BLOCKED),
  invited: Invited,
});
export type FriendsPage = z.infer<typeof FriendsPage>;

/** What was done and needs no more words. */
export const Done = z.object({ done: z.literal(true) });

/** What re-checking a reported match found at once. */
export const ReportTaken = z.object({ report: z.string(), check: ReportCheck });
export type ReportTaken = z.infer<typeof ReportTaken>;

export const recordRefusals = [
  "malformed",
  "tooOften",
  "signedOut",
  /** The page is for friends. */
  "private",
  /** Nobody of this name has played ranked, or been here. */
  "unknown",
  "badCode",
  /** Somebody else has claimed it, or one that looks the same. */
  "nameTaken",
  /** A name can be claimed after twenty matches. */
  "tooFewMatches",
  "tooMany",
  /** They cannot be asked to a table: blocked, strangers, or asked by many already. */
  "notInvited",
] as const;
export const RecordRefused = z.object({ refused: z.enum(recordRefusals) });
