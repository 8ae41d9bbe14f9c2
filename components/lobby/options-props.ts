import type { Visibility } from "@/lib/rules/game";

/** A place among the options one may be brought to. */
export type OptionsPlace = "ruleSet";

/** What a game's choice of options is given in the lobby. */
export interface OptionsProps<Options> {
  readonly options: Options;
  /** How many sit at the table: it cannot become smaller than that. */
  readonly seated: number;
  /** Who may come: some options are for tables among friends alone. */
  readonly visibility: Visibility;
  /** Asks the table for other options; null for all but the host, who only read them. */
  readonly change: ((options: Options) => void) | null;
  /** What one has come for: it is in sight, and said at length. */
  readonly place?: OptionsPlace | null;
}
