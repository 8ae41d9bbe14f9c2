import { isClosed } from "../bidding/doubling";
import { type BalootOptions, rulesOf } from "../options";
import type { ScoredDeal, Trick } from "../state";
import { whyIllegal } from "./legality";
import { fromTheTop } from "./sawa";
import { seatInTrick } from "./tricks";
import { byCost } from "./weakest-card";

/**
 * How the tricks fall that an accepted claim left unplayed, the open one first: its claimant leads from the top, the
 * others throw what costs them least. It is for the eye alone, and counts nothing.
 */
export function conceded(deal: ScoredDeal, options: BalootOptions): readonly Trick[] {
  const { sawa, contract, tricks, verdict } = deal;
  if (sawa?.answer !== "accepted" || verdict) return [];
  const { trump } = contract;
  const table = { trump, closed: isClosed(deal), rules: rulesOf(options) };
  const left = [...deal.left];

  const completed = (begun: Trick): Trick => {
    let trick = begun;
    while (trick.cards.length < 4) {
      const seat = seatInTrick(trick, trick.cards.length);
      const hand = left[seat] ?? [];
      const fair = hand.filter((card) => whyIllegal({ ...table, seat, hand, trick }, card) === null);
      const [card] = seat === sawa.seat ? fromTheTop(fair, trump) : fair.sort(byCost(trump));
      if (!card) throw new RangeError("the hands are not of one length");
      left[seat] = hand.filter((other) => other !== card);
      trick = { ...trick, cards: [...trick.cards, card] };
    }
    return trick;
  };

  const open = tricks.at(-1);
  const fallen = open && open.cards.length < 4 && open.cards.length > 0 ? [completed(open)] : [];
  while (left.some((hand) => hand.length > 0)) fallen.push(completed({ leader: sawa.seat, cards: [], akka: false }));
  return fallen;
}
