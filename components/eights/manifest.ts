import type { GameScreens } from "@/components/game-screens";
import { tableInParts } from "@/components/table/table-in-parts";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { drawnNames } from "./front/drawn-names";

/** The screens of Eights, as the house knows them. */
export const eights = {
  tone: "indigo",
  drawnNames,
  Fan: lazyPart(() => import("./front/front-fan")),
  ...tableInParts(
    () => import("./table"),
    () => import("./at-table"),
    () => import("./board"),
  ),
  Summary: lazyPart(() => import("./front/summary")),
} satisfies GameScreens;
