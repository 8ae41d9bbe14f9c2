import type { GameScreens } from "@/components/game-screens";
import { lazyPart } from "@/components/ui/loading/lazy-part";
import { drawnNames } from "./front/drawn-names";
import { fetchPreloaded, Preload } from "./front/preload";

const table = lazyPart<object>(async () => ({ default: await (await fetchPreloaded()).readyTable() }));

/** The screens of Baloot, as the house knows them. */
export const baloot = {
  tone: "madder",
  drawnNames,
  Fan: lazyPart(() => import("./front/front-fan")),
  table,
  prepare: async () => {
    await table.fetch();
    const { deckArt, keepArt } = await fetchPreloaded();
    keepArt(deckArt);
  },
  Ahead: Preload,
  Summary: lazyPart(() => import("./front/summary")),
  Replay: lazyPart(() => import("./replay/match-replay")),
} satisfies GameScreens;
