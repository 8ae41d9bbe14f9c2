import type { SoloScreens } from "@/components/house/screens";
import { part } from "@/components/ui/part";
import { drawnNames } from "./drawn-names";

/** The screens of Tiles, as the house knows them. */
export const tiles = {
  tone: "saffron",
  drawnNames,
  Fan: part(() => import("./front-fan")),
} satisfies SoloScreens;
