import type { GameId, SoloId } from "@/lib/rules";
import { baloot } from "./baloot/manifest";
import { eights } from "./eights/manifest";
import type { GameScreens, SoloScreens } from "./house/screens";
import { tiles } from "./tiles/manifest";

/** Every game with tables, as it lies on the home page: the first one the largest. */
export const games: Readonly<Record<GameId, GameScreens>> = { baloot, eights };

/** Every game for one. */
export const soloGames: Readonly<Record<SoloId, SoloScreens>> = { tiles };

/** The names of the games with tables in that order. */
export const gameIds = Object.keys(games) as readonly GameId[];

/** The names of the games for one. */
export const soloIds = Object.keys(soloGames) as readonly SoloId[];

/** The game the house opens with. */
export const [firstGame] = gameIds as readonly [GameId, ...GameId[]];
