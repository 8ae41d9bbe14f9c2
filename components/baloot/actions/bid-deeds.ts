import { hokumOf, isAshkalBarred, openBids, type Suit, suitOf, suits, whyNotKawesh } from "@/lib/rules/baloot";
import type { Chance, Deed } from "./deed";

/** The hokums of the second round, in any suit but the public card's; one that is pointed at shows what one holds of it. */
function suitDeeds({ view, words, act }: Chance, point: (suit: Suit | null) => void): Deed[] {
  const { faceUp } = view.deal;
  return suits.toReversed().map((suit) => {
    const deed = {
      id: `hokum-${suit}`,
      label: words.t("bids.hokum"),
      spoken: words.contractName({ kind: "hokum", trump: suit }),
      sign: suit,
      isSuit: true,
    };
    if (faceUp !== null && suit === suitOf(faceUp))
      return { ...deed, look: "quiet", why: words.t("bids.publicOff"), onPress: () => {} };
    return {
      ...deed,
      look: "paper",
      onPoint: (isOn: boolean) => point(isOn ? suit : null),
      onPress: () => act({ action: "bid", bid: "hokum", suit }),
    };
  });
}

/** What may be bid now, with what is barred and says why. */
export function bidDeeds({ view, seat, words, act }: Chance, point: (suit: Suit | null) => void): Deed[] {
  const { t } = words;
  const bids = openBids(view, seat);
  if (bids.length === 0) return [];
  const { phase, deal } = view;
  const isOverSun = phase === "priority";
  const hasHokum = hokumOf(deal)?.seat === seat;
  const deeds: Deed[] = [];
  const hokum = bids.find((bid) => bid.bid === "hokum");
  if (hokum && deal.round === 1)
    deeds.push({ id: "hokum", label: t("bids.hokum"), look: "brass", sign: hokum.suit, onPress: () => act(hokum) });
  if (hokum && deal.round === 2) deeds.push(...suitDeeds({ view, seat, words, act }, point));
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
    label: isOverSun
      ? t("bids.letStand")
      : hasHokum
        ? t("bids.keep")
        : words.bidName({ bid: "pass", round: deal.round }),
    look: "quiet",
    onPress: () => act({ action: "bid", bid: "pass" }),
  });
  return deeds;
}
