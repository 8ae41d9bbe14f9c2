import { isJoker, type PackCard } from "../../packs";
import { cardPoints, type End, endsFor, joined } from "../melds";
import type { LaidMeld, Step } from "../state";
import { packed } from "./packing";

/** As much of a turn as a plan for the rest of it looks at. */
interface Lying {
  readonly melds: readonly LaidMeld[];
  readonly hand: readonly PackCard[];
  readonly declared: boolean;
}

/** A plan, and how things lie after it. */
interface Plan extends Lying {
  readonly steps: readonly Step[];
}

/** A joker is kept for a meld while there are more cards than this to get rid of. */
const JOKER_KEPT = 4;

/** What laying a card is worth: each one less counts, and what it would cost in the hand; a joker is better kept. */
const worthLaid = (card: PackCard): number => (isJoker(card) ? 2 : 12 + cardPoints(card));

function extendedBy({ melds, hand, declared, steps }: Plan, meld: number, card: PackCard, end: End): Plan {
  const onto = melds[meld];
  if (!onto) return { melds, hand, declared, steps };
  return {
    melds: melds.with(meld, { ...joined(onto, card, end), by: onto.by }),
    hand: hand.filter((held) => held !== card),
    declared,
    steps: [...steps, { action: "extend", meld, card, end }],
  };
}

/** The plan with one more card where it fits, null where none does. */
function withOneMore(plan: Plan, cards: readonly PackCard[]): Plan | null {
  if (!plan.declared || plan.hand.length < 2) return null;
  for (const card of cards)
    for (const [index, meld] of plan.melds.entries()) {
      const [end] = endsFor(meld, card);
      if (end) return extendedBy(plan, index, card, end);
    }
  return null;
}

/** The plan with every card added that fits somewhere; jokers only towards the end. */
function extended(plan: Plan): Plan {
  const naturals = plan.hand.filter((card) => !isJoker(card)).sort((a, b) => cardPoints(b) - cardPoints(a));
  const jokers = plan.hand.length <= JOKER_KEPT ? plan.hand.filter(isJoker) : [];
  const more = withOneMore(plan, [...naturals, ...jokers]);
  return more ? extended(more) : plan;
}

function withMelds(plan: Plan, must: PackCard | null, by: number): Plan | null {
  const melds = packed(plan.hand, { first: !plan.declared, must, worth: worthLaid });
  if (!melds) return null;
  const spent = melds.flatMap(({ cards }) => cards);
  return {
    melds: [...plan.melds, ...melds.map((meld): LaidMeld => ({ ...meld, by }))],
    hand: plan.hand.filter((card) => !spent.includes(card)),
    declared: true,
    steps: [...plan.steps, { action: "lay", melds }],
  };
}

/** All that can be laid in a turn from here, with a card that has to be; null where that one cannot. */
export function turnPlan(lying: Lying, must: PackCard | null, by: number): Plan | null {
  const start: Plan = { ...lying, steps: [] };
  const first = must && withOneMore(start, [must]);
  const plans = [
    withMelds(start, null, by) ?? start,
    ...(must ? [withMelds(start, must, by), first, first && withMelds(first, null, by)] : []),
  ].flatMap((plan) => (plan ? [extended(plan)] : []));
  const sound = plans.filter(({ hand }) => must === null || !hand.includes(must));
  return sound.reduce<Plan | null>((best, plan) => (best && best.hand.length <= plan.hand.length ? best : plan), null);
}
