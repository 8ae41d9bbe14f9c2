import { isWild, naturalFace } from "@/lib/rules/dhappa/cards";
import { cardsOf } from "@/lib/rules/dhappa/effects";
import { refuse } from "@/lib/rules/dhappa/refusals";
import { npickDepths } from "@/lib/rules/dhappa/search";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import { boardOf, teamOf } from "@/lib/rules/dhappa/table";
import type { PackCard } from "@/lib/rules/packs";
import { seenMeld } from "../seen";
import type { PickDepth } from "./pick-panel";

/** Words for why a depth is blocked. */
interface DepthWords {
  readonly refusal: (code: string) => string | null;
  /** Of a card that stays where it is: its twin lies on the team's board, or it fits nothing. */
  readonly stays: (card: PackCard, isThere: boolean) => string;
}

/** Whether a card alike lies on the board of whoever is on turn. */
const isThere = (view: DhappaState, card: PackCard) =>
  boardOf(view, teamOf(view.current)).some(({ cards }) =>
    cards.some((laid) => !isWild(laid) && !isWild(card) && naturalFace(laid) === naturalFace(card)),
  );

/** What each depth of the discards would bring, in words where it cannot be taken. */
export const depthsOf = (view: DhappaState, words: DepthWords): readonly PickDepth[] =>
  npickDepths(view).map((depth, index): PickDepth => {
    const { card } = depth;
    if ("blocked" in depth) {
      const { code, rule } = refuse(depth.blocked);
      const text = code === "deepestStays" ? words.stays(card, isThere(view, card)) : (words.refusal(code) ?? code);
      return { card, reason: { text, rule }, makes: [], partners: [] };
    }
    const taken = view.discards.slice(-index - 1);
    const partners = depth.plan.plays.flatMap(cardsOf).filter((one) => !taken.includes(one));
    return { card, reason: null, makes: seenMeld(depth.plan.meld).cards, partners };
  });
