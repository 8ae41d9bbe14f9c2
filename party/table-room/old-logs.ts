import { logKey } from "@/lib/table/storage/record";
import type { Room } from "../platform";

/** So many matches of a table keep their logs; people who play again and again would fill a disk with them. */
export const KEPT_MATCHES = 50;
/** What a storage deletes at once. */
const AT_ONCE = 128;
/** Where a match's log begins. */
const firstChunk = /^log\/(\d+)\/0+$/;

type Storage = Pick<Room["storage"], "list" | "delete">;

/** The round of which the first of the log is among what is written, null where none is. */
export function roundIn(put: Readonly<Record<string, unknown>>): number | null {
  for (const key in put) {
    const [, round] = firstChunk.exec(key) ?? [];
    if (round !== undefined) return Number(round);
  }
  return null;
}

/** Deletes the logs of matches that so many others have followed, and where they are found by name. */
export async function dropOldLogs(storage: Storage, round: number): Promise<void> {
  const oldest = round - KEPT_MATCHES + 1;
  if (oldest <= 1) return;
  const logs = await storage.list({ prefix: "log/", end: logKey(oldest, 0), limit: AT_ONCE });
  if (logs.size > 0) await storage.delete([...logs.keys()]);
  const found = await storage.list<string>({ prefix: "match/" });
  const old = [...found].filter(([, kept]) => JSON.parse(kept).round < oldest).map(([key]) => key);
  if (old.length > 0) await storage.delete(old.slice(0, AT_ONCE));
}
