import { pageEnvironment } from "@/lib/browser/page-environment";
import { findTable, gatheringAt } from "@/lib/client/find-table";
import type { GameId } from "@/lib/rules/registry";

/** Who is at a table of this game, as the rooms of this page know it. */
export const gatheringHere = (game: GameId, code: string, signal?: AbortSignal) =>
  gatheringAt(pageEnvironment, game, code, signal);

/** The table under a code as it was typed, as the rooms of this page know it. */
export const findTableHere = (code: string, games: readonly GameId[], signal?: AbortSignal) =>
  findTable(pageEnvironment, code, games, signal);
