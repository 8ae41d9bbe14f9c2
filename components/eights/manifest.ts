import type { GameScreens } from "@/components/house/screens";
import { part } from "@/components/ui/part";
import { drawnNames } from "./drawn-names";

const table = part<object>(() => import("./table"));

/** The screens of Eights, as the house knows them. */
export const eights = {
  tone: "indigo",
  drawnNames,
  Fan: part(() => import("./front-fan")),
  table,
  prepare: () =>
    Promise.all([
      table.fetch(),
      import("./table").then(({ fetchTable }) => fetchTable()),
      import("./at-table").then(({ fetchBoard }) => fetchBoard()),
      import("./board"),
    ]),
  Summary: part(() => import("./summary")),
} satisfies GameScreens;
