import * as z from "zod/mini";
import { isEscape } from "@/lib/ranked/escapes";
import { Ladder, type LadderPlace, type PlayerStanding, weekOf } from "@/lib/ranked/ladder";
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
  type RankedPoints,
  ROWS,
} from "@/lib/ranked/wire";
import { CODE_KEY, type Parties, type Room } from "../platform";
import { asked, askedOfPlayer } from "./asking";
import { rowsIn } from "./ladder-rows";
import {
  type AdminMessage,
  Inherited,
  InheritQuestion,
  InsideDone,
  LostLetter,
  ReportLetter,
  ResultLetter,
  StandingsQuestion,
} from "./letters";
import { Reports } from "./reports";

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
const NOTES = "note/";
const BEYOND_NOTES = "note0";
const noteKey = (match: string) => `${NOTES}${match}`;
const voidKey = (match: string) => `void/${match}`;

/** Letters that nobody took are brought again after so long, then twice as long each time, and so many at once. */
const AGAIN_MS = 3_000;
const LONGEST_MS = 5 * 60_000;
const AT_ONCE = 20;
/** A page as it stands is not read anew within this time. */
const PAGE_MS = 1_000;

/** A letter on its way: to the four players, and to the queue. */
interface Letter {
  readonly note: MatchNote;
  /** Those who have not taken it. */
  readonly players: readonly string[];
  readonly isQueueTold: boolean;
}

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
export class Shard {
  readonly tier: Tier;
  readonly season: number;
  readonly #name: string;
  readonly #around: Around;
  readonly #ladder: Ladder;
  readonly #reports: Reports;
  #delivering: Promise<void> | null = null;
  /** Something is to be brought that the pass under way may have gone by. */
  #hasNews = false;
  #patience = AGAIN_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #page: {
    readonly at: number;
    readonly top: readonly LadderRow[];
    readonly about: Omit<LadderPage, "top" | "around">;
  } | null = null;
  #house: HouseRow | null = null;

  constructor(name: string, around: Around) {
    const [tier = "", season = ""] = name.split("-");
    this.#name = name;
    this.tier = tierNames.find((each) => each === tier) ?? "rabbit";
    this.season = Number(season);
    this.#around = around;
    this.#reports = new Reports(around.storage, name);
    this.#ladder = new Ladder(rowsIn(around.storage), (players) => this.#inherited(players));
  }

  /** After a start: whatever is still to be delivered is. */
  async rouse(): Promise<void> {
    const waiting = await this.#around.storage.list({ start: NOTES, end: BEYOND_NOTES, limit: 1 });
    if (waiting.size > 0) await this.#wakeAgain(0);
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
    const end = result.outcome && result.score ? await this.#settleDecided(result) : await this.#settleVoid(result);
    void this.deliver();
    return { settled: end };
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
    await this.#houseRow();
    const settling = this.#ladder.settle(settled, (told, after, before) => {
      const note = this.#noteOf(result, tupleOf(told), after, before);
      const letter: Letter = { note, players: ticket.seats.map(({ id }) => id), isQueueTold: false };
      this.#house = houseAfter(this.#house ?? nothing, seats);
      return { [noteKey(match)]: letter, [HOUSE_KEY]: this.#house, [CODE_KEY]: this.#name };
    });
    const { changes, isNew } = await settling.catch((error: unknown) => {
      // What was not written has not happened.
      this.#house = null;
      throw error;
    });
    if (isNew) this.#page = null;
    return { ...this.#endOf(result), void: null, changes: tupleOf(changes) };
  }

  /** Once for each match: nobody's points move, all are told, and it is counted. */
  async #countVoid(note: MatchNote): Promise<void> {
    const { storage } = this.#around;
    if ((await storage.get(voidKey(note.match))) !== undefined) return;
    await this.#houseRow();
    const house = this.#house ?? nothing;
    this.#house = { ...house, voids: house.voids + 1 };
    const letter: Letter = { note, players: note.seats.map(({ player }) => player), isQueueTold: false };
    await storage.put({
      ...{ [voidKey(note.match)]: 1, [noteKey(note.match)]: letter },
      ...{ [HOUSE_KEY]: this.#house, [CODE_KEY]: this.#name },
    });
  }

  /** A match the house has lost goes by the name of its drawing: its own lay at its table. */
  async #settleLost({ drawing, code, at, seats }: LostLetter["lost"]): Promise<object> {
    const { tier, season } = this;
    const told = seats.map((seat) => ({ ...seat, spread: 0, deeds: {}, isEscape: false, lastPlace: null }));
    const end = { match: drawing, drawing, tier, season, code, endedAt: at, void: "lost", score: null, changes: null };
    await this.#countVoid(z.parse(MatchNote, { ...end, seats: told }));
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

  // The season before

  async #inherited(players: readonly string[]): Promise<ReadonlyMap<string, PlayerStanding>> {
    if (this.season <= 1) return new Map();
    const room = ladderRoom(this.tier, this.season - 1);
    const { players: found } = await asked(this.#around.rooms(), "ladder", room, { inherit: players }, Inherited);
    const standings = Object.entries(found).map(([player, { rating, place }]) => {
      const standing = { rating: afterSeason(rating), won: 0, form: "", played: 0, lastPlace: place };
      return [player, standing] as const;
    });
    return new Map(standings);
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

  /** Brings every letter to whoever has not taken it, those too that come meanwhile. */
  deliver(): Promise<void> {
    this.#hasNews = true;
    return this.retry();
  }

  /** The same once more, as the alarm and the timer ask, unless it is being done. */
  retry(): Promise<void> {
    this.#delivering ??= this.#deliver().finally(() => {
      this.#delivering = null;
    });
    return this.#delivering;
  }

  async #deliver(): Promise<void> {
    try {
      do {
        this.#hasNews = false;
        await this.#bringAll();
      } while (this.#hasNews);
    } catch (error) {
      await this.#wakeAgain(this.#patience);
      throw error;
    }
  }

  /** Past those that nobody takes, which are tried less and less often. */
  async #bringAll(): Promise<void> {
    const { storage } = this.#around;
    let [left, brought] = [0, 0];
    for (let start = NOTES, more = true; more; ) {
      const letters = await storage.list<Letter>({ start, end: BEYOND_NOTES, limit: AT_ONCE });
      more = letters.size === AT_ONCE;
      // Before the first is sent: if the house dies meanwhile, somebody is to wake this room.
      if (letters.size > 0 && start === NOTES) await this.#wakeAgain(this.#patience);
      const gone = await Promise.all([...letters].map(([key, letter]) => this.#bring(key, letter)));
      brought += gone.filter(Boolean).length;
      left += gone.filter((isGone) => !isGone).length;
      start = `${[...letters.keys()].at(-1)}\u0000`;
    }
    this.#patience = brought > 0 || left === 0 ? AGAIN_MS : Math.min(2 * this.#patience, LONGEST_MS);
    // A room may hang for longer than until the timer rang: it rings again from now on.
    if (left > 0) await this.#wakeAgain(this.#patience);
  }

  /** Whether everybody has it now. */
  async #bring(key: string, { note, players, isQueueTold }: Letter): Promise<boolean> {
    const { storage, rooms } = this.#around;
    const took = await Promise.all(
      players.map((player) =>
        askedOfPlayer(rooms(), player, { action: "note", note }, InsideDone).then(
          () => true,
          () => false,
        ),
      ),
    );
    // The queue last: whoever waits again at once is to be known by then to have got up.
    const queue =
      isQueueTold ||
      (await asked(rooms(), "queue", this.tier, { ended: note.drawing }, InsideDone).then(
        () => true,
        () => false,
      ));
    const left = players.filter((_, index) => !took[index]);
    const isGone = left.length === 0 && queue;
    if (isGone) await storage.delete(key);
    else if (left.length < players.length || queue !== isQueueTold)
      await storage.put(key, { note, players: left, isQueueTold: queue } satisfies Letter);
    return isGone;
  }

  async #wakeAgain(ms: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.retry().catch(() => undefined), ms);
    await this.#around.storage.setAlarm(Date.now() + Math.max(ms, AGAIN_MS));
  }

  /** What whoever runs the house asks. */
  async ordered(message: AdminMessage): Promise<object> {
    return this.#reports.answer(message, (await this.#houseRow()).voids);
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
      isPrivate: false,
    },
    ...{ won, form, week: weekOf(row, now), contracts: { bought: about?.bought ?? 0, made: about?.made ?? 0 } },
  };
}
