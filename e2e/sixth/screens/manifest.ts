import type { GameScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";

const table = lazyPart<object>(() => import("./table"));

/** The screens of Pairs, as the house knows them. */
export const pairs = {
  tone: "indigo",
  table,
  prepare: () => Promise.all([table.fetch(), import("./table").then(({ fetchTable }) => fetchTable())]),
} satisfies GameScreens;
