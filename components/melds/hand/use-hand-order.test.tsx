import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { stored } from "@/lib/browser/storage/stored";
import { type SortOrder, sortOrders } from "./groups";
import { type MeldRules, type Slot, slotsOf } from "./slots";
import { useHandOrder } from "./use-hand-order";

const rules: MeldRules = { run: ["K", "Q", "J", "10"], sets: [], isTwoWild: false };
const slots: readonly Slot[] = slotsOf(["JS.0", "KS.0", "10H.0", "QS.0"], rules);

type Asked = Parameters<typeof useHandOrder>;
type Look = ReturnType<typeof useHandOrder>;

function Looking({ asked, looks }: { asked: Asked; looks: Look[] }) {
  looks.push(useHandOrder(...asked));
  return null;
}

/** The hand as it lies in a deal, where this was kept before. */
function laid(deal: string, order: SortOrder, kept: { deal: string; slots: string[] }) {
  const stores = {
    order: stored("test.sort", z.enum(sortOrders), () => order),
    own: stored("test.hand", z.object({ deal: z.string(), slots: z.array(z.string()) }), () => kept),
  };
  const looks: Look[] = [];
  renderToStaticMarkup(<Looking asked={[slots, deal, rules, stores]} looks={looks} />);
  const [look] = looks;
  if (!look) throw new Error("nothing looked");
  return { ...look, stores, ids: look.groups.flatMap((group) => group.slots).map(({ id }) => id) };
}

const mine = ["10H", "QS", "KS", "JS"];

test("what was put by hand lies so for its deal", () => {
  expect(laid("1", "hand", { deal: "1", slots: mine }).ids).toEqual(mine);
});

test("by hand, the cards of a new deal begin by melds, and each can be moved at once", () => {
  const { ids, move, stores } = laid("2", "hand", { deal: "1", slots: mine });
  expect(ids).toEqual(["KS", "QS", "JS", "10H"]);
  move?.(["10H"], 0);
  expect(stores.own.read()).toEqual({ deal: "2", slots: ["10H", "KS", "QS", "JS"] });
});

test("only an order of one's own is changed by hand, and it begins with what one sees", () => {
  const { move, sort, stores } = laid("1", "rank", { deal: "", slots: [] });
  expect(move).toBeNull();
  sort();
  expect(stores.order.read()).toBe("hand");
  expect(stores.own.read()).toEqual({ deal: "1", slots: ["KS", "QS", "JS", "10H"] });
});
