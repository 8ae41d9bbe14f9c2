import { useEffect, useState } from "react";
import { askForSeat, watchOpenTables } from "@/lib/client/directory";
import type { GameId } from "@/lib/rules";
import type { Listing } from "@/lib/table/listing";
import { inPage } from "./surroundings";

/** The code of a public table to sit down at, which may be one that we open. */
export const publicSeat = (game: GameId, signal?: AbortSignal): Promise<string> => askForSeat(inPage, game, signal);

/** The open public tables of a game, live; null until the list has come. */
export function useOpenTables(game: GameId): readonly Listing[] | null {
  const [tables, setTables] = useState<readonly Listing[] | null>(null);
  useEffect(() => watchOpenTables(inPage, game, setTables), [game]);
  return tables;
}
