import { baloot } from "./baloot";
import { eights } from "./eights";

/** Every game of the house, by the name its rooms and pages carry. */
export const games = { baloot, eights } as const;

export type GameId = keyof typeof games;
