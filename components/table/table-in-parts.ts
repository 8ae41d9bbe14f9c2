import type { ReactNode } from "react";
import type { GameScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";

/** A game's tables, and all that comes after the first part of them, fetched together ahead of need. */
export function tableInParts(
  load: () => Promise<{ readonly default: () => ReactNode }>,
  later: readonly (() => Promise<unknown>)[],
): Pick<GameScreens, "table" | "prepare"> {
  const table = lazyPart<object>(load);
  return { table, prepare: () => Promise.all([table.fetch(), ...later.map((part) => part())]) };
}
