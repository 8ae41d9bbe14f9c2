import { pageEnvironment } from "@/lib/browser/page-environment";
import { gameOfTable } from "@/lib/client/find-table";
import type { GameId } from "@/lib/rules/registry";

/** The first of these games that has a table under a code, as the rooms of this page know it. */
export const gameOfCode = (code: string, games: readonly GameId[], signal?: AbortSignal) =>
  gameOfTable(pageEnvironment, code, games, signal);
