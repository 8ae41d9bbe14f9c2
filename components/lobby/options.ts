import type { Visibility } from "@/lib/rules/game";

/** What a game's choice of options is given in the lobby. */
export interface OptionsProps<Options> {
  readonly options: Options;
  /** How many sit at the table: it cannot become smaller than that. */
  readonly seated: number;
  /** Who may come: some options are for tables among friends alone. */
  readonly visibility: Visibility;
  /** Asks the table for other options; null for all but the host, who only read them. */
  readonly change: ((options: Options) => void) | null;
}
