import type { SoloScreens } from "@/components/game-screens";
import { drawnNames } from "./front/drawn-names";

/** The screens of Tiles, as the house knows them. */
export const tiles = {
  tone: "saffron",
  drawnNames,
} satisfies SoloScreens;
