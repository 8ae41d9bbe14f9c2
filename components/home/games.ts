import { type ComponentType, lazy } from "react";
import type { CarpetTone } from "@/components/house/sadu";
import type { GameId, SoloId } from "@/lib/rules";

/** How a game lies on the home page: on which carpet, and with which of its cards on it. */
export interface HouseGame {
  readonly tone: CarpetTone;
  readonly Fan: ComponentType;
  /** Fetches what its tables need, all at once, before anybody has come to one. */
  readonly prepare: () => Promise<unknown>;
}

/** A page is there before its cards. */
const BalootFan = lazy(() => import("./baloot-fan").then(({ BalootFan }) => ({ default: BalootFan })));
const EightsFan = lazy(() => import("./eights-fan").then(({ EightsFan }) => ({ default: EightsFan })));
const TilesFan = lazy(() => import("./tiles-fan").then(({ TilesFan }) => ({ default: TilesFan })));

/** Every game of the house, the first one the largest. */
export const houseGames: Readonly<Record<GameId, HouseGame>> = {
  baloot: {
    tone: "baloot",
    Fan: BalootFan,
    prepare: () =>
      Promise.all([
        import("@/components/baloot/at-table"),
        import("@/components/baloot/board"),
        // Against bots the table itself is in the page.
        import("@/lib/table/table"),
      ]),
  },
  eights: {
    tone: "eights",
    Fan: EightsFan,
    prepare: () => Promise.all([import("@/components/eights/at-table"), import("@/components/eights/board")]),
  },
};

/** Their names in that order. */
export const gameIds = Object.keys(houseGames) as readonly GameId[];

/** How a game for one lies there. */
export const soloGames: Readonly<Record<SoloId, Pick<HouseGame, "tone" | "Fan">>> = {
  tiles: { tone: "tiles", Fan: TilesFan },
};

/** Their names. */
export const soloIds = Object.keys(soloGames) as readonly SoloId[];
