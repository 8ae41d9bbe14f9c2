import { type Shape, shape, stored } from "@/lib/browser/storage/stored";
import { type GameRecord, version } from "@/lib/rules/tiles/game-record";
import { bets } from "@/lib/rules/tiles/state";

type Found = Readonly<Record<string, unknown>>;
const isFound = (found: unknown): found is Found => typeof found === "object" && found !== null;
const isText = (found: unknown): found is string => typeof found === "string";
const isTextOrNull = (found: unknown): found is string | null => found === null || isText(found);
const isWhole = (found: unknown): found is number => Number.isSafeInteger(found);
const isFlag = (found: unknown): found is boolean => typeof found === "boolean";
const orNull = <Value>(isValue: (found: unknown) => found is Value): Shape<Value | null> =>
  shape((found): found is Value | null => found === null || isValue(found));

/** Whether something found is a record, though not yet whether it can be played; one of other rules is none. */
const isGameRecord = (found: unknown): found is GameRecord => {
  if (!isFound(found)) return false;
  const { version: is, seed, bets: made } = found;
  const isSeed = typeof seed === "string" && /^[0-9a-f]{64}$/.test(seed);
  return is === version && isSeed && Array.isArray(made) && made.every((bet) => bets.includes(bet));
};

/** The name last played under. */
export const lastName = stored<string>("majlis.tiles.name", shape(isText), () => "");

/** Whether the tiles hurry. */
export const fast = stored<boolean>("majlis.tiles.fast", shape(isFlag), () => false);

/** The game on the table, as it is kept: it survives a reload, and its end is saved once. */
export interface KeptGame {
  readonly name: string;
  /** The day whose deck it is, null for a deck of its own. */
  readonly day: string | null;
  readonly record: GameRecord;
  /** When it ended, null while it goes on. */
  readonly end: number | null;
  /** Whether the leaderboard has been told. */
  readonly saved: boolean;
}

const isKeptGame = (found: unknown): found is KeptGame =>
  isFound(found) &&
  isText(found.name) &&
  isTextOrNull(found.day) &&
  isGameRecord(found.record) &&
  (found.end === null || isWhole(found.end)) &&
  isFlag(found.saved);

export const keptGame = stored<KeptGame | null>("majlis.tiles.game", orNull(isKeptGame), () => null);

/** The game of a day's deck that counts: the first one finished (8.2). */
export interface DailyGame {
  readonly day: string;
  readonly name: string;
  readonly record: GameRecord;
}

const isDailyGame = (found: unknown): found is DailyGame =>
  isFound(found) && isText(found.day) && isText(found.name) && isGameRecord(found.record);

export const dailyGame = stored<DailyGame | null>("majlis.tiles.daily", orNull(isDailyGame), () => null);

/** A finished game as the leaderboard keeps it. */
export interface Entry {
  readonly name: string;
  readonly score: number;
  readonly ts: number;
}

const isEntry = (found: unknown): found is Entry =>
  isFound(found) && isText(found.name) && isWhole(found.score) && found.score >= 0 && isWhole(found.ts);

/** The best games played on this device. */
export const leaderboard = stored<readonly Entry[]>(
  "majlis.tiles.leaderboard",
  shape((found): found is readonly Entry[] => Array.isArray(found) && found.every(isEntry)),
  () => [],
);
