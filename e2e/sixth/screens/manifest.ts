import type { GameScreens } from "@/components/house/screens";
import { part } from "@/components/ui/part";

const table = part<object>(() => import("./table"));

/** The screens of Pairs, as the house knows them. */
export const pairs = {
  tone: "indigo",
  table,
  prepare: () => Promise.all([table.fetch(), import("./table").then(({ fetchTable }) => fetchTable())]),
} satisfies GameScreens;
