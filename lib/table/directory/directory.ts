import * as z from "zod/mini";
import { defaultLimits, faultIn, frameRate, isDeep, type Limits } from "../door/limits";
import { crowding, crowds, isFull, isKnown, type Networks, neighbours } from "../door/networks";
import { RateLimit } from "../door/rate-limit";
import { UnreadFrames } from "../door/unread-frames";
import { RARE } from "../time/heartbeat";
import { SteadyTime } from "../time/steady-time";
import { type Closing, closings, SILENT } from "../wire/refusals";
import { type Announcement, Asking, type DirectoryMessage, LISTED_MS, type Listing } from "./listing";

/** What a directory needs of the place it runs in. */
interface DirectoryHost {
  now(): number;
  newCode(): string;
  send(connection: string, message: string): void;
  close(connection: string, code: number, reason: string): void;
}

/** Whoever was sent to a table has come by then, or is not coming. */
const PROMISE_MS = 8_000;
/** Changes wait this long for one another. */
const BATCH_MS = 200;
const TABLES = 200;
/** Of those who are on their way, as many may come from one address; a table's seats are not kept for more. */
const PROMISES = 4;
/** Lines that read one list. */
const READERS = 500;
/** Seats counted at a table that has been promised and has not opened yet. */
const UNOPENED_SEATS = 3;
/** One browser asks for a seat no more often than this. */
const WISH_MS = 500;
/** A table that has waited longer for its start is not worth waiting at while others are to be had. */
export const WAITED_MS = 5 * 60_000;
/** One network has so many tables waiting and is no crowd. */
const FEW = 2;
/** Hosts remembered. */
const HOSTS = 4_096;

interface Entry {
  /** Null while the table is yet to be opened. */
  readonly listing: Listing | null;
  readonly since: number;
  /** Since when it waits for its start. */
  readonly waits: number;
  readonly until: number;
  /** Whose table it is, null where that is not known, and from where. */
  readonly by: string | null;
  readonly from: Networks;
  /** How many came whom the list had sent, from elsewhere than its host. */
  readonly guests: number;
}

/** A browser that looks on. */
interface Reader {
  readonly from: Networks;
  /** When it last asked for a seat. */
  readonly asked: number;
  /** When it last said anything. */
  readonly heard: number;
}

/** Somebody sent to a table who has not come yet. */
interface Promised {
  readonly code: string;
  readonly reader: string;
  readonly from: Networks;
  readonly at: number;
}

/** The open public tables of one game: who may see them live, and who is sent where. Keeps nothing. */
export class TableDirectory {
  readonly #host: Omit<DirectoryHost, "now">;
  readonly #reads: () => number;
  readonly #time = new SteadyTime();
  readonly #entries = new Map<string, Entry>();
  readonly #readers = new Map<string, Reader>();
  /** The earliest first. */
  #promised: readonly Promised[] = [];
  readonly #changed = new Set<string>();
  #batchAt: number | null = null;
  /** Those known to play with whom the list sends them, latest last. */
  readonly #hosts = new Set<string>();
  readonly #limits: Limits;
  readonly #frames: RateLimit;
  readonly #unread = new UnreadFrames();

  constructor(host: DirectoryHost, limits = defaultLimits) {
    this.#host = host;
    this.#reads = () => host.now();
    this.#limits = limits;
    this.#frames = new RateLimit(frameRate(limits));
  }

  /** Takes in a reader. Where the places are all taken, somebody goes who holds more of them than others. */
  connect(connection: string, from: Networks): void {
    const readers = [...this.#readers].map(([reader, other]) => [reader, other.from] as const);
    const isCrowd = isFull(
      from,
      readers.map(([, theirs]) => theirs),
      this.#limits.linesAnAddress,
    );
    const leaver = isCrowd || readers.length < READERS ? undefined : crowding(from, readers).at(-1);
    if (leaver !== undefined) this.#turnAway(leaver, "tooManyLines");
    if (isCrowd || this.#readers.size >= READERS) return this.#turnAway(connection, "tooManyLines");
    this.#readers.set(connection, { from, asked: Number.NEGATIVE_INFINITY, heard: this.#now() });
    const put = [...this.#entries.values()].flatMap(({ listing }) => listing ?? []);
    this.#send(connection, { type: "tables", whole: true, put, gone: [] });
  }

  disconnect(connection: string): void {
    this.#readers.delete(connection);
    this.#frames.forget(connection);
    this.#unread.forget(connection);
  }

  /** A frame from a reader, null for one that is no text. */
  receive(connection: string, data: string | null): void {
    const reader = this.#readers.get(connection);
    if (!reader) return;
    const now = this.#now();
    this.#readers.set(connection, { ...reader, heard: now });
    const fault = this.#frames.take(connection, now) ? faultIn(data) : "tooMuch";
    if (fault || data === null) return this.#turnAway(connection, fault ?? "binary");
    const { data: said } = z.safeParse(Asking, isDeep(data) ? null : jsonOf(data));
    if (!said) return this.#send(connection, { type: "error", code: "malformed" });
    if (said.action === "ping") {
      const mark = said.mark === undefined ? {} : { mark: this.#unread.marked(connection, said.mark) };
      return this.#send(connection, { type: "pong", ...mark });
    }
    if (now - reader.asked < WISH_MS) return this.#send(connection, { type: "error", code: "tooFast" });
    this.#readers.set(connection, { ...reader, heard: now, asked: now });
    this.#send(connection, { type: "seat", code: this.#seatFor(connection, reader.from, said.not ?? []) });
  }

  /** How a table is listed, null for one that is not. */
  listed(code: string): Listing | null {
    return this.#entries.get(code)?.listing ?? null;
  }

  /** A table's own word; nobody else may be let near this. */
  announced({ code, listing, by, from = [] }: Announcement): void {
    const now = this.#now();
    const known = this.#entries.get(code);
    if (!listing) {
      if (this.#entries.delete(code)) this.#change(code);
      return;
    }
    if (!known?.listing && !this.#makeRoom(from, listing.here)) return;
    const came = Math.max(0, listing.people - (known?.listing?.people ?? 0));
    const arrived = this.#promised.filter((promised) => promised.code === code).slice(0, came);
    this.#promised = this.#promised.filter((promised) => !arrived.includes(promised));
    const waited = known?.listing && known.listing.status !== "waiting" ? null : known?.waits;
    const isElsewhere = (promised: Promised) => promised.from.at(-1) !== from.at(-1);
    const guests = (known?.guests ?? 0) + arrived.filter(isElsewhere).length;
    if (listing.status === "playing" && guests > 0 && by !== undefined) this.#note(by);
    const times = { since: known?.since ?? now, waits: waited ?? now, until: now + LISTED_MS };
    this.#entries.set(code, { listing, ...times, by: by ?? null, from, guests });
    if (JSON.stringify(known?.listing) !== JSON.stringify(listing)) this.#change(code);
  }

  /**
   * Whoever opens a table is listed: where the list is full, of the tables with the fewest people there the oldest goes, of
   * whoever has most of them. Where as many are from one network as may be, one goes where fewer people are, if there is one.
   */
  #makeRoom(from: Networks, here: number): boolean {
    const listed = [...this.#entries].flatMap(([code, entry]) =>
      entry.listing ? [[{ code, here: entry.listing.here, since: entry.since }, entry.from] as const] : [],
    );
    for (const { share, near } of isKnown(from) ? neighbours(from, listed) : []) {
      if (near.length < this.#limits.listedAnAddress * share) continue;
      if (!this.#unlist(near.filter((other) => other.here < here))) return false;
      return this.#makeRoom(from, here);
    }
    if (listed.length < TABLES) return true;
    const own = neighbours(from, listed).at(-1)?.near ?? [];
    return [crowding(from, listed), own, listed.map(([other]) => other)].some((among) => this.#unlist(among));
  }

  /** Takes one of these off the list: where the fewest are, the oldest. */
  #unlist(among: readonly { readonly code: string; readonly here: number; readonly since: number }[]): boolean {
    const [last] = [...among].sort((one, other) => one.here - other.here || one.since - other.since);
    if (!last) return false;
    this.#entries.delete(last.code);
    this.#change(last.code);
    return true;
  }

  /** Remembers a host with whom somebody sent there came to play. */
  #note(host: string): void {
    this.#hosts.delete(host);
    this.#hosts.add(host);
    for (const oldest of this.#hosts) if (this.#hosts.size > HOSTS) this.#hosts.delete(oldest);
  }

  /** Forgets what was not said again, and tells of what has changed; safe to call early, late or twice. */
  wake(): void {
    const now = this.#now();
    for (const [code, { until }] of this.#entries) {
      if (until > now) continue;
      this.#entries.delete(code);
      this.#change(code);
    }
    for (const [connection, { heard }] of this.#readers)
      if (heard + RARE.silenceMs <= now) this.#hangUp(connection, SILENT, "silent");
    for (const connection of this.#unread.deaf) this.#hangUp(connection, SILENT, "silent");
    if (this.#batchAt === null || this.#batchAt > now) return;
    this.#batchAt = null;
    const codes = [...this.#changed];
    this.#changed.clear();
    const put = codes.flatMap((code) => this.#entries.get(code)?.listing ?? []);
    const gone = codes.filter((code) => !this.#entries.get(code)?.listing);
    for (const connection of this.#readers.keys()) this.#send(connection, { type: "tables", whole: false, put, gone });
  }

  nextWake(): number | null {
    this.#now();
    const ends = [...this.#entries.values()].map(({ until }) => until);
    const silences = [...this.#readers.values()].map(({ heard }) => heard + RARE.silenceMs);
    const deaf = this.#unread.deaf.size > 0 ? [this.#now()] : [];
    const next = Math.min(this.#batchAt ?? Number.POSITIVE_INFINITY, ...ends, ...silences, ...deaf);
    return Number.isFinite(next) ? this.#time.reading(next) : null;
  }

  /** The list's own time, which goes on though the host's clock is set back. */
  #now(): number {
    return this.#time.of(this.#reads());
  }

  /**
   * The table with the most people there that still has room for this one and those on their way, those that begin in a moment
   * first; else one under way where a bot would give up its seat, else one nobody has opened yet. One that has waited long only where there is no other; before it whose host is known to play, and whoever has many
   * tables waiting after all that have few.
   */
  #seatFor(reader: string, from: Networks, not: readonly string[]): string {
    const now = this.#now();
    this.wake();
    this.#forgetPromises(reader, from, now);
    const waiting = [...this.#entries.values()].filter(({ listing }) => listing?.status === "waiting");
    const crowdAt = crowds(waiting.flatMap(({ from }) => (isKnown(from) ? [from] : [])));
    const fitting = [...this.#entries].flatMap(([code, { listing, since, waits, by, from: theirs }]) => {
      const promised = this.#promised.filter((other) => other.code === code).length;
      const free = (listing ? freeAt(listing) : UNOPENED_SEATS) - promised;
      if (free <= 0 || not.includes(code)) return [];
      const isUnderWay = listing?.status === "playing";
      const crowd = crowdAt(theirs);
      const isPlaying = by !== null && this.#hosts.has(by);
      const rank = [Number(now - waits >= WAITED_MS), Number(isUnderWay), -Number(listing?.soon ?? false)];
      const tried = [-Number(isPlaying), crowd > FEW ? crowd : 0];
      return [{ code, rank: [...rank, ...tried, -(listing?.here ?? 0), since] }];
    });
    const [best] = fitting.sort((one, other) => compared(one.rank, other.rank));
    const code = best?.code ?? this.#host.newCode();
    const times = { since: now, waits: now, until: now + PROMISE_MS };
    if (!best) this.#entries.set(code, { listing: null, ...times, by: null, from: [], guests: 0 });
    this.#promised = [...this.#promised, { code, reader, from, at: now }];
    return code;
  }

  /** What was promised long ago, to this reader before, or to too many from where it is, is kept for nobody. */
  #forgetPromises(reader: string, from: Networks, now: number): void {
    const fresh = this.#promised.filter((promised) => now - promised.at < PROMISE_MS && promised.reader !== reader);
    const theirs = fresh.map((promised) => [promised, promised.from] as const);
    const surplus = (isKnown(from) ? neighbours(from, theirs) : []).flatMap(({ share, near }) =>
      near.slice(0, Math.max(0, near.length - PROMISES * share + 1)),
    );
    this.#promised = fresh.filter((promised) => !surplus.includes(promised));
    const awaited = new Set(this.#promised.map(({ code }) => code));
    for (const [code, { listing }] of this.#entries) if (!listing && !awaited.has(code)) this.#entries.delete(code);
  }

  #change(code: string): void {
    this.#changed.add(code);
    this.#batchAt ??= this.#now() + BATCH_MS;
  }

  #send(connection: string, message: DirectoryMessage): void {
    const text = JSON.stringify(message);
    this.#unread.count(connection, text);
    this.#host.send(connection, text);
  }

  /** Says why, and hangs up. */
  #turnAway(connection: string, code: Closing): void {
    this.#send(connection, { type: "error", code });
    this.#hangUp(connection, closings[code], code);
  }

  #hangUp(connection: string, code: number, reason: string): void {
    this.disconnect(connection);
    this.#host.close(connection, code, reason);
  }
}

/** How many could sit down there: before a match on the open seats, in one on those of bots that may be replaced. */
function freeAt({ status, seats, people, bots, spare = 0 }: Listing): number {
  if (status === "waiting") return seats - people - bots;
  return status === "playing" ? spare : 0;
}

/** Which of two comes first, by the first number in which they differ. */
const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
