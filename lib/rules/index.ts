import { baloot } from "./baloot";
import { eights } from "./eights";

/** The games with a table to sit at, by the name its rooms and pages carry. */
const tables = { baloot, eights } as const;

/** Every game whose rules are here. */
export const games = tables;

export type GameId = keyof typeof tables;

/** Games for one: no table, a contract and laws of their own. */
export const soloGames = ["tiles"] as const;

export type SoloId = (typeof soloGames)[number];
