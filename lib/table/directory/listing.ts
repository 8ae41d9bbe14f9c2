import * as z from "zod/mini";
import { isHuman } from "../seats/holders";
import type { Holder, TableRecord } from "../storage/record";
import { isAbsent } from "../time/absence";
import { beginsAt } from "../time/countdown-time";
import { Code, Hash, Mark, Name, type Status } from "../wire/protocol";

const OPTIONS_LENGTH = 400;
const Count = z.int().check(z.gte(0), z.lte(16));

/** Where the list knows a table from. */
const From = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(4));

/** A public table as strangers see it. */
export const Listing = z.object({
  code: Code,
  /** Whoever is host, or came first of those who are there. */
  name: Name,
  avatar: z.string().check(z.maxLength(24)),
  options: z.unknown().check(z.refine((options) => (JSON.stringify(options) ?? "").length <= OPTIONS_LENGTH)),
  status: z.enum(["waiting", "playing", "finished"] satisfies Status[]),
  /** Whose seats nobody else may take. */
  people: Count,
  /** Those of them who are at the table. */
  here: Count,
  bots: Count,
  seats: Count,
  /** Bots whose seats a newcomer may have though a match is under way. */
  spare: z.optional(Count),
  /** It begins in a moment, whoever comes. */
  soon: z.optional(z.boolean()),
});
export type Listing = z.infer<typeof Listing>;

const isHere = ({ leftAt }: Holder): boolean => leftAt === null;

/** Whose table it is to strangers: the host's, or of those who are there of whoever comes first. */
export function listerOf({ seats, host }: TableRecord): Holder | null {
  const here = seats.filter(isHuman).filter(isHere);
  return here.find(({ id }) => id === host) ?? here[0] ?? null;
}

/**
 * How a public table is listed just now while somebody is at it and newcomers may sit; null for not at all. Whoever has
 * been gone so long that a newcomer is given their seat is not counted.
 */
export function listingOf<S, O>(
  code: string,
  record: TableRecord<S, O>,
  now: number,
  admitsNewcomers = false,
): Listing | null {
  if (record.visibility !== "public" || record.locked) return null;
  const gives = (holder: Holder) => record.status === "waiting" && isAbsent(holder, now);
  const people = record.seats.filter(isHuman).filter((holder) => !gives(holder));
  const here = people.filter(isHere);
  const first = listerOf(record);
  if (!first) return null;
  const { name, avatar } = first;
  const bots = record.seats.filter((holder) => holder?.bot).length;
  const { options, status, seats } = record;
  const more = {
    ...(admitsNewcomers && status === "playing" && bots > 0 && { spare: bots }),
    ...(beginsAt(record) !== null && { soon: true }),
  };
  const counts = { people: people.length, here: here.length, bots, seats: seats.length };
  return { code, name, avatar, options, status, ...counts, ...more };
}

/** What a table tells the directory of itself, and of whoever's table it is: no reader is told who that is, or from where. */
export const Announcement = z.object({
  code: Code,
  listing: z.nullable(Listing),
  by: z.optional(Hash),
  from: z.optional(From),
});
export type Announcement = z.infer<typeof Announcement>;

/** Whose table is listed, and a line of theirs. */
export interface Lister {
  readonly player: string;
  readonly line: string;
}

/** What a browser may say to a directory. */
export const Asking = z.discriminatedUnion("action", [
  /** Seat me anywhere but at these tables. */
  z.strictObject({ action: z.literal("playNow"), not: z.optional(z.array(Code).check(z.maxLength(16))) }),
  /** I am here, and have read so far: as at a table. */
  z.strictObject({ action: z.literal("ping"), mark: z.optional(Mark) }),
]);

/** What a directory says to a browser. */
export const DirectoryMessage = z.discriminatedUnion("type", [
  /** How the list has changed; `whole` when it begins anew. */
  z.object({ type: z.literal("tables"), whole: z.boolean(), put: z.array(Listing), gone: z.array(Code) }),
  /** Where to sit down, which may be a table yet to be opened. */
  z.object({ type: z.literal("seat"), code: Code }),
  z.object({ type: z.literal("pong"), mark: z.optional(Mark) }),
  z.object({ type: z.literal("error"), code: z.string() }),
]);
export type DirectoryMessage = z.infer<typeof DirectoryMessage>;

/** Tables repeat themselves this often while somebody is there. */
export const REPEAT_MS = 60_000;
/** And are believed so long: to be missed once is nothing yet. */
export const LISTED_MS = 2.5 * REPEAT_MS;
