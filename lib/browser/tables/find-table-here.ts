import { pageEnvironment } from "@/lib/browser/page-environment";
import { findTable, gameOfTable } from "@/lib/client/find-table";
import type { GameId } from "@/lib/rules/registry";

/** The first of these games that has a table under a code, as the rooms of this page know it. */
export const gameOfCode = (code: string, games: readonly GameId[], signal?: AbortSignal) =>
  gameOfTable(pageEnvironment, code, games, signal);

/** The table under a code as it was typed, as the rooms of this page know it. */
export const findTableHere = (code: string, games: readonly GameId[], signal?: AbortSignal) =>
  findTable(pageEnvironment, code, games, signal);
