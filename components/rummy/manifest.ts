import type { GameScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { drawnNames } from "./front/drawn-names";

const table = lazyPart<object>(() => import("./table"));

/** The screens of Rummy With Jokers, as the house knows them. */
export const rummy = {
  tone: "camel",
  drawnNames,
  Fan: lazyPart(() => import("./front/front-fan")),
  table,
  prepare: () =>
    Promise.all([
      table.fetch(),
      import("./table").then(({ fetchTable }) => fetchTable()),
      import("./at-table").then(({ fetchBoard }) => fetchBoard()),
      import("./board"),
    ]),
  Summary: lazyPart(() => import("./front/summary")),
} satisfies GameScreens;
