import type { Game } from "@/lib/rules/game";
import type { Host } from "@/lib/table/host";
import type { StoredValues } from "@/lib/table/storage/record";
import { isNewer } from "@/lib/table/storage/save-and-restore";
import { Table } from "@/lib/table/table";

/** Why what is stored can be no table here; it is left as it is. */
export type Unopened = "newerTable" | "unreadable";

/** The table that is stored, or why it cannot be opened. */
export function storedTable<State, Action, Options>(
  game: Game<State, Action, Options>,
  host: Host,
  stored: StoredValues,
): Table<State, Action, Options> | Unopened {
  if (isNewer(game, stored)) return "newerTable";
  try {
    return new Table(game, host, stored);
  } catch (error) {
    console.error(`What is kept of a table of ${game.id} cannot be read:`, error);
    return "unreadable";
  }
}
