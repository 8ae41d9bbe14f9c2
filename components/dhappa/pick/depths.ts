import { cardsOf } from "@/lib/rules/dhappa/effects";
import { refuse } from "@/lib/rules/dhappa/refusals";
import { npickDepths } from "@/lib/rules/dhappa/search";
import type { DhappaState } from "@/lib/rules/dhappa/state";
import { seenMeld } from "../seen";
import type { PickDepth } from "./pick-panel";

/** What each depth of the discards would bring, in words where it cannot be taken. */
export const depthsOf = (view: DhappaState, wordsFor: (code: string) => string | null): readonly PickDepth[] =>
  npickDepths(view).map((depth, index): PickDepth => {
    const { card } = depth;
    if ("blocked" in depth) {
      const { code, rule } = refuse(depth.blocked);
      return { card, reason: { text: wordsFor(code) ?? code, rule }, makes: [], partners: [] };
    }
    const taken = view.discards.slice(-index - 1);
    const partners = depth.plan.plays.flatMap(cardsOf).filter((one) => !taken.includes(one));
    return { card, reason: null, makes: seenMeld(depth.plan.meld).cards, partners };
  });
