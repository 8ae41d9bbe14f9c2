import type { Game } from "./game";
import * as tables from "./games";

/** Every game whose rules are here. */
export const games = { ...tables } satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof tables;

/** Their names. */
export const gameIds = Object.keys(games) as readonly GameId[];

/** Games for one: no table, a contract and laws of their own. */
export const soloGames = ["tiles"] as const;

export type SoloId = (typeof soloGames)[number];

/** Games whose rules are here while their tables are still being made: not to be sat down at. */
export const comingGames: readonly string[] = [];
