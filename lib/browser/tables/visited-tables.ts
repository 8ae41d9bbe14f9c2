import { isRecord, shape, stored } from "@/lib/browser/storage/stored";
import { TABLE_CODE } from "@/lib/table/wire/names-and-codes";

/** How this device came to a table: opening it, opening it for a game against bots that then goes on, being sent to play with anybody, following a code, or only to look on. */
const ways = ["friends", "bots", "alone", "public", "code", "watch"] as const;
export type Way = (typeof ways)[number];

const KEPT = 12;

/** How a table one has a seat at stood when one was there last. */
export interface Standing {
  readonly game: string;
  readonly at: number;
  /** It had not begun yet. */
  readonly isWaiting?: boolean;
  /** One's own points and the others', where the game has them. */
  readonly score?: readonly [number, number];
}

interface Visit {
  readonly code: string;
  readonly way: Way;
  readonly seen?: boolean;
  readonly standing?: Standing;
}

const isFlag = (found: unknown) => found === undefined || typeof found === "boolean";
const areNumbers = (found: unknown, count: number) =>
  Array.isArray(found) && found.length === count && found.every((number) => typeof number === "number");
const isStanding = (found: unknown): found is Standing =>
  isRecord(found) &&
  typeof found.game === "string" &&
  typeof found.at === "number" &&
  isFlag(found.isWaiting) &&
  (found.score === undefined || areNumbers(found.score, 2));
const isVisit = (found: unknown): found is Visit =>
  isRecord(found) &&
  typeof found.code === "string" &&
  TABLE_CODE.test(found.code) &&
  ways.some((way) => way === found.way) &&
  isFlag(found.seen) &&
  (found.standing === undefined || isStanding(found.standing));
const areVisits = (found: unknown): found is readonly Visit[] => Array.isArray(found) && found.every(isVisit);

/** The tables this device has come to, latest first: there it sits down without being asked who it is. */
export const visitedTables = stored("majlis.visits", shape(areVisits), () => []);

/** How this device came to a table, null where it never was or has left. */
export const wayTo = (code: string): Way | null =>
  visitedTables.read().find((visit) => visit.code === code)?.way ?? null;

/** Whether this device has ever seen that table. */
export const hasSeen = (code: string): boolean =>
  visitedTables.read().some((visit) => visit.code === code && visit.seen);

/** Remembers that there is such a table. */
export function rememberSeen(code: string): void {
  if (hasSeen(code)) return;
  visitedTables.write(visitedTables.read().map((visit) => (visit.code === code ? { ...visit, seen: true } : visit)));
}

/** Remembers having come to a table. */
export function rememberVisit(code: string, way: Way): void {
  const [known] = visitedTables.read().filter((visit) => visit.code === code);
  const others = visitedTables.read().filter((visit) => visit.code !== code);
  visitedTables.write([{ ...known, code, way }, ...others].slice(0, KEPT));
}

/** Forgets a table that was left. */
export const forgetVisit = (code: string): void =>
  visitedTables.write(visitedTables.read().filter((visit) => visit.code !== code));

/** Forgets every table in the rooms, where one's seats go with one's key; a match on this device alone is not there. */
export const forgetSeats = (): void => visitedTables.write(visitedTables.read().filter(({ way }) => way === "alone"));

/** Remembers how a table stands at which one has a seat, or, with null, that one has none there any more. */
export function rememberStanding(code: string, now: Omit<Standing, "at"> | null): void {
  const standing = now === null ? undefined : { ...now, at: Date.now() };
  const [known] = visitedTables.read().filter((visit) => visit.code === code);
  if (!known || !(known.standing || standing)) return;
  const isReplaced = (visit: typeof known) =>
    visit.way === "alone" && known.way === "alone" && visit.standing?.game === standing?.game;
  visitedTables.write(
    visitedTables.read().map((visit) => {
      if (visit.code === code) return { ...visit, standing };
      // A match against bots takes the place of the one before it.
      return isReplaced(visit) ? { ...visit, standing: undefined } : visit;
    }),
  );
}
