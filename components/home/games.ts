import type { ComponentType } from "react";
import type { CarpetTone } from "@/components/house/sadu";
import { type Part, part } from "@/components/ui/part";
import type { GameId, SoloId } from "@/lib/rules";
import { fetchBaloot } from "./ahead";

/** How a game lies on the home page: on which carpet, and with which of its cards on it. */
export interface HouseGame {
  readonly tone: CarpetTone;
  /** While it is bare it has nothing that is a file of its own. */
  readonly Fan: ComponentType<{ readonly isBare: boolean }>;
  /** Any of its tables, by the code in the address. */
  readonly table: Part<object>;
  /** Fetches what its tables need, all at once, before anybody has come to one. */
  readonly prepare: () => Promise<unknown>;
}

const balootTable = part<object>(async () => ({ default: await (await fetchBaloot()).readyTable() }));
const eightsTable = part<object>(async () => ({ default: (await import("@/components/eights/table")).EightsTable }));

/** A page is there before its cards. */
const BalootFan = part(async () => ({ default: (await import("./baloot-fan")).BalootFan }));
const EightsFan = part(async () => ({ default: (await import("./eights-fan")).EightsFan }));
const TilesFan = part(async () => ({ default: (await import("./tiles-fan")).TilesFan }));

/** Every game of the house, the first one the largest. */
export const houseGames: Readonly<Record<GameId, HouseGame>> = {
  baloot: {
    tone: "baloot",
    Fan: BalootFan,
    table: balootTable,
    prepare: async () => {
      await balootTable.fetch();
      const { deckArt, keepArt } = await fetchBaloot();
      keepArt(deckArt);
    },
  },
  eights: {
    tone: "eights",
    Fan: EightsFan,
    table: eightsTable,
    prepare: () =>
      Promise.all([
        eightsTable.fetch(),
        import("@/components/eights/table").then(({ fetchTable }) => fetchTable()),
        import("@/components/eights/at-table").then(({ fetchBoard }) => fetchBoard()),
        import("@/components/eights/board"),
      ]),
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
