import { hokumOf, isAshkalBarred, openBids, whyNotKawesh } from "@/lib/rules/baloot";
import type { Chance, Deed } from "./deed";

/** What may be bid now, with what is barred and says why. */
export function bidDeeds({ view, seat, words: { t }, act }: Chance, chooseSuit: () => void): Deed[] {
  const bids = openBids(view, seat);
  if (bids.length === 0) return [];
  const { phase, deal } = view;
  const isOverSun = phase === "priority";
  const hasHokum = hokumOf(deal)?.seat === seat;
  const deeds: Deed[] = [];
  const hokum = bids.find((bid) => bid.bid === "hokum");
  if (hokum && deal.round === 1)
    deeds.push({ id: "hokum", label: t("bids.hokum"), look: "brass", sign: hokum.suit, onPress: () => act(hokum) });
  if (hokum && deal.round === 2)
    deeds.push({ id: "hokum", label: t("bids.hokumOther"), look: "brass", onPress: chooseSuit });
  for (const bid of bids) {
    if (bid.bid === "sun")
      deeds.push({
        id: "sun",
        label: isOverSun ? t("bids.takeOver") : hasHokum ? t("bids.toSun") : t("bids.sun"),
        look: "paper",
        sign: "sun",
        onPress: () => act(bid),
      });
    if (bid.bid === "ashkal")
      deeds.push({
        id: "ashkal",
        label: t("bids.ashkal"),
        spoken: `${t("bids.ashkal")}. ${t("bids.ashkalNote")}`,
        look: "paper",
        onPress: () => act(bid),
      });
  }
  if (isAshkalBarred(view, seat))
    deeds.push({ id: "ashkal", label: t("bids.ashkal"), look: "quiet", why: t("bids.ashkalAce"), onPress: () => {} });
  if (!whyNotKawesh(view, seat))
    deeds.push({
      id: "kawesh",
      label: t("bids.kawesh"),
      spoken: `${t("bids.kawesh")}. ${t("bids.kaweshNote")}`,
      look: "madder",
      onPress: () => act({ action: "kawesh" }),
    });
  deeds.push({
    id: "pass",
    label: isOverSun ? t("bids.letStand") : hasHokum ? t("bids.keep") : t("bids.pass"),
    look: "quiet",
    onPress: () => act({ action: "bid", bid: "pass" }),
  });
  return deeds;
}
