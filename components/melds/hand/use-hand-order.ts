import { useMemo } from "react";
import type { CardId } from "@/components/hand/layout";
import { type Stored, useStored } from "@/lib/browser/storage/stored";
import { byHand, movedTo } from "./by-hand";
import { type Group, groupsOf, type SortOrder, sortOrders } from "./groups";
import type { MeldRules, Slot } from "./slots";

/** What a game keeps on the device of how a hand is put in order. */
interface HandStores {
  readonly order: Stored<SortOrder>;
  /** The order one has put one's own slots in, and the deal it belongs to. */
  readonly own: Stored<{ deal: string; slots: string[] }>;
}

const next = (order: SortOrder): SortOrder => sortOrders[(sortOrders.indexOf(order) + 1) % sortOrders.length] ?? "meld";
const idsOf = (groups: readonly Group[]): readonly CardId[] => groups.flatMap(({ slots }) => slots).map(({ id }) => id);

/** A hand as its owner likes it, and how they come to like it otherwise; what they did by hand stays for the deal. */
export function useHandOrder(slots: readonly Slot[], deal: string, rules: MeldRules, stores: HandStores) {
  const order = useStored(stores.order);
  const own = useStored(stores.own);
  const kept = own.deal === deal ? own.slots : null;
  const groups = useMemo(
    () =>
      order === "hand" && kept
        ? groupsOf(byHand(slots, kept), "hand", rules)
        : groupsOf(slots, order === "hand" ? "meld" : order, rules),
    [slots, order, kept, rules],
  );
  return {
    order,
    groups,
    sort: () => {
      const then = next(order);
      // One begins with what one sees.
      if (then === "hand" && !kept) stores.own.write({ deal, slots: [...idsOf(groups)] });
      stores.order.write(then);
    },
    /** Puts slots where so many lay before; null where the order is not one's own. */
    move:
      order === "hand"
        ? (taken: readonly CardId[], before: number) =>
            stores.own.write({ deal, slots: [...movedTo(idsOf(groups), taken, before)] })
        : null,
  };
}
