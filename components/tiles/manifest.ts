import type { SoloScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { drawnNames } from "./drawn-names";

/** The screens of Tiles, as the house knows them. */
export const tiles = {
  tone: "saffron",
  drawnNames,
  Fan: lazyPart(() => import("./front-fan")),
} satisfies SoloScreens;
