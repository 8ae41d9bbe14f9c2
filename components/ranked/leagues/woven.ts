import { paths, type Weave } from "@/components/decor/sadu";
import { type LeagueWeave, yarnOf } from "./weaves";

const colours = (row: string): (string | null)[] => [...row].map((letter) => yarnOf[letter] ?? null);
const mirrored = (rows: readonly string[]): Weave =>
  rows.map((row) => {
    const half = colours(row);
    return [...half, ...[...half].reverse()];
  });

/** A mark as it is woven: on 12 cells where it is small. */
export const markOf = ({ large, small }: LeagueWeave, isSmall: boolean) => paths(mirrored(isSmall ? small : large));

/** One repeat of a league's band. */
export const bandOf = ({ band }: LeagueWeave) => paths(band.map(colours));
