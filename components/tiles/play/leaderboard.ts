import { type Entry, leaderboard } from "./kept-on-device";

const places = 5;

/** The best five, of equal scores the earlier first (7.2). */
export function ranked(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((one, other) => other.score - one.score || one.ts - other.ts).slice(0, places);
}

/** The leaderboard with a finished game in it; one that is there already is not added again. */
export function withEntry(entries: readonly Entry[], added: Entry): readonly Entry[] {
  return placeOf(entries, added) === null ? ranked([...entries, added]) : ranked(entries);
}

/** The place of a game from 1, null if it is not among them. */
export function placeOf(entries: readonly Entry[], { name, score, ts }: Entry): number | null {
  const index = ranked(entries).findIndex((each) => each.name === name && each.score === score && each.ts === ts);
  return index < 0 ? null : index + 1;
}

/** Forgets every game. */
export function clearLeaderboard(): void {
  leaderboard.write([]);
}
