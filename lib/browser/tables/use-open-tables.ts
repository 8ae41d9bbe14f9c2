import { useEffect, useState } from "react";
import { pageEnvironment } from "@/lib/browser/page-environment";
import { askForSeat, watchOpenTables } from "@/lib/client/open-tables";
import type { GameId } from "@/lib/rules/registry";
import type { Listing } from "@/lib/table/directory/listing";

/** The code of a public table to sit down at, which may be one that we open. */
export const publicSeat = (game: GameId, signal?: AbortSignal): Promise<string> =>
  askForSeat(pageEnvironment, game, signal);

/** The open public tables of a game, live; null until the list has come. */
export function useOpenTables(game: GameId): readonly Listing[] | null {
  const [tables, setTables] = useState<readonly Listing[] | null>(null);
  useEffect(() => watchOpenTables(pageEnvironment, game, setTables), [game]);
  return tables;
}
