import { groupsOf } from "@/components/melds/hand/groups";
import { type MeldRules, slotsOf } from "@/components/melds/hand/slots";
import { dhappa } from "@/lib/rules/dhappa";
import { isTwo, order } from "@/lib/rules/dhappa/cards";
import { npickDepths } from "@/lib/rules/dhappa/search";
import { seedOf } from "@/lib/rules/laws";

const options = { ...dhappa.defaults, clock: 0 } as const;
const rules: MeldRules = { run: order, sets: ["A", "3"], isTwoWild: true };

/** A deal, and what a test looks for in it. */
const dealOf = (seed: string) => {
  const state = dhappa.setup(4, options, seed);
  const [hand = [], other = []] = state.hands;
  const meld = groupsOf(slotsOf(hand, rules), "meld", rules).find(
    ({ mark, slots }) => mark === "meld" && slots.length > 3 && slots.every(({ count }) => count === 1),
  );
  return { seed, state, meld, canBurn: other.some((card) => card !== null && isTwo(card)) };
};
function goodDeal() {
  for (let number = 0; number < 2_000; number++) {
    const one = dealOf(seedOf(number));
    const { state, meld, canBurn } = one;
    if (state.first === 0 && meld && canBurn && npickDepths(state).every((depth) => "blocked" in depth)) return one;
  }
  return null;
}

/** A deal that the first seat begins with a run of four in its hand, and the second one burns; the card turned up cannot be taken. */
export const deal = goodDeal();
