import { type Escapes, noEscapes, withEscape } from "./escapes";
import { APART, withFour } from "./queue";
import { type Sanction, withSanction } from "./sanctions";
import { type Tier, tierNames } from "./tiers";
import {
  DECISIONS,
  type Decision,
  LAST_MATCHES,
  LINE_LENGTH,
  type MatchNote,
  type PlayedMatch,
  type RankedPerson,
  type RecordPage,
  type ReportTaken,
  type TierRecord,
} from "./wire";

/** So many matches are known by their names, so that each is told once however often it is brought. */
const KNOWN = 200;
const FORM = 30;
/** So many partners are remembered, and so many of them shown, who were that often. */
const PARTNERS = 40;
const SHOWN_PARTNERS = 12;

/** So many seasons' marks are kept. */
const MARKS = 100;

/** What was decided of a match, as far as the records of its four are concerned. */
interface Revised {
  readonly match: string;
  readonly tier: Tier;
  readonly season: number;
  readonly isVoid: boolean;
  readonly changes: readonly { readonly player: string; readonly from: number; readonly to: number }[];
}

type PartnerRecord = TierRecord["partners"][number];

/** A player in one tier, within a season. */
interface KeptTier extends Omit<TierRecord, "line"> {
  readonly season: number;
  /** Matches won in a row just now. */
  readonly run: number;
  /** Instants, points, spreads: short, for there are many. */
  readonly line: readonly (readonly [at: number, points: number, spread: number])[];
}

/** The table somebody plays at. */
interface SeatedAt {
  readonly drawing: string;
  readonly tier: Tier;
  readonly code: string;
  readonly at: number;
}

/** All that a player's room keeps of ranked play. */
export interface RankedRecord {
  readonly name: string;
  readonly avatar: string;
  readonly isPrivate: boolean;
  /** The name that is theirs alone; null for none. */
  readonly claimed: string | null;
  readonly sinceSeason: number | null;
  readonly matches: number;
  readonly gone: number;
  readonly tiers: Readonly<Partial<Record<Tier, KeptTier>>>;
  readonly marks: RecordPage["marks"];
  readonly last: readonly PlayedMatch[];
  readonly known: readonly string[];
  readonly escapes: Escapes;
  /** The latest fours they played in, by name. */
  readonly fours: readonly string[];
  readonly seatedAt: SeatedAt | null;
  /** When they reported somebody, lately. */
  readonly reported: readonly number[];
  /** Whom they reported for which match, lately, and what came of it: one is heard once. */
  readonly reports: readonly ReportMade[];
  /** What came of reports, of theirs and about them, the newest first. */
  readonly decisions: readonly Decision[];
  /** What follows for them from those about them. */
  readonly sanctions: readonly Sanction[];
}

interface ReportMade extends ReportTaken {
  readonly match: string;
  readonly against: string;
}

export const newRecord: RankedRecord = {
  name: "",
  avatar: "palm",
  isPrivate: false,
  claimed: null,
  sinceSeason: null,
  matches: 0,
  gone: 0,
  tiers: {},
  marks: [],
  last: [],
  known: [],
  escapes: noEscapes,
  fours: [],
  seatedAt: null,
  reported: [],
  reports: [],
  decisions: [],
  sanctions: [],
};

const DAY_MS = 86_400_000;
/** So many reports a day are heard of one player. */
const REPORTS = 10;

/** The record with one more report, null where there were as many as are heard. */
export function withReport(record: RankedRecord, now: number): RankedRecord | null {
  const reported = record.reported.filter((at) => Math.abs(now - at) < DAY_MS);
  return reported.length >= REPORTS ? null : { ...record, reported: [...reported, now] };
}

/** So many reports are known again. */
const REPORTS_KNOWN = 50;

export const withReportMade = (record: RankedRecord, made: ReportMade): RankedRecord => ({
  ...record,
  reports: [made, ...record.reports.filter(({ report }) => report !== made.report)].slice(0, REPORTS_KNOWN),
});

/** The record with what was decided of a report, which is told once as it is, and again where it is decided anew. */
export function withDecision(
  record: RankedRecord,
  { against, ...decided }: Omit<Decision, "against" | "isNew"> & { readonly against: string | null },
): RankedRecord {
  if (record.decisions.some(({ report, at }) => report === decided.report && at >= decided.at)) return record;
  const met = record.last.flatMap(({ partner, others }) => [partner, ...others]);
  const stranger = { player: against ?? "", name: (against ?? "").slice(0, 6), avatar: "palm" };
  const person = against === null ? null : (met.find(({ player }) => player === against) ?? stranger);
  const others = record.decisions.filter(({ report }) => report !== decided.report);
  // What follows is for whoever was reported.
  const follows = { report: decided.report, at: decided.at, consequence: decided.consequence ?? null };
  return {
    ...record,
    decisions: [{ ...decided, against: person, isNew: true }, ...others].slice(0, DECISIONS),
    sanctions: person === null ? withSanction(record.sanctions, follows) : record.sanctions,
  };
}

/** The record once a match of theirs does nothing to points, or does again: once for each time it is decided, however often told. */
export function withRevised(
  record: RankedRecord,
  { match, tier, season, isVoid, changes }: Revised,
  player: string,
): RankedRecord {
  const own = changes.find((change) => change.player === player);
  const told = record.last.find((each) => each.match === match);
  if (!own || !told || (told.void === "decided") === isVoid) return record;
  const by = (own.to - own.from) * (isVoid ? -1 : 1);
  const moved = <Kept extends { readonly points: number }>(kept: Kept): Kept => ({
    ...kept,
    points: Math.max(0, kept.points + by),
  });
  const kept = record.tiers[tier];
  return {
    ...record,
    last: record.last.map((each) => (each === told ? { ...each, void: isVoid ? "decided" : null } : each)),
    tiers: kept?.season === season ? { ...record.tiers, [tier]: moved(kept) } : record.tiers,
    marks: record.marks.map((mark) => (mark.tier === tier && mark.season === season ? moved(mark) : mark)),
  };
}

/** The record once its player has seen what was new. */
export function withAllSeen(record: RankedRecord): RankedRecord {
  const seen = <Told extends { readonly isNew: boolean }>(all: readonly Told[]) =>
    all.map((each) => (each.isNew ? { ...each, isNew: false } : each));
  return { ...record, decisions: seen(record.decisions), marks: seen(record.marks) };
}

/** A record of nothing but how somebody is called is forgotten after so long, and one that is to be private later. */
const FORGOTTEN_MS = DAY_MS;
const PRIVATE_MS = 30 * DAY_MS;

/** Whether there is nothing to know of somebody: they have not played, and nobody has anything to tell them. */
export function isForgettableRecord(record: RankedRecord, touchedAt: number, now: number): boolean {
  const { last, matches, claimed, decisions, escapes, seatedAt, isPrivate } = record;
  const isKnown = matches > 0 || last.length > 0 || claimed !== null || decisions.length > 0;
  const isAwaited = seatedAt !== null || escapes.escaped.length > 0 || escapes.closed.length > 0;
  return !isKnown && !isAwaited && Math.abs(now - touchedAt) >= (isPrivate ? PRIVATE_MS : FORGOTTEN_MS);
}

/** Tiers in which a season has ended that left no mark yet. */
export const unmarkedIn = ({ tiers, marks }: RankedRecord, season: number): readonly { tier: Tier; season: number }[] =>
  tierNames.flatMap((tier) => {
    const kept = tiers[tier];
    const isMarked = kept && marks.some((mark) => mark.tier === tier && mark.season === kept.season);
    return kept && kept.season < season && !isMarked ? [{ tier, season: kept.season }] : [];
  });

/** The record with the marks of seasons that have ended, and the place in each. */
export function withMarks(
  record: RankedRecord,
  ended: readonly { readonly tier: Tier; readonly season: number; readonly place: number | null }[],
): RankedRecord {
  const marks = ended.flatMap(({ tier, season, place }) => {
    const kept = record.tiers[tier];
    const isMarked = record.marks.some((mark) => mark.tier === tier && mark.season === season);
    if (!kept || kept.season !== season || isMarked) return [];
    return [{ season, tier, points: kept.points, matches: kept.matches, place, isNew: true }];
  });
  return { ...record, marks: [...marks, ...record.marks].slice(0, MARKS) };
}

/** Whether there is anything they have not said that they have seen, a season's end among it. */
export const hasNews = (record: RankedRecord, season: number): boolean =>
  [...record.decisions, ...record.marks].some(({ isNew }) => isNew) || unmarkedIn(record, season).length > 0;

/** The partners of their latest matches, who are not to be theirs again at once. */
export const latePartners = ({ last }: RankedRecord): readonly string[] =>
  last
    .filter((played) => played.void === null)
    .slice(0, APART)
    .map(({ partner }) => partner.player);

/** The latest season before one that somebody played in a tier, as their marks and the tier itself say; null for none. */
export function lastSeasonOf({ tiers, marks }: RankedRecord, tier: Tier, before: number): number | null {
  const seasons = [tiers[tier]?.season ?? 0, ...marks.flatMap((mark) => (mark.tier === tier ? [mark.season] : []))];
  const last = Math.max(0, ...seasons.filter((season) => season < before));
  return last === 0 ? null : last;
}

const START: Omit<KeptTier, "season" | "best" | "points" | "spread"> = {
  matches: 0,
  provisionalFor: 0,
  won: 0,
  run: 0,
  longestRun: 0,
  line: [],
  form: "",
  contracts: { sun: { bought: 0, made: 0 }, hokum: { bought: 0, made: 0 } },
  kaboots: 0,
  sawas: { called: 0, stood: 0 },
  projects: 0,
  partners: [],
};

/** The four as one of them sees them. */
function aroundOf({ seats }: MatchNote, player: string) {
  const own = seats.findIndex((seat) => seat.player === player);
  const at = (steps: number): RankedPerson => {
    const { player: id, name, avatar } = seats[(own + steps) % 4] ?? seats[0];
    return { player: id, name, avatar };
  };
  return { own, partner: at(2), others: [at(1), at(3)] as [RankedPerson, RankedPerson] };
}

function withPartner(
  partners: readonly PartnerRecord[],
  partner: RankedPerson,
  isWon: boolean,
  change: number,
): PartnerRecord[] {
  const known = partners.find(({ player }) => player === partner.player) ?? { matches: 0, won: 0, change: 0 };
  const now = {
    ...partner,
    matches: known.matches + 1,
    won: known.won + (isWon ? 1 : 0),
    change: known.change + change,
  };
  // Whoever was a partner longest ago is forgotten first.
  return [now, ...partners.filter(({ player }) => player !== partner.player)].slice(0, PARTNERS);
}

function tierAfter(kept: KeptTier | null, note: MatchNote, player: string): KeptTier | null {
  const { own, partner } = aroundOf(note, player);
  const change = note.changes?.[own];
  const seat = note.seats[own];
  if (!change || !seat) return kept;
  const was: KeptTier = kept ?? {
    ...START,
    ...{ season: note.season, points: change.from, spread: seat.spread },
    best: { points: change.from, at: note.endedAt },
  };
  const isWon = change.isWon && change.reason !== "gone";
  const { deeds, spread } = seat;
  const did = (name: string) => deeds[name] ?? 0;
  const both = (kind: "sun" | "hokum") => ({
    bought: was.contracts[kind].bought + did(`${kind}Bought`),
    made: was.contracts[kind].made + did(`${kind}Made`),
  });
  const run = isWon ? was.run + 1 : 0;
  return {
    season: note.season,
    points: change.to,
    spread,
    matches: was.matches + 1,
    provisionalFor: change.provisionalFor,
    won: was.won + (isWon ? 1 : 0),
    run,
    longestRun: Math.max(was.longestRun, run),
    best: change.to > was.best.points ? { points: change.to, at: note.endedAt } : was.best,
    line: [...was.line, [note.endedAt, change.to, spread] as const].slice(-LINE_LENGTH),
    form: `${isWon ? "W" : "L"}${was.form}`.slice(0, FORM),
    contracts: { sun: both("sun"), hokum: both("hokum") },
    kaboots: was.kaboots + did("kaboots"),
    sawas: { called: was.sawas.called + did("sawas"), stood: was.sawas.stood + did("sawasStood") },
    projects: was.projects + did("projects"),
    partners: withPartner(was.partners, partner, isWon, change.to - change.from),
  };
}

/** The line of one match on a player's page. */
function played(note: MatchNote, player: string): PlayedMatch {
  const { own, partner, others } = aroundOf(note, player);
  const change = note.changes?.[own];
  const [even, odd] = note.score ?? [0, 0];
  const { match, tier, season, code, endedAt } = note;
  return {
    ...{ match, tier, season, code, endedAt, void: note.void, partner, others },
    isWon: change ? change.isWon && change.reason !== "gone" : false,
    score: own % 2 === 0 ? [even, odd] : [odd, even],
    from: change?.from ?? 0,
    to: change?.to ?? 0,
    reason: change?.reason ?? null,
    ...(note.seats[own]?.isEscape && { isEscape: true }),
  };
}

/** The record after a match, which counts once however often it is told; a void one is told of, and moves nothing. */
export function noted(record: RankedRecord, note: MatchNote, player: string): RankedRecord {
  const { own } = aroundOf(note, player);
  const seat = note.seats[own];
  if (!seat || record.known.includes(note.match)) return record;
  const { name, avatar, isEscape } = seat;
  const isVoid = note.void !== null || !note.changes;
  const seated = record.seatedAt?.drawing === note.drawing ? null : record.seatedAt;
  const told: RankedRecord = {
    ...record,
    ...{ name, avatar, seatedAt: seated },
    last: [played(note, player), ...record.last].slice(0, LAST_MATCHES),
    known: [note.match, ...record.known].slice(0, KNOWN),
  };
  if (isVoid) return told;
  const before = record.tiers[note.tier] ?? null;
  const isOld = before !== null && before.season > note.season;
  const isNewSeason = before !== null && before.season < note.season;
  const tier = isOld ? before : tierAfter(isNewSeason ? null : before, note, player);
  const ended = isNewSeason
    ? withMarks(record, [{ tier: note.tier, season: before.season, place: seat.lastPlace }])
    : record;
  // What was on its way as a season ended belongs to it.
  const marks = ended.marks.map((mark) =>
    !isOld && tier && mark.tier === note.tier && mark.season === note.season
      ? { ...mark, points: tier.points, matches: tier.matches }
      : mark,
  );
  return {
    ...told,
    sinceSeason: record.sinceSeason ?? note.season,
    matches: record.matches + 1,
    gone: record.gone + (note.changes?.[own]?.reason === "gone" ? 1 : 0),
    tiers: tier ? { ...record.tiers, [note.tier]: tier } : record.tiers,
    marks,
    escapes: isEscape ? withEscape(record.escapes, note.endedAt) : record.escapes,
    fours: withFour(
      record.fours,
      note.seats.map((each) => each.player),
    ),
  };
}

/** A tier as its page shows it, null where nothing was played in this season. */
export function tierPage(record: RankedRecord, tier: Tier, season: number): TierRecord | null {
  const kept = record.tiers[tier];
  if (!kept || kept.season !== season) return null;
  const { season: _, run: __, line, partners, ...told } = kept;
  const often = [...partners].sort((one, other) => other.matches - one.matches).slice(0, SHOWN_PARTNERS);
  return {
    ...told,
    line: line.map(([at, points, spread]) => ({ at, points, spread })),
    partners: often.sort((one, other) => other.change - one.change),
  };
}
