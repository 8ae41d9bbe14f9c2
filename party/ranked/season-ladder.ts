import * as z from "zod/mini";
import type { AdminMessage, FiguresPage, JournalEntry, JournalPage, ReportsPage } from "@/lib/ranked/admin-wire";
import { isEscape } from "@/lib/ranked/escapes";
import { Ladder, type LadderPlace, type PlayerStanding, weekOf } from "@/lib/ranked/ladder";
import { pairName } from "@/lib/ranked/pair-figures";
import { afterSeason, PROVISIONAL_MATCHES, type Rating, ratingAt, shown } from "@/lib/ranked/rating";
import type { Four, HeldSeat, RankedResult } from "@/lib/ranked/result";
import { seasonAt, seasonEnd } from "@/lib/ranked/seasons";
import { RANKED_GAME, type Tier, tierNames } from "@/lib/ranked/tiers";
import {
  type LadderMessage,
  type LadderPage,
  type LadderRow,
  ladderRoom,
  MatchNote,
  type RankedEnd,
  type RankedPerson,
  type RankedPoints,
  ROWS,
} from "@/lib/ranked/wire";
import { forgedCalls } from "../house-secret";
import { CODE_KEY, type Parties, type Room } from "../platform";
import { asked, askedOfPlayer } from "./ask-room";
import { Journal } from "./journal";
import { rowsIn } from "./ladder-storage";
import { type Letter, LetterDelivery, letterKey } from "./letter-delivery";
import {
  Inherited,
  InheritQuestion,
  LastSeason,
  LostLetter,
  ReportLetter,
  ResultLetter,
  StandingsQuestion,
} from "./letters";
import { Reports } from "./reports";
import { SuspectPairs } from "./suspect-pairs";

interface Around {
  readonly storage: Room["storage"];
  readonly rooms: () => Parties | null;
  readonly now: () => number;
}

/** What everybody in this ladder bought and made; and how many matches were void. */
interface HouseRow {
  readonly sun: { readonly bought: number; readonly made: number };
  readonly hokum: { readonly bought: number; readonly made: number };
  readonly voids: number;
}

const HOUSE_KEY = "house";
/** What became of each drawing: it has one end, whoever tells of it. */
const drawingKey = (drawing: string) => `drawing/${drawing}`;
interface DrawingRow {
  readonly match: string;
  readonly void: MatchNote["void"];
}

/** A page as it stands is not read anew within this time. */
const PAGE_MS = 1_000;

/** How long after its season figures of pairs are kept: whoever has a report to decide on may still want them. */
const FIGURES_MS = 30 * 86_400_000;
/** Between one time some of them are forgotten and the next. */
const FORGETTING_MS = 5_000;

type Result = ResultLetter["result"];
type ResultSeat = Result["seats"][number];

const bySeat = <Of>(of: (seat: 0 | 1 | 2 | 3) => Of): Four<Of> => [of(0), of(1), of(2), of(3)];
const tupleOf = <Of>([first, second, third, fourth]: Four<Of>): [Of, Of, Of, Of] => [first, second, third, fourth];
const nothing: HouseRow = { sun: { bought: 0, made: 0 }, hokum: { bought: 0, made: 0 }, voids: 0 };
const firstOf = (all: readonly ResultSeat[], seat: number): ResultSeat => {
  const found = all[seat];
  if (!found) throw new RangeError("a ranked match has four seats");
  return found;
};

function houseAfter(house: HouseRow, seats: readonly ResultSeat[]): HouseRow {
  const all = (name: string) => seats.reduce((sum, { deeds }) => sum + (deeds[name] ?? 0), 0);
  const both = (kind: "sun" | "hokum") => ({
    bought: house[kind].bought + all(`${kind}Bought`),
    made: house[kind].made + all(`${kind}Made`),
  });
  return { ...house, sun: both("sun"), hokum: both("hokum") };
}

/** A ladder in its room: settles what tables bring, tells the players' records and the queue of it, and answers pages. */
export class SeasonLadder {
  readonly tier: Tier;
  readonly season: number;
  readonly #name: string;
  readonly #around: Around;
  readonly #ladder: Ladder;
  readonly #reports: Reports;
  readonly #pairs: SuspectPairs;
  readonly #journal: Journal;
  readonly #delivery: LetterDelivery;
  #page: {
    readonly at: number;
    readonly top: readonly LadderRow[];
    readonly about: Omit<LadderPage, "top" | "around">;
  } | null = null;
  #house: HouseRow | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string, around: Around) {
    const [tier = "", season = ""] = name.split("-");
    this.#name = name;
    this.tier = tierNames.find((each) => each === tier) ?? "rabbit";
    this.season = Number(season);
    this.#around = around;
    this.#reports = new Reports(around.storage, name);
    this.#pairs = new SuspectPairs(around.storage);
    this.#journal = new Journal(around.storage);
    const { storage, rooms } = around;
    this.#delivery = new LetterDelivery({ tier: this.tier, storage, rooms });
    this.#ladder = new Ladder(rowsIn(around.storage), (players) => this.#inherited(players));
  }

  async rouse(): Promise<void> {
    // Letters wake this room before long, and the rest is done then.
    if (!(await this.#delivery.rouse())) await this.#forgetPairs(true);
  }

  // What rooms say

  /** What another room says or asks; null for what is none of it. */
  async told(said: unknown): Promise<object | null> {
    const result = z.safeParse(ResultLetter, said);
    if (result.success) return this.#settle(result.data.result);
    const standings = z.safeParse(StandingsQuestion, said);
    if (standings.success) return { standings: await this.#standings(standings.data.standings) };
    const lost = z.safeParse(LostLetter, said);
    if (lost.success) return this.#settleLost(lost.data.lost);
    const report = z.safeParse(ReportLetter, said);
    if (report.success) return { report: await this.#reports.keep(report.data.report) };
    const inherit = z.safeParse(InheritQuestion, said);
    return inherit.success ? { players: await this.#bequeathed(inherit.data.inherit) } : null;
  }

  /** Whether a result is one that this ladder may settle: of this tier and season, between the four the queue had drawn. */
  #isOwn({ game, ended, ticket, seats }: Result): boolean {
    if (game !== RANKED_GAME || ticket.queue !== this.tier || seasonAt(ended) !== this.season) return false;
    const drawn = ticket.seats.map(({ id }) => id);
    return seats.length === 4 && drawn.length === 4 && seats.every(({ id }, seat) => id === drawn[seat]);
  }

  async #settle(result: Result): Promise<object | null> {
    if (!this.#isOwn(result)) return null;
    const end = await this.#inTurn(() => this.#settleOnce(result));
    void this.deliver();
    return { settled: end };
  }

  /** One after the other: what is read of a drawing and of the house's row holds until it is written. */
  #inTurn<Said>(act: () => Promise<Said>): Promise<Said> {
    const said = this.#last.then(act);
    this.#last = said.catch(() => undefined);
    return said;
  }

  /** A drawing has one end: what was called lost is not counted when its table is back, nor the other way round. */
  async #settleOnce(result: Result): Promise<RankedEnd> {
    const known = await this.#around.storage.get<DrawingRow>(drawingKey(result.ticket.drawing));
    if (known?.void) return { ...this.#endOf(result), void: known.void, changes: null };
    return result.outcome && result.score ? this.#settleDecided(result) : this.#settleVoid(result);
  }

  async #settleDecided(result: Result): Promise<RankedEnd> {
    const { match, ended, hands, outcome, seats, ticket } = result;
    const winners = outcome?.places[0] ?? [];
    const held = bySeat((seat): HeldSeat => {
      const { id, name, avatar, isThere, botHands, deeds } = firstOf(seats, seat);
      const did = (what: string) => deeds[what] ?? 0;
      const about = {
        ...{ name, avatar, isClaimed: ticket.seats[seat]?.isClaimed ?? false },
        bought: did("sunBought") + did("hokumBought"),
        made: did("sunMade") + did("hokumMade"),
      };
      return { player: id, isAwayAtEnd: !isThere, botHands, about };
    });
    const settled: RankedResult = { match, endedAt: ended, hands, seats: held, winner: winners.includes(0) ? 0 : 1 };
    const house = houseAfter(await this.#houseRow(), seats);
    const pairRows = await this.#pairs.before(result);
    const { changes, isNew } = await this.#ladder.settle(settled, (told, after, before) => {
      const note = this.#noteOf(result, tupleOf(told), after, before);
      const letter: Letter = { note, players: ticket.seats.map(({ id }) => id), isQueueTold: false };
      const row: DrawingRow = { match, void: null };
      return {
        ...{ [letterKey(match)]: letter, [drawingKey(ticket.drawing)]: row },
        ...{ [HOUSE_KEY]: house, [CODE_KEY]: this.#name },
        ...pairRows(
          tupleOf(told),
          before.map((standing) => standing.played ?? standing.rating.matches),
        ),
      };
    });
    // What was not written has not happened: nothing of it is known before.
    if (isNew) [this.#house, this.#page] = [house, null];
    return { ...this.#endOf(result), void: null, changes: tupleOf(changes) };
  }

  /** Once for each match: nobody's points move, all are told, and it is counted. */
  async #countVoid(note: MatchNote): Promise<void> {
    const { storage } = this.#around;
    const key = drawingKey(note.drawing);
    if ((await storage.get(key)) !== undefined) return;
    const before = await this.#houseRow();
    const house = { ...before, voids: before.voids + 1 };
    const letter: Letter = { note, players: note.seats.map(({ player }) => player), isQueueTold: false };
    const row: DrawingRow = { match: note.match, void: note.void };
    await storage.put({
      ...{ [key]: row, [letterKey(note.match)]: letter },
      ...{ [HOUSE_KEY]: house, [CODE_KEY]: this.#name },
      ...this.#journal.rows("voids", this.#entry(note.void ?? "lost", letter.players, { match: note.match })),
    });
    this.#house = house;
    await this.#journal.sweep("voids");
  }

  #entry(what: JournalEntry["what"], players: readonly string[], more: Partial<JournalEntry> = {}): JournalEntry {
    const nothingMore = { match: null, decision: null, count: null };
    return { at: this.#around.now(), what, players: [...players], ...nothingMore, ...more };
  }

  /** A match the house has lost goes by the name of its drawing: its own lay at its table. */
  async #settleLost({ drawing, code, at, seats }: LostLetter["lost"]): Promise<object> {
    const { tier, season } = this;
    const told = seats.map((seat) => ({ ...seat, spread: 0, deeds: {}, isEscape: false, lastPlace: null }));
    const end = { match: drawing, drawing, tier, season, code, endedAt: at, void: "lost", score: null, changes: null };
    const note = z.parse(MatchNote, { ...end, seats: told });
    await this.#inTurn(() => this.#countVoid(note));
    void this.deliver();
    return { done: true };
  }

  async #settleVoid(result: Result): Promise<RankedEnd> {
    await this.#countVoid(this.#noteOf(result, null, null, null));
    return { ...this.#endOf(result), void: result.void ?? "lost", changes: null };
  }

  #endOf({ match, ended }: Result) {
    return { match, tier: this.tier, season: this.season, endedAt: ended };
  }

  #noteOf(
    result: Result,
    changes: MatchNote["changes"],
    after: Four<Rating> | null,
    before: Four<PlayerStanding> | null,
  ): MatchNote {
    const { code, score, hands, seats, ticket } = result;
    const isDecided = changes !== null;
    return z.parse(MatchNote, {
      ...this.#endOf(result),
      ...{ drawing: ticket.drawing, code, score, changes, void: isDecided ? null : (result.void ?? "lost") },
      seats: bySeat((seat) => {
        const { id, name, avatar, deeds, isThere, botHands, wasBehind } = firstOf(seats, seat);
        const leaving = { isAwayAtEnd: !isThere, botHands, wasBehind };
        return {
          ...{ player: id, name, avatar, deeds },
          spread: Math.round(after?.[seat].spread ?? 0),
          isEscape: isDecided && isEscape(leaving, hands),
          lastPlace: before?.[seat].lastPlace ?? null,
        };
      }),
    });
  }

  // The seasons before

  /** As they begin who played in a season before: in the last one as this ladder knows, else in whichever their record says. */
  async #inherited(players: readonly string[]): Promise<ReadonlyMap<string, PlayerStanding>> {
    const before = this.season - 1;
    if (before < 1) return new Map();
    const standings = new Map(await this.#broughtFrom(before, players));
    const missing = before === 1 ? [] : players.filter((player) => !standings.has(player));
    const more = await Promise.all(missing.map((player) => this.#longAgo(player, before)));
    return new Map([...standings, ...more.flat()]);
  }

  async #longAgo(player: string, before: number): Promise<readonly (readonly [string, PlayerStanding])[]> {
    const question = { action: "lastSeason", tier: this.tier, before } as const;
    const { season } = await askedOfPlayer(this.#around.rooms(), player, question, LastSeason);
    return season === null ? [] : this.#broughtFrom(season, [player]);
  }

  /** As some stood at a season's end, a third of the way back for it and for each that ended since. */
  async #broughtFrom(
    season: number,
    players: readonly string[],
  ): Promise<readonly (readonly [string, PlayerStanding])[]> {
    const room = ladderRoom(this.tier, season);
    const { players: found } = await asked(this.#around.rooms(), "ladder", room, { inherit: players }, Inherited);
    const ends = Array.from({ length: this.season - season });
    return Object.entries(found).map(([player, { rating, place }]) => [
      player,
      { rating: ends.reduce(afterSeason, rating), won: 0, form: "", played: 0, lastPlace: place },
    ]);
  }

  async #bequeathed(players: readonly string[]): Promise<z.infer<typeof Inherited>["players"]> {
    const rows = await this.#ladder.some(players);
    return Object.fromEntries(rows.map(({ player, rating, place }) => [player, { rating: { ...rating }, place }]));
  }

  async #standings(players: readonly string[]): Promise<Record<string, RankedPoints>> {
    const rows = await this.#ladder.some(players);
    const now = this.#around.now();
    const known = rows.map((row) => [row.player, pointsOf(row, now)] as const);
    const missing = players.filter((player) => !rows.some((row) => row.player === player));
    const inherited = missing.length > 0 ? await this.#inherited(missing) : new Map<string, PlayerStanding>();
    const brought = [...inherited].map(
      ([player, standing]) => [player, pointsOf({ ...standing, place: null }, now)] as const,
    );
    return Object.fromEntries([...known, ...brought]);
  }

  // Letters to players and queues

  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  /** What the alarm asks for. */
  async wake(): Promise<void> {
    await this.#delivery.retry();
    await this.#forgetPairs(false);
  }

  /** Has this room wake when what it keeps of pairs is to be forgotten, and then forgets it, some at a time. */
  async #forgetPairs(isStart: boolean): Promise<void> {
    const { storage, now } = this.#around;
    const until = seasonEnd(this.season) + FIGURES_MS;
    const isOver = now() >= until;
    if (isOver && (await this.#pairs.forget())) return;
    const stands = await storage.getAlarm();
    // Letters may want to be brought before.
    if (stands !== null && !isStart) return;
    const at = isOver ? now() + FORGETTING_MS : until;
    // Where the house has lost its list of alarms, the instant at which this one stands is no news (table-room/writes.ts).
    await storage.setAlarm(stands === at ? at + 1 : at);
  }

  // What whoever runs the house asks

  async ordered(message: AdminMessage): Promise<object> {
    switch (message.action) {
      case "reports":
        return this.#reportsPage(message);
      case "figures":
        return this.#figuresPage(message.by);
      case "watch":
        return this.#watch(message);
      case "voidPair":
        return this.#voidPair(message);
      case "journal":
        return this.#journalPage(message.pile);
      case "log":
        return { log: await this.#reports.log(message.report) };
      case "decide":
        return this.#decide(message);
    }
  }

  async #reportsPage(message: Extract<AdminMessage, { action: "reports" }>): Promise<ReportsPage> {
    const { reports, isMore } = await this.#reports.page(message);
    const named = new Set(reports.flatMap(({ by, against }) => [by, against]));
    const people = (await this.#ladder.some([...named])).map(personOf);
    const { voids } = await this.#houseRow();
    return { reports: [...reports], isMore, people, voids, forged: forgedCalls() };
  }

  async #figuresPage(by: Extract<AdminMessage, { action: "figures" }>["by"]): Promise<FiguresPage> {
    const shownPairs = await this.#pairs.shown(by);
    const voids = await Promise.all(shownPairs.map(async ({ players }) => (await this.#voidOf(players)).length));
    const pairs = shownPairs.map((pair, place) => ({ ...pair, voids: voids[place] ?? 0 }));
    const people = (await this.#ladder.some(pairs.flatMap(({ players }) => players))).map(personOf);
    const of = (players: readonly string[]) => people.filter(({ player }) => players.includes(player));
    return { pairs: pairs.map((pair) => ({ ...pair, people: of(pair.players) })) };
  }

  /** Which of the last matches of two are void because they are theirs; a report may have made others so. */
  async #voidOf(players: readonly [string, string]): Promise<readonly string[]> {
    const row = await this.#pairs.row(players);
    return this.#ladder.voidBy(row?.names ?? [], pairName(...players));
  }

  /** Two are shown for so many more matches; it is no verdict, and nobody is told. */
  async #watch({ players, matches }: Extract<AdminMessage, { action: "watch" }>): Promise<object> {
    const rows = await this.#ladder.some(players);
    const played = (player: string) => {
      const row = rows.find((each) => each.player === player);
      return row?.played ?? row?.rating.matches ?? 0;
    };
    if (rows.length < 2) return { refused: "unknown" };
    await this.#inTurn(() => this.#pairs.watch(players, matches, [played(players[0]), played(players[1])]));
    await this.#ordered(this.#entry("watched", players, { count: matches }));
    return { done: true };
  }

  /** What the matches of two as partners did to anybody's points is taken back from all four of each, or counts again. */
  async #voidPair({ players, isVoid }: Extract<AdminMessage, { action: "voidPair" }>): Promise<object> {
    const names = (await this.#pairs.row(players))?.names ?? [];
    // One after the other, each in a write of its own: whatever is cut short is done by asking again.
    for (const match of names) await this.#inTurn(() => this.#revise(match, pairName(...players), isVoid));
    await this.#journal.sweep("voids");
    await this.#ordered(this.#entry(isVoid ? "voided" : "counted", players, { count: names.length }));
    void this.deliver();
    return { done: true };
  }

  async #ordered(entry: JournalEntry): Promise<void> {
    await this.#around.storage.put(this.#journal.rows("orders", entry));
    await this.#journal.sweep("orders");
  }

  async #journalPage(pile: Extract<AdminMessage, { action: "journal" }>["pile"]): Promise<JournalPage> {
    const entries = await this.#journal.told(pile);
    const named = [...new Set(entries.flatMap(({ players }) => players))].slice(0, ROWS);
    return { entries: [...entries], people: (await this.#ladder.some(named)).map(personOf) };
  }

  /** What was decided is brought to both, as what a match did is to four; where its points are void, to those four first. */
  async #decide(said: Extract<AdminMessage, { action: "decide" }>): Promise<object> {
    const { report: id, decision, note, noteToReported } = said;
    const report = await this.#reports.find(id);
    if (!report) return { refused: "unknown" };
    const { match, code, reason, by, against, seats } = report;
    // Nothing follows for anybody of whom nothing was found.
    const consequence = (decision === "guilty" && said.consequence) || null;
    const { apartFrom = null, isVoid = false } = consequence ?? {};
    const others = [by, ...seats.map((seat) => seat.id)].filter((each) => each !== against);
    if (apartFrom !== null && !others.includes(apartFrom)) return { refused: "unknown" };
    // Another report of the same match may have made it void, which this one takes nothing back of.
    if (isVoid || report.consequence?.isVoid) await this.#inTurn(() => this.#revise(match, id, isVoid));
    await this.#journal.sweep("voids");
    const { tier, season } = this;
    const kept = { decision, note, consequence, ...(noteToReported !== undefined && { noteToReported }) };
    const decided = { report: id, match, code, tier, season, reason, ...kept, at: this.#around.now(), against };
    const letter: Letter = { decided, players: [by, against] };
    const entry = this.#entry("decided", [by, against], { match, decision });
    await this.#reports.decide(report, kept, { [letterKey(id)]: letter, ...this.#journal.rows("orders", entry) });
    await this.#journal.sweep("orders");
    void this.deliver();
    return { done: true };
  }

  /** The points of a match are void by decision, or count again: told to its four in the same write. */
  async #revise(match: string, decision: string, isVoid: boolean): Promise<void> {
    const { tier, season } = this;
    const before = await this.#houseRow();
    const house = { ...before, voids: Math.max(0, before.voids + (isVoid ? 1 : -1)) };
    const done = await this.#ladder.revise(match, decision, isVoid, (changes) => {
      const told = changes.map(({ player, from, to }) => ({ player, from, to }));
      const revised = { match, tier, season, at: this.#around.now(), isVoid, changes: told };
      const letter: Letter = { revised, players: told.map(({ player }) => player) };
      const entry = this.#entry(isVoid ? "voided" : "counted", letter.players, { match });
      return {
        ...{ [letterKey(`${match}-revised`)]: letter, [HOUSE_KEY]: house },
        ...this.#journal.rows("voids", entry),
      };
    });
    if (done) [this.#house, this.#page] = [house, null];
  }

  // What pages ask

  async answer(message: LadderMessage): Promise<object> {
    const now = this.#around.now();
    if (message.action === "search") {
      const rows = await this.#ladder.named(message.name, ROWS);
      return { rows: rows.map((row) => rowOf(row, now)) };
    }
    if (message.action === "some")
      return { rows: (await this.#ladder.some(message.players)).map((row) => rowOf(row, now)) };
    const { top, player, each = 0 } = message;
    const page = await this.#topPage(now);
    const around = player === undefined ? [] : await this.#ladder.around(player, each);
    return {
      ...page.about,
      leftMs: this.#leftMs(now),
      top: page.top.slice(0, top),
      around: around.map((row) => rowOf(row, now)),
    } satisfies LadderPage;
  }

  #leftMs(now: number): number | null {
    const end = seasonEnd(this.season);
    return now < end ? end - now : null;
  }

  async #topPage(now: number) {
    if (this.#page && Math.abs(now - this.#page.at) < PAGE_MS) return this.#page;
    const top = (await this.#ladder.top(ROWS)).map((row) => rowOf(row, now));
    const { placed, leagues } = await this.#ladder.spread();
    const { sun, hokum } = await this.#houseRow();
    const { tier, season } = this;
    const endsAt = seasonEnd(season);
    const about = {
      ...{ tier, season, endsAt, placed },
      leagues: [...leagues],
      leftMs: this.#leftMs(now),
      house: { sun, hokum },
    };
    this.#page = { at: now, top, about };
    return this.#page;
  }

  async #houseRow(): Promise<HouseRow> {
    this.#house ??= (await this.#around.storage.get<HouseRow>(HOUSE_KEY)) ?? nothing;
    return this.#house;
  }
}

const personOf = ({ player, about }: LadderPlace): RankedPerson => ({
  player,
  name: about?.name ?? player.slice(0, 6),
  avatar: about?.avatar ?? "palm",
});

type Placed = Pick<LadderPlace, "rating" | "place">;

function pointsOf({ rating, place }: Placed, now: number): RankedPoints {
  const { matches } = rating;
  const provisionalFor = Math.max(0, PROVISIONAL_MATCHES - matches);
  return { points: shown(rating), spread: Math.round(ratingAt(rating, now).spread), matches, provisionalFor, place };
}

function rowOf(row: LadderPlace, now: number): LadderRow {
  const { player, about, won, form, played } = row;
  return {
    ...pointsOf(row, now),
    matches: played ?? row.rating.matches,
    ...{
      player,
      name: about?.name ?? "…",
      avatar: about?.avatar ?? "palm",
      isClaimed: about?.isClaimed ?? false,
    },
    ...{ won, form, week: weekOf(row, now), contracts: { bought: about?.bought ?? 0, made: about?.made ?? 0 } },
  };
}
