import * as z from "zod/mini";
import { type SortOrder, sortOrders } from "@/components/melds/hand/groups";
import { stored } from "@/lib/browser/storage/stored";
import { Meld } from "@/lib/rules/rummy/state";

/** Whether the guide of a first deal has been read or put away. */
export const guideSeen = stored("majlis.rummy.guide", z.boolean(), () => false);

/** How a hand is put in order on this device, and the order one has put one's own slots in. */
export const handStores = {
  order: stored<SortOrder>("majlis.rummy.sort", z.enum(sortOrders), () => "meld"),
  own: stored("majlis.rummy.hand", z.object({ deal: z.string(), slots: z.array(z.string()) }), () => ({
    deal: "",
    slots: [],
  })),
};

/** Melds that were put together and not declared yet, in the order in which they were, and the deal they belong to. */
export const putTogether = stored("majlis.rummy.melds", z.object({ deal: z.string(), melds: z.array(Meld) }), () => ({
  deal: "",
  melds: [],
}));
