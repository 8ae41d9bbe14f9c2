import type { GameScreens } from "@/components/house/screens";
import { part } from "@/components/ui/part";
import { Ahead, fetchWhole } from "./ahead";
import { drawnNames } from "./drawn-names";

const table = part<object>(async () => ({ default: await (await fetchWhole()).readyTable() }));

/** The screens of Baloot, as the house knows them. */
export const baloot = {
  tone: "madder",
  drawnNames,
  Fan: part(() => import("./front-fan")),
  table,
  prepare: async () => {
    await table.fetch();
    const { deckArt, keepArt } = await fetchWhole();
    keepArt(deckArt);
  },
  Ahead,
  Summary: part(() => import("./summary")),
} satisfies GameScreens;
