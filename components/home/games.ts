import type { ComponentType } from "react";
import type { CarpetTone } from "@/components/house/sadu";
import type { GameId } from "@/lib/rules";
import { BalootFan } from "./baloot-fan";
import { BalootSummary } from "./baloot-summary";
import { EightsFan } from "./eights-fan";
import { EightsSummary } from "./eights-summary";

/** How a game lies on the home page: on which carpet, and with which of its cards on it. */
export interface HouseGame {
  readonly tone: CarpetTone;
  readonly Fan: ComponentType;
  /** The options of an open table in a few words. */
  readonly Summary: ComponentType<{ options: unknown }>;
}

/** Every game of the house, the first one the largest. */
export const houseGames: Readonly<Record<GameId, HouseGame>> = {
  baloot: { tone: "baloot", Fan: BalootFan, Summary: BalootSummary },
  eights: { tone: "eights", Fan: EightsFan, Summary: EightsSummary },
};

/** Their names in that order. */
export const gameIds = Object.keys(houseGames) as readonly GameId[];
