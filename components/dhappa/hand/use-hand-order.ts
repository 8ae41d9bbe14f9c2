import { useMemo } from "react";
import type { CardId } from "@/components/hand/layout";
import { byHand, movedTo } from "@/components/melds/by-hand";
import { type Group, groupsOf, type SortOrder, sortOrders } from "@/components/melds/groups";
import type { Slot } from "@/components/melds/slots";
import { useStored } from "@/lib/browser/storage/stored";
import { meldRules } from "../seen";
import { ownOrder, sortOrder } from "../settings";

const next = (order: SortOrder): SortOrder => sortOrders[(sortOrders.indexOf(order) + 1) % sortOrders.length] ?? "meld";
const idsOf = (groups: readonly Group[]): readonly CardId[] => groups.flatMap(({ slots }) => slots).map(({ id }) => id);

/** A hand as its owner likes it, and how they come to like it otherwise; what they did by hand stays for the deal. */
export function useHandOrder(slots: readonly Slot[], deal: string) {
  const order = useStored(sortOrder);
  const own = useStored(ownOrder);
  const kept = own.deal === deal ? own.slots : null;
  const groups = useMemo(
    () =>
      order === "hand" && kept
        ? groupsOf(byHand(slots, kept), "hand", meldRules)
        : groupsOf(slots, order === "hand" ? "meld" : order, meldRules),
    [slots, order, kept],
  );
  return {
    order,
    groups,
    sort: () => {
      const then = next(order);
      // One begins with what one sees.
      if (then === "hand" && !kept) ownOrder.write({ deal, slots: [...idsOf(groups)] });
      sortOrder.write(then);
    },
    /** Puts slots where so many lay before; null where the order is not one's own. */
    move:
      order === "hand"
        ? (taken: readonly CardId[], before: number) =>
            ownOrder.write({ deal, slots: [...movedTo(idsOf(groups), taken, before)] })
        : null,
  };
}
