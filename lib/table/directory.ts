import * as z from "zod/mini";
import { Code, Name, type Status } from "./protocol";
import type { TableRecord } from "./record";
import { isHuman } from "./seats";

const OPTIONS_LENGTH = 400;
const Count = z.int().check(z.gte(0), z.lte(16));

/** A public table as strangers see it. */
export const Listing = z.object({
  code: Code,
  /** Whoever is host, or came first of those who are there. */
  name: Name,
  avatar: z.string().check(z.maxLength(24)),
  options: z.unknown().check(z.refine((options) => (JSON.stringify(options) ?? "").length <= OPTIONS_LENGTH)),
  status: z.enum(["waiting", "playing", "finished"] satisfies Status[]),
  people: Count,
  bots: Count,
  seats: Count,
});
export type Listing = z.infer<typeof Listing>;

/** How a public table is listed while somebody is at it and newcomers may sit; null for not at all. */
export function listingOf<S, O>(code: string, record: TableRecord<S, O>): Listing | null {
  if (record.visibility !== "public" || record.locked) return null;
  const people = record.seats.filter(isHuman);
  const here = people.filter(({ leftAt }) => leftAt === null);
  const first = here.find(({ id }) => id === record.host) ?? here[0];
  if (!first) return null;
  const { name, avatar } = first;
  const bots = record.seats.filter((holder) => holder?.bot).length;
  const { options, status, seats } = record;
  return { code, name, avatar, options, status, people: people.length, bots, seats: seats.length };
}

/** What a table tells the directory of itself. */
export const Announcement = z.object({ code: Code, listing: z.nullable(Listing) });

/** What a browser may say to a directory: seat me anywhere but at these tables. */
const Wish = z.strictObject({
  action: z.literal("playNow"),
  not: z.optional(z.array(Code).check(z.maxLength(16))),
});

/** What a directory says to a browser. */
export const DirectoryMessage = z.discriminatedUnion("type", [
  /** How the list has changed; `whole` when it begins anew. */
  z.object({ type: z.literal("tables"), whole: z.boolean(), put: z.array(Listing), gone: z.array(Code) }),
  /** Where to sit down, which may be a table yet to be opened. */
  z.object({ type: z.literal("seat"), code: Code }),
  z.object({ type: z.literal("error"), code: z.string() }),
]);
export type DirectoryMessage = z.infer<typeof DirectoryMessage>;

/** What a directory needs of the place it runs in. */
export interface DirectoryHost {
  now(): number;
  newCode(): string;
  send(connection: string, message: string): void;
}

/** A listing is believed this long; tables say it again well before. */
export const LISTED_MS = 150_000;
/** Tables repeat themselves this often while somebody is there. */
export const REPEAT_MS = 60_000;
/** Whoever was sent to a table has come by then, or is not coming. */
const PROMISE_MS = 8_000;
/** Changes wait this long for one another. */
const BATCH_MS = 200;
const TABLES = 200;
const FRAME_LENGTH = 512;
/** Seats counted at a table that has been promised and has not opened yet. */
const UNOPENED_SEATS = 3;
/** One browser asks for a seat no more often than this. */
const WISH_MS = 500;

interface Entry {
  /** Null while the table is yet to be opened. */
  readonly listing: Listing | null;
  readonly since: number;
  readonly until: number;
  /** When those were sent there who have not come yet. */
  readonly promised: readonly number[];
}

/** The open public tables of one game: who may see them live, and who is sent where. Keeps nothing. */
export class Directory {
  readonly #host: DirectoryHost;
  readonly #entries = new Map<string, Entry>();
  /** When each browser that looks on last asked for a seat. */
  readonly #readers = new Map<string, number>();
  readonly #changed = new Set<string>();
  #batchAt: number | null = null;

  constructor(host: DirectoryHost) {
    this.#host = host;
  }

  connect(connection: string): void {
    this.#readers.set(connection, Number.NEGATIVE_INFINITY);
    const put = [...this.#entries.values()].flatMap(({ listing }) => listing ?? []);
    this.#send(connection, { type: "tables", whole: true, put, gone: [] });
  }

  disconnect(connection: string): void {
    this.#readers.delete(connection);
  }

  receive(connection: string, data: string): void {
    const asked = this.#readers.get(connection);
    if (asked === undefined) return;
    const parsed = data.length > FRAME_LENGTH ? null : z.safeParse(Wish, jsonOf(data));
    if (!parsed?.success) return this.#send(connection, { type: "error", code: "malformed" });
    const now = this.#host.now();
    if (now - asked < WISH_MS) return this.#send(connection, { type: "error", code: "tooFast" });
    this.#readers.set(connection, now);
    this.#send(connection, { type: "seat", code: this.#seatFor(parsed.data.not ?? []) });
  }

  /** A table's own word; nobody else may be let near this. */
  announced({ code, listing }: z.infer<typeof Announcement>): void {
    const now = this.#host.now();
    const known = this.#entries.get(code);
    if (!listing) {
      if (this.#entries.delete(code)) this.#change(code);
      return;
    }
    if (!known && this.#entries.size >= TABLES) return;
    const came = Math.max(0, listing.people - (known?.listing?.people ?? 0));
    const promised = (known?.promised ?? []).slice(came);
    this.#entries.set(code, { listing, since: known?.since ?? now, until: now + LISTED_MS, promised });
    if (JSON.stringify(known?.listing) !== JSON.stringify(listing)) this.#change(code);
  }

  /** Forgets what was not said again, and tells of what has changed; safe to call early, late or twice. */
  wake(): void {
    const now = this.#host.now();
    for (const [code, { until }] of this.#entries) {
      if (until > now) continue;
      this.#entries.delete(code);
      this.#change(code);
    }
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
    const next = Math.min(this.#batchAt ?? Number.POSITIVE_INFINITY, ...ends);
    return Number.isFinite(next) ? next : null;
  }

  /** The fullest table that still has room for this one and those on their way, else one nobody has opened yet. */
  #seatFor(not: readonly string[]): string {
    const now = this.#host.now();
    this.wake();
    const fitting = [...this.#entries].flatMap(([code, entry]) => {
      const promised = entry.promised.filter((at) => now - at < PROMISE_MS);
      const { listing } = entry;
      const free = (listing ? listing.seats - listing.people - listing.bots : UNOPENED_SEATS) - promised.length;
      const isOpen = (listing?.status ?? "waiting") === "waiting" && free > 0 && !not.includes(code);
      return isOpen ? [{ code, entry: { ...entry, promised: [...promised, now] }, people: listing?.people ?? 0 }] : [];
    });
    const [best] = fitting.sort((one, other) => other.people - one.people || one.entry.since - other.entry.since);
    const code = best?.code ?? this.#host.newCode();
    if (best || this.#entries.size < TABLES) {
      const fresh = { listing: null, since: now, until: now + PROMISE_MS, promised: [now] };
      this.#entries.set(code, best?.entry ?? fresh);
    }
    return code;
  }

  #change(code: string): void {
    this.#changed.add(code);
    this.#batchAt ??= this.#host.now() + BATCH_MS;
  }

  #send(connection: string, message: DirectoryMessage): void {
    this.#host.send(connection, JSON.stringify(message));
  }
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
