import type { OptionsPlace } from "@/components/lobby/options-props";
import type { Shown } from "@/lib/client/table-link";
import type { Refusal } from "@/lib/rules/game";
import type { TableMessage, TableView } from "@/lib/table/wire/protocol";

/** Says something to the table besides a move; where it cannot be sent the player is told, and false comes back. */
export type Say = (message: Exclude<TableMessage, { action: "join" }>) => boolean;

/** What a game's board is given: a view to show, and where to report what its player wants. */
export interface BoardProps<State, Action, Options> {
  readonly shown: Shown<State, Options> & { readonly view: State; readonly table: TableView<Options> };
  /** Plays a move, on screen at once; says why where that is not allowed. */
  readonly move: (action: Action) => Refusal | null;
  /** Says something to the table besides a move. */
  readonly say: Say;
  /** Leaves the table and goes home, asking first where that costs a seat in a running game. */
  readonly leave: () => void;
  /** Opens the choice of how the next match is played, at a place of it, where one plays alone on this device; else null. */
  readonly chooseNext: ((at?: OptionsPlace) => void) | null;
}
