import { EXPIRE_MS } from "@/lib/table/rest";
import { local, matchOf } from "./kept-match";
import { useStored } from "./stored";
import { type Standing, visits } from "./visits";

/** A table one has a seat at, to which one may go back. */
export interface Underway extends Omit<Standing, "at"> {
  readonly code: string;
  /** Against bots. */
  readonly isAlone: boolean;
  /** When one was there last, null where that is not known. */
  readonly at: number | null;
}

/** Every table one may go back to, the one that was come to last first. */
export function useUnderway(): readonly Underway[] {
  const visited = useStored(visits);
  const match = matchOf(useStored(local));
  const found = visited.flatMap(({ code, way, standing }): Underway | [] => {
    // A table in a room is forgotten there too.
    const isKept = standing && (code === match?.code || Date.now() - standing.at < EXPIRE_MS);
    return isKept ? { ...standing, code, isAlone: way === "alone" } : [];
  });
  if (!match || found.some(({ code }) => code === match.code)) return found;
  return [...found, { ...match, isAlone: true, at: null }];
}
