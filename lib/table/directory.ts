import * as z from "zod/mini";
import { RARE } from "./beat";
import { Buckets } from "./buckets";
import { defaultLimits, faultIn, frameRate, isDeep, type Limits } from "./limits";
import { type Announcement, Asking, type DirectoryMessage, type Listing } from "./listing";
import { type Closing, closings } from "./refusals";
import { Unread } from "./unread";

/** What a directory needs of the place it runs in. */
export interface DirectoryHost {
  now(): number;
  newCode(): string;
  send(connection: string, message: string): void;
  close(connection: string, code: number, reason: string): void;
}

/** A listing is believed this long; tables say it again well before. */
export const LISTED_MS = 150_000;
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

interface Entry {
  /** Null while the table is yet to be opened. */
  readonly listing: Listing | null;
  readonly since: number;
  /** Since when it waits for its start. */
  readonly waits: number;
  readonly until: number;
}

/** A browser that looks on. */
interface Reader {
  readonly from: string;
  /** When it last asked for a seat. */
  readonly asked: number;
  /** When it last said anything. */
  readonly heard: number;
}

/** Somebody sent to a table who has not come yet. */
interface Promised {
  readonly code: string;
  readonly reader: string;
  readonly from: string;
  readonly at: number;
}

/** The open public tables of one game: who may see them live, and who is sent where. Keeps nothing. */
export class Directory {
  readonly #host: DirectoryHost;
  readonly #entries = new Map<string, Entry>();
  readonly #readers = new Map<string, Reader>();
  /** The earliest first. */
  #promised: readonly Promised[] = [];
  readonly #changed = new Set<string>();
  #batchAt: number | null = null;
  readonly #limits: Limits;
  readonly #frames: Buckets;
  readonly #unread = new Unread();

  constructor(host: DirectoryHost, limits = defaultLimits) {
    this.#host = host;
    this.#limits = limits;
    this.#frames = new Buckets(frameRate(limits));
  }

  /** Takes in a reader from some address, empty where that is not known. */
  connect(connection: string, from: string): void {
    const neighbours = [...this.#readers.values()].filter((other) => other.from === from).length;
    if (neighbours >= this.#limits.linesAnAddress || this.#readers.size >= READERS)
      return this.#turnAway(connection, "tooManyLines");
    this.#readers.set(connection, { from, asked: Number.NEGATIVE_INFINITY, heard: this.#host.now() });
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
    const now = this.#host.now();
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

  /** A table's own word; nobody else may be let near this. */
  announced({ code, listing }: z.infer<typeof Announcement>): void {
    const now = this.#host.now();
    const known = this.#entries.get(code);
    if (!listing) {
      if (this.#entries.delete(code)) this.#change(code);
      return;
    }
    if (!known?.listing) this.#makeRoom();
    const came = Math.max(0, listing.people - (known?.listing?.people ?? 0));
    const arrived = this.#promised.filter((promised) => promised.code === code).slice(0, came);
    this.#promised = this.#promised.filter((promised) => !arrived.includes(promised));
    const waited = known?.listing && known.listing.status !== "waiting" ? null : known?.waits;
    const entry = { listing, since: known?.since ?? now, waits: waited ?? now, until: now + LISTED_MS };
    this.#entries.set(code, entry);
    if (JSON.stringify(known?.listing) !== JSON.stringify(listing)) this.#change(code);
  }

  /** Whoever opens a table is listed: where the list is full, of the tables with the fewest people there the oldest goes. */
  #makeRoom(): void {
    const listed = [...this.#entries].flatMap(([code, { listing, since }]) =>
      listing ? [{ code, here: listing.here, since }] : [],
    );
    if (listed.length < TABLES) return;
    const [last] = listed.sort((one, other) => one.here - other.here || one.since - other.since);
    if (!last) return;
    this.#entries.delete(last.code);
    this.#change(last.code);
  }

  /** Forgets what was not said again, and tells of what has changed; safe to call early, late or twice. */
  wake(): void {
    const now = this.#host.now();
    for (const [code, { until }] of this.#entries) {
      if (until > now) continue;
      this.#entries.delete(code);
      this.#change(code);
    }
    for (const [connection, { heard }] of this.#readers)
      if (heard + RARE.silenceMs <= now) this.#hangUp(connection, 4000, "silent");
    for (const connection of this.#unread.deaf) this.#hangUp(connection, 4000, "silent");
    if (this.#batchAt === null || this.#batchAt > now) return;
    this.#batchAt = null;
    const codes = [...this.#changed];
    this.#changed.clear();
    const put = codes.flatMap((code) => this.#entries.get(code)?.listing ?? []);
    const gone = codes.filter((code) => !this.#entries.get(code)?.listing);
    for (const connection of this.#readers.keys()) this.#send(connection, { type: "tables", whole: false, put, gone });
  }

  nextWake(): number | null {
    const ends = [...this.#entries.values()].map(({ until }) => until);
    const silences = [...this.#readers.values()].map(({ heard }) => heard + RARE.silenceMs);
    const deaf = this.#unread.deaf.size > 0 ? [this.#host.now()] : [];
    const next = Math.min(this.#batchAt ?? Number.POSITIVE_INFINITY, ...ends, ...silences, ...deaf);
    return Number.isFinite(next) ? next : null;
  }

  /**
   * The table with the most people there that still has room for this one and those on their way, one that has waited long
   * only where there is no other, else one nobody has opened yet.
   */
  #seatFor(reader: string, from: string, not: readonly string[]): string {
    const now = this.#host.now();
    this.wake();
    this.#forgetPromises(reader, from, now);
    const fitting = [...this.#entries].flatMap(([code, { listing, since, waits }]) => {
      const promised = this.#promised.filter((other) => other.code === code).length;
      const free = (listing ? listing.seats - listing.people - listing.bots : UNOPENED_SEATS) - promised;
      const isOpen = (listing?.status ?? "waiting") === "waiting" && free > 0 && !not.includes(code);
      return isOpen ? [{ code, since, late: Number(now - waits >= WAITED_MS), here: listing?.here ?? 0 }] : [];
    });
    const [best] = fitting.sort(
      (one, other) => one.late - other.late || other.here - one.here || one.since - other.since,
    );
    const code = best?.code ?? this.#host.newCode();
    if (!best) this.#entries.set(code, { listing: null, since: now, waits: now, until: now + PROMISE_MS });
    this.#promised = [...this.#promised, { code, reader, from, at: now }];
    return code;
  }

  /** What was promised long ago, to this reader before, or to too many from where it is, is kept for nobody. */
  #forgetPromises(reader: string, from: string, now: number): void {
    const fresh = this.#promised.filter((promised) => now - promised.at < PROMISE_MS && promised.reader !== reader);
    const neighbours = from === "" ? [] : fresh.filter((promised) => promised.from === from);
    const surplus = neighbours.slice(0, Math.max(0, neighbours.length - PROMISES + 1));
    this.#promised = fresh.filter((promised) => !surplus.includes(promised));
    const awaited = new Set(this.#promised.map(({ code }) => code));
    for (const [code, { listing }] of this.#entries) if (!listing && !awaited.has(code)) this.#entries.delete(code);
  }

  #change(code: string): void {
    this.#changed.add(code);
    this.#batchAt ??= this.#host.now() + BATCH_MS;
  }

  #send(connection: string, message: DirectoryMessage): void {
    const text = JSON.stringify(message);
    this.#unread.told(connection, text);
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

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
