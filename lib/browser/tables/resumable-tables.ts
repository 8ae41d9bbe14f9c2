import { useStored } from "@/lib/browser/storage/stored";
import { EXPIRE_MS } from "@/lib/table/time/left-alone";
import { localTable, matchOf } from "./local-table-store";
import { type Standing, visitedTables } from "./visited-tables";

/** A table one has a seat at, to which one may go back. */
export interface ResumableTable extends Omit<Standing, "at"> {
  readonly code: string;
  /** Against bots. */
  readonly isAlone: boolean;
  /** When one was there last, null where that is not known. */
  readonly at: number | null;
}

/** Every table one may go back to, the one that was come to last first. */
export function useResumableTables(): readonly ResumableTable[] {
  const visited = useStored(visitedTables);
  const match = matchOf(useStored(localTable));
  const found = visited.flatMap(({ code, way, standing }): ResumableTable | [] => {
    // A table in a room is forgotten there too.
    const isKept = standing && (code === match?.code || Date.now() - standing.at < EXPIRE_MS);
    return isKept ? { ...standing, code, isAlone: way === "alone" } : [];
  });
  if (!match || found.some(({ code }) => code === match.code)) return found;
  return [...found, { ...match, isAlone: true, at: null }];
}
