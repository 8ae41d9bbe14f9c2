import type { ReactNode } from "react";
import type { GameScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";

/** A game's tables, and all that comes after the first part of them, fetched together ahead of need. */
export function tableInParts(
  loadTable: () => Promise<{ readonly default: () => ReactNode; readonly fetchTable: () => Promise<unknown> }>,
  loadAtTable: () => Promise<{ readonly fetchBoard: () => Promise<unknown> }>,
  loadBoard: () => Promise<unknown>,
): Pick<GameScreens, "table" | "prepare"> {
  const table = lazyPart<object>(loadTable);
  const prepare = () =>
    Promise.all([
      table.fetch(),
      loadTable().then(({ fetchTable }) => fetchTable()),
      loadAtTable().then(({ fetchBoard }) => fetchBoard()),
      loadBoard(),
    ]);
  return { table, prepare };
}
