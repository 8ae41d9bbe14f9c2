import { useMemo, useState } from "react";
import type { CardId } from "@/components/hand/layout";
import { byHand, movedTo } from "@/components/melds/by-hand";
import { type Group, groupsOf, type SortOrder, sortOrders } from "@/components/melds/groups";
import type { Slot } from "@/components/melds/slots";
import { meldRules } from "../seen";

const idsOf = (groups: readonly Group[]): readonly CardId[] => groups.flatMap(({ slots }) => slots).map(({ id }) => id);

/** A hand as its owner likes it; what they did by hand stays for the deal. */
export function useHandOrder(slots: readonly Slot[], deal: number) {
  const [order, setOrder] = useState<SortOrder>("meld");
  const [own, setOwn] = useState<{ readonly deal: number; readonly slots: readonly CardId[] } | null>(null);
  const kept = own?.deal === deal ? own.slots : null;
  const isByHand = order === "hand" && kept !== null;
  const groups = useMemo(
    () =>
      isByHand && kept
        ? groupsOf(byHand(slots, kept), "hand", meldRules)
        : groupsOf(slots, order === "hand" ? "meld" : order, meldRules),
    [slots, order, kept, isByHand],
  );
  return {
    order,
    groups,
    sort: () => {
      const then = sortOrders[(sortOrders.indexOf(order) + 1) % sortOrders.length] ?? "meld";
      // One begins with what one sees.
      if (then === "hand" && !kept) setOwn({ deal, slots: idsOf(groups) });
      setOrder(then);
    },
    /** Puts slots where so many lay before; null where the order is not one's own. */
    move: isByHand
      ? (taken: readonly CardId[], before: number) => setOwn({ deal, slots: movedTo(idsOf(groups), taken, before) })
      : null,
  };
}
