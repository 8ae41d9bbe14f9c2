import type { GameId, SoloId } from "@/lib/rules/registry";
import { baloot } from "./baloot/manifest";
import { dhappa } from "./dhappa/manifest";
import { eights } from "./eights/manifest";
import type { GameScreens, SoloScreens } from "./game-screens";
import { rummy } from "./rummy/manifest";
import { tiles } from "./tiles/manifest";

/** Every game with tables, as it lies on the home page: the first one the largest. */
export const gameScreens: Readonly<Record<GameId, GameScreens>> = { baloot, eights, dhappa, rummy };

/** Every game for one. */
export const soloScreens: Readonly<Record<SoloId, SoloScreens>> = { tiles };

/** The names of the games with tables in that order. */
export const shownGames = Object.keys(gameScreens) as readonly GameId[];

/** The names of the games for one. */
export const shownSoloGames = Object.keys(soloScreens) as readonly SoloId[];

/** The game the house opens with. */
export const [firstGame] = shownGames as readonly [GameId, ...GameId[]];
