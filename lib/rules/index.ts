import { eights } from "./eights";

/** Every game of the house, by the name its rooms and pages carry. */
export const games = { eights } as const;

/** Games for one: no table, a contract and laws of their own. */
export const soloGames = ["tiles"] as const;

export type SoloId = (typeof soloGames)[number];

export type GameId = keyof typeof games;
