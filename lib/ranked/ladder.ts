import { leagueOf, leagues } from "./leagues";
import { firstRating, isProvisional, type Rating, shown } from "./rating";
import { type Four, type PlayerAbout, type RankedResult, settled } from "./result";

/**
 * Where a ladder is kept: rows of a storage whose keys are in order, of which it never reads all.
 *
 *     player/ID          a player's standing
 *     place/POINTS/ID    those who have a place, the best first: the key says it all
 *     count/BUCKET       how many have each of a bucket's points
 *     name/NAME/ID       everybody by their name, as searched for
 *     match/ID           what a match did, so that it is done once
 *     void/MATCH         the decisions by which it did nothing, and what they took back
 */
export interface LadderStorage {
  get(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** The first keys of a range in order, or the last ones from its end. */
  keys(range: KeyRange): Promise<readonly string[]>;
  /** All of it or nothing. */
  write(put: Readonly<Record<string, unknown>>, remove: readonly string[]): Promise<void>;
}

export interface KeyRange {
  readonly start: string;
  /** The first key that is beyond it. */
  readonly end: string;
  readonly limit: number;
  readonly reverse?: boolean;
}

/** What is kept of a player. */
export interface PlayerStanding {
  readonly rating: Rating;
  readonly won: number;
  /** The latest results, the newest first: W and L. */
  readonly form: string;
  /** Matches within this season; as many as ever where it is left out. */
  readonly played?: number;
  /** Called so, and all they bought and made. */
  readonly about?: PlayerAbout;
  /** Their place when the season before ended, of somebody who has just come from it. */
  readonly lastPlace?: number | null;
  /** Points at the end of each of the last days somebody played on, the oldest first. */
  readonly days?: readonly (readonly [day: number, points: number])[];
}

/** A player as the ladder shows them. */
export interface LadderPlace extends PlayerStanding {
  readonly player: string;
  /** Those with as many points share it; null while the points are provisional. */
  readonly place: number | null;
}

type Settled = ReturnType<typeof settled>["changes"];

/** By which decisions a match did nothing, and what they took back. */
interface VoidRow {
  readonly by: readonly string[];
  readonly changes: Settled | null;
}

/** What else is written with a match that is settled, in the same write: letters to those it concerns. */
type Besides = (
  changes: Settled,
  ratings: Four<Rating>,
  before: Four<PlayerStanding>,
) => Readonly<Record<string, unknown>>;

/** Who played in the season before, as they are to begin in this one; asked once for each. */
type Inherit = (players: readonly string[]) => Promise<ReadonlyMap<string, PlayerStanding>>;

const DAY_MS = 86_400_000;
/** The points of so many days are looked back at. */
const WEEK = 7;

/** A bucket has so many points, and there are so many buckets: who has more points than these is counted with the highest. */
const WIDTH = 64;
const BUCKETS = 64;
const HIGHEST = WIDTH * BUCKETS - 1;
const FORM = 10;
/** No page is longer: so many keys may be asked for at once. */
const PAGE = 100;

const newcomer: PlayerStanding = { rating: firstRating, won: 0, form: "" };

const pointsOf = ({ rating }: PlayerStanding): number => Math.min(HIGHEST, shown(rating));
const hasPlace = ({ rating }: PlayerStanding): boolean => !isProvisional(rating);

const playerKey = (player: string) => `player/${player}`;
const doneKey = (match: string) => `match/${match}`;
const voidKey = (match: string) => `void/${match}`;

/** What is kept of a match's being void. Earlier houses kept no more than that it is: by whichever decision is asked about. */
const voidRow = (kept: unknown, decision?: string): VoidRow =>
  typeof kept === "object" && kept !== null
    ? (kept as VoidRow)
    : { by: kept === true && decision !== undefined ? [decision] : [], changes: null };
const bucketKey = (bucket: number) => `count/${String(bucket).padStart(2, "0")}`;
const bucketKeys = Array.from({ length: BUCKETS }, (_, bucket) => bucketKey(bucket));
/** Keys go up as points go down. */
const pointsKey = (points: number) => `place/${String(HIGHEST - points).padStart(4, "0")}/`;
const placeKey = (player: string, standing: PlayerStanding) => `${pointsKey(pointsOf(standing))}${player}`;
const playerAt = (key: string) => key.slice(pointsKey(0).length);
const BEST = "place/";
/** What follows "/". */
const BEYOND = "place0";

/** A name as it is searched for: however it is written, and by Arabic letters that are written for one another. */
const foldedName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}|\u0640/gu, "")
    .replace(/[\u0622\u0623\u0625]/g, "\u0627")
    .replace(/\u0649/g, "\u064a")
    .replace(/\u0629/g, "\u0647")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

const nameKey = (player: string, name: string) => `name/${foldedName(name).replaceAll("/", " ")}/${player}`;
/** What follows every key that begins so. */
const after = (prefix: string) => `${prefix}\u{10ffff}`;

/** The points somebody had a week ago, as far as is known. */
export function weekOf({ rating, days = [] }: PlayerStanding, now: number): number {
  const since = Math.floor(now / DAY_MS) - WEEK;
  const before = days.findLast(([day]) => day <= since) ?? days[0];
  return before ? shown(rating) - before[1] : 0;
}

function daysAfter({ days = [], rating }: PlayerStanding, now: number, points: number): PlayerStanding["days"] {
  const today = Math.floor(now / DAY_MS);
  const known = days.length === 0 ? [[today - 1, shown(rating)] as const] : days;
  const kept = known.filter(([day]) => day < today);
  const old = kept.findLastIndex(([day]) => day <= today - WEEK);
  return [...kept.slice(Math.max(0, old)), [today, points]];
}

/** How many have each number of points. */
class Counts {
  readonly #of: Int32Array;

  constructor(rows: ReadonlyMap<string, unknown>) {
    this.#of = new Int32Array(HIGHEST + 1);
    for (const [bucket, key] of bucketKeys.entries()) {
      const row = rows.get(key);
      if (Array.isArray(row)) this.#of.set(row.map(Number), bucket * WIDTH);
    }
  }

  add(standing: PlayerStanding, by: 1 | -1): string {
    const points = pointsOf(standing);
    this.#of[points] = (this.#of[points] ?? 0) + by;
    return bucketKey(Math.floor(points / WIDTH));
  }

  /** The place of so many points: one behind everybody who has more. */
  placeOf(points: number): number {
    let place = 1;
    for (let more = points + 1; more <= HIGHEST; more++) place += this.#of[more] ?? 0;
    return place;
  }

  /** How many are in each league. */
  inLeagues(): readonly number[] {
    const counts = leagues.map(() => 0);
    for (const [points, count] of this.#of.entries()) {
      const league = leagues.findIndex(({ id }) => id === leagueOf(points).id);
      counts[league] = (counts[league] ?? 0) + count;
    }
    return counts;
  }

  /** The rows of some buckets, to be kept. */
  rows(keys: ReadonlySet<string>): Readonly<Record<string, readonly number[]>> {
    const row = (key: string) => {
      const first = bucketKeys.indexOf(key) * WIDTH;
      return [...this.#of.subarray(first, first + WIDTH)];
    };
    return Object.fromEntries([...keys].map((key) => [key, row(key)]));
  }
}

/** Rows on their way into a ladder: players who move from place to place, and how many there are of each bucket then. */
class Moving {
  readonly put: Record<string, unknown>;
  readonly remove: string[] = [];
  readonly #counts: Counts;
  readonly #buckets = new Set<string>();

  constructor(counts: Counts, put: Record<string, unknown>) {
    this.#counts = counts;
    this.put = put;
  }

  /** Somebody stands otherwise than before; null where they stood nowhere in this ladder. */
  move(player: string, was: PlayerStanding | null, now: PlayerStanding): void {
    if (was && hasPlace(was)) {
      this.remove.push(placeKey(player, was));
      this.#buckets.add(this.#counts.add(was, -1));
    }
    if (hasPlace(now)) {
      this.put[placeKey(player, now)] = 1;
      this.#buckets.add(this.#counts.add(now, 1));
    }
  }

  readonly rows = () => this.#counts.rows(this.#buckets);
}

/** All rows of a ladder that has these players to begin with. */
export function laidOut(standings: ReadonlyMap<string, PlayerStanding>): Readonly<Record<string, unknown>> {
  const counts = new Counts(new Map());
  const put: Record<string, unknown> = {};
  const buckets = new Set<string>();
  for (const [player, standing] of standings) {
    put[playerKey(player)] = standing;
    if (!hasPlace(standing)) continue;
    put[placeKey(player, standing)] = 1;
    buckets.add(counts.add(standing, 1));
  }
  return { ...put, ...counts.rows(buckets) };
}

/** Everybody who plays ranked in one tier in one season: the one place that decides what a match does to four players. */
export class Ladder {
  readonly #storage: LadderStorage;
  /** Read once, then led on; null where what is kept may be another. */
  #counts: Counts | null = null;
  /** The first page, until somebody comes into it, goes, or moves within it. */
  #top: readonly LadderPlace[] | null = null;
  #last: Promise<unknown> = Promise.resolve();
  readonly #inherit: Inherit | null;

  constructor(storage: LadderStorage, inherit: Inherit | null = null) {
    this.#storage = storage;
    this.#inherit = inherit;
  }

  /** Does what a match does, once, however often it is told; gives what it did, and whether that was now. */
  settle(
    result: RankedResult,
    besides: Besides = () => ({}),
  ): Promise<{ readonly changes: Settled; readonly isNew: boolean }> {
    return this.#inTurn(() => this.#settle(result, besides));
  }

  /**
   * Takes back what a match did to the points of its four by a decision, or does it again once no decision stands by which it
   * is void; what is known of how good they are stays. Gives what was taken back or done, null where nothing was.
   */
  revise(
    match: string,
    decision: string,
    isVoid: boolean,
    besides: (changes: Settled) => Readonly<Record<string, unknown>> = () => ({}),
  ): Promise<Settled | null> {
    return this.#inTurn(() => this.#revise(match, decision, isVoid, besides));
  }

  /** Which of these matches are void by this decision. */
  voidBy(matches: readonly string[], decision: string): Promise<readonly string[]> {
    return this.#inTurn(async () => {
      if (matches.length === 0) return [];
      const found = await this.#storage.get(matches.map(voidKey));
      return matches.filter((match) => voidRow(found.get(voidKey(match))).by.includes(decision));
    });
  }

  /** How many have a place, in all and in each league. */
  spread(): Promise<{ readonly placed: number; readonly leagues: readonly number[] }> {
    return this.#inTurn(async () => {
      const inLeagues = (await this.#counted()).inLeagues();
      return { placed: inLeagues.reduce((sum, each) => sum + each, 0), leagues: inLeagues };
    });
  }

  /** Those whose name begins so, by their names. */
  named(name: string, limit: number): Promise<readonly LadderPlace[]> {
    const start = `name/${foldedName(name).replaceAll("/", " ")}`;
    return this.#inTurn(async () => {
      const keys = await this.#storage.keys({ start, end: after(start), limit: Math.min(limit, PAGE) });
      const counts = await this.#counted();
      const standings = await this.#standings(keys.map((key) => key.slice(key.lastIndexOf("/") + 1)));
      return [...standings].map(([player, standing]) => rowOf(player, standing, counts));
    });
  }

  /** The best, at most a page of them. */
  top(limit = PAGE): Promise<readonly LadderPlace[]> {
    return this.#inTurn(async () => {
      this.#top ??= await this.#rowsAt(await this.#storage.keys({ start: BEST, end: BEYOND, limit: PAGE }));
      return this.#top.slice(0, limit);
    });
  }

  /** A player and so many on either side, the best first; alone while they have no place, nobody where they never played. */
  around(player: string, each: number): Promise<readonly LadderPlace[]> {
    return this.#inTurn(async () => {
      const standing = (await this.#standings([player])).get(player);
      if (!standing) return [];
      if (!hasPlace(standing)) return [{ player, ...standing, place: null }];
      const limit = Math.min(each, PAGE / 2 - 1);
      const own = placeKey(player, standing);
      const [above, below] = await Promise.all([
        this.#storage.keys({ start: BEST, end: own, limit, reverse: true }),
        this.#storage.keys({ start: own, end: BEYOND, limit: limit + 1 }),
      ]);
      return this.#rowsAt([...above].reverse().concat(below));
    });
  }

  /** Some players, friends for one, the best first and those without a place behind; who never played here is left out. */
  some(players: readonly string[]): Promise<readonly LadderPlace[]> {
    return this.#inTurn(async () => {
      const counts = await this.#counted();
      const standings = await this.#standings(players.slice(0, PAGE));
      const rows = [...standings].map(([player, standing]) => rowOf(player, standing, counts));
      const last = Number.POSITIVE_INFINITY;
      return rows.sort(
        (one, other) => (one.place ?? last) - (other.place ?? last) || shown(other.rating) - shown(one.rating),
      );
    });
  }

  /** One after the other: nothing that is asked meanwhile comes between what is read and what is written. */
  #inTurn<Said>(act: () => Promise<Said>): Promise<Said> {
    const said = this.#last.then(act);
    this.#last = said.catch(() => {});
    return said;
  }

  async #settle(result: RankedResult, besides: Besides) {
    const players = result.seats.map(({ player }) => player);
    if (new Set(players).size !== players.length) throw new RangeError("a match is between four");
    const done = doneKey(result.match);
    const found = await this.#storage.get([done, ...players.map(playerKey)]);
    const before = found.get(done);
    if (before !== undefined) return { changes: before as Settled, isNew: false };
    const counts = await this.#counted();
    const unknown = players.filter((player) => !found.has(playerKey(player)));
    const inherited = unknown.length > 0 && this.#inherit ? await this.#inherit(unknown) : null;
    const standing = (seat: 0 | 1 | 2 | 3): PlayerStanding => {
      const { player } = result.seats[seat];
      return (found.get(playerKey(player)) as PlayerStanding | undefined) ?? inherited?.get(player) ?? newcomer;
    };
    const old: Four<PlayerStanding> = [standing(0), standing(1), standing(2), standing(3)];
    const { ratings, changes } = settled(result, [old[0].rating, old[1].rating, old[2].rating, old[3].rating]);
    const put: Record<string, unknown> = { [done]: changes, ...besides(changes, ratings, old) };
    const moving = new Moving(counts, put);
    for (const seat of [0, 1, 2, 3] as const) {
      const { player, isWon, reason } = changes[seat];
      const was = old[seat];
      const hasWon = isWon && reason !== "gone";
      const now: PlayerStanding = {
        rating: ratings[seat],
        won: was.won + (hasWon ? 1 : 0),
        form: `${hasWon ? "W" : "L"}${was.form}`.slice(0, FORM),
        played: (was.played ?? was.rating.matches) + 1,
        ...aboutAfter(was, result.seats[seat].about),
        days: daysAfter(was, result.endedAt, shown(ratings[seat])),
      };
      put[playerKey(player)] = now;
      const known = found.has(playerKey(player)) ? was.about?.name : undefined;
      if (now.about && now.about.name !== known) {
        put[nameKey(player, now.about.name)] = 1;
        if (known !== undefined) moving.remove.push(nameKey(player, known));
      }
      // Who is brought over from another season has no place here yet.
      moving.move(player, found.has(playerKey(player)) ? was : null, now);
      this.#forgetTop(was, now);
    }
    await this.#write(moving);
    return { changes, isNew: true };
  }

  async #revise(
    match: string,
    decision: string,
    isVoid: boolean,
    besides: (changes: Settled) => Readonly<Record<string, unknown>>,
  ) {
    const found = await this.#storage.get([doneKey(match), voidKey(match)]);
    const done = found.get(doneKey(match)) as Settled | undefined;
    const before = voidRow(found.get(voidKey(match)), decision);
    if (!done || before.by.includes(decision) === isVoid) return null;
    const by = isVoid ? [...before.by, decision] : before.by.filter((each) => each !== decision);
    const wasVoid = before.by.length > 0;
    if (by.length > 0 === wasVoid) {
      await this.#storage.write({ [voidKey(match)]: { ...before, by } satisfies VoidRow }, []);
      return null;
    }
    const standings = await this.#standings(done.map(({ player }) => player));
    // Nobody has fewer than no points: what could not be taken is not given back.
    const taken = (change: Settled[0]): Settled[0] => {
      const { points } = standings.get(change.player)?.rating ?? { points: change.to };
      return points < change.to - change.from ? { ...change, from: change.to - points } : change;
    };
    const [first, second, third, fourth] = done;
    const changes: Settled = wasVoid
      ? (before.changes ?? done)
      : [taken(first), taken(second), taken(third), taken(fourth)];
    const row: VoidRow = { by, changes: isVoid ? changes : null };
    const moving = new Moving(await this.#counted(), { [voidKey(match)]: row, ...besides(changes) });
    for (const { player, from, to } of changes) {
      const was = standings.get(player);
      if (!was) continue;
      const points = Math.max(0, was.rating.points + (isVoid ? from - to : to - from));
      const now: PlayerStanding = { ...was, rating: { ...was.rating, points } };
      moving.put[playerKey(player)] = now;
      moving.move(player, was, now);
      this.#forgetTop(was, now);
    }
    await this.#write(moving);
    return changes;
  }

  async #write({ put, remove, rows }: Moving): Promise<void> {
    try {
      const gone = remove.filter((key) => !(key in put));
      await this.#storage.write({ ...put, ...rows() }, gone);
    } catch (failure) {
      this.#counts = null;
      throw failure;
    }
  }

  /** The first page is another once anybody moves whose points are, or were, as many as its last one's. */
  #forgetTop(was: PlayerStanding, now: PlayerStanding): void {
    const top = this.#top;
    const last = top?.at(-1);
    if (!top || !last || top.length < PAGE) this.#top = null;
    else if ([was, now].some((each) => hasPlace(each) && pointsOf(each) >= pointsOf(last))) this.#top = null;
  }

  async #counted(): Promise<Counts> {
    this.#counts ??= new Counts(await this.#storage.get(bucketKeys));
    return this.#counts;
  }

  async #standings(players: readonly string[]): Promise<ReadonlyMap<string, PlayerStanding>> {
    const found = await this.#storage.get(players.map(playerKey));
    const known = players.flatMap((player) => {
      const standing = found.get(playerKey(player)) as PlayerStanding | undefined;
      return standing ? [[player, standing] as const] : [];
    });
    return new Map(known);
  }

  async #rowsAt(keys: readonly string[]): Promise<readonly LadderPlace[]> {
    const counts = await this.#counted();
    const standings = await this.#standings(keys.map(playerAt));
    return [...standings].map(([player, standing]) => rowOf(player, standing, counts));
  }
}

/** How somebody is called from here on, with all they bought and made so far. */
function aboutAfter({ about: was }: PlayerStanding, now: PlayerAbout | undefined): Pick<PlayerStanding, "about"> {
  if (!now) return was ? { about: was } : {};
  return { about: { ...now, bought: now.bought + (was?.bought ?? 0), made: now.made + (was?.made ?? 0) } };
}

const rowOf = (player: string, standing: PlayerStanding, counts: Counts): LadderPlace => ({
  player,
  ...standing,
  place: hasPlace(standing) ? counts.placeOf(pointsOf(standing)) : null,
});
