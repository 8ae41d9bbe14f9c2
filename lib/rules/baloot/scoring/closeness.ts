import type { Figure, Figures, Seat } from "../../game";
import { type Card, deck, height, rankOf, type Suit, suitOf, suits } from "../cards";
import { partnerOf, seatAfter, seats, sideOf } from "../seats";
import type { BalootState, ScoredDeal } from "../state";

/**
 * How well each side's choices fit what only the partner's hand told, over a match that is over. Nobody who sees but their
 * own cards can make them fit much better than chance in the long run; a hand or a match by itself says nothing.
 */

const hokum: Readonly<Record<string, number>> = { J: 4, "9": 3, A: 2.2, "10": 1.8 };
const sun: Readonly<Record<string, number>> = { A: 2, "10": 0.8, K: 0.3 };

/** What a card in the partner's hand does for a contract. */
function help(card: Card, trump: Suit | null): number {
  if (trump === null) return sun[rankOf(card)] ?? 0;
  if (suitOf(card) === trump) return hokum[rankOf(card)] ?? 0.8;
  return { A: 1.5, "10": 0.5 }[rankOf(card) as string] ?? 0;
}

const helpOf = (cards: readonly Card[], trump: Suit | null): number =>
  cards.reduce((sum, card) => sum + help(card, trump), 0);

/** The eight cards each seat played with. */
function handsOf({ tricks, left }: ScoredDeal): readonly (readonly Card[])[] {
  const hands = seats.map((seat) => [...(left[seat] ?? [])]);
  for (const { leader, cards } of tricks)
    for (const [place, card] of cards.entries()) hands[seatAfter(leader, place)]?.push(card);
  return hands;
}

/** How much more a buyer found with the partner than the cards one could not see held on the average. */
function found({ contract, faceUp }: ScoredDeal, hands: readonly (readonly Card[])[]): number {
  const { buyer, taker, trump } = contract;
  const own = hands[buyer] ?? [];
  const isSeen = (card: Card) => own.includes(card) || (taker !== buyer && card === faceUp);
  const unseen = deck.filter((card) => !isSeen(card));
  const theirs = (hands[partnerOf(buyer)] ?? []).filter((card) => !isSeen(card));
  return helpOf(theirs, trump) - (helpOf(unseen, trump) * theirs.length) / unseen.length;
}

/** By what the partner wins what is led of a suit: by its highest card, or by cutting what they have none of; null where they do not. */
function partnersBy(hands: readonly (readonly Card[])[], seat: Seat, suit: Suit, trump: Suit | null): LeadMark | null {
  const of = (each: Seat) => (hands[each] ?? []).filter((card) => suitOf(card) === suit);
  const partner = partnerOf(seat);
  if (of(partner).length === 0)
    return trump !== null && (hands[partner] ?? []).some((card) => suitOf(card) === trump) ? "cut" : null;
  const [highest] = seats.flatMap(of).sort((one, other) => height(other, trump) - height(one, trump));
  return highest !== undefined && of(partner).includes(highest) ? "highest" : null;
}

/** How a lead was the partner's: they held the highest card of it that was left, or could cut it. */
export type LeadMark = "highest" | "cut";

/** A lead of a suit nobody had led yet, with a choice. */
interface Lead {
  readonly trick: number;
  readonly seat: Seat;
  /** Whether it was the partner's, less how many of those one held were. */
  readonly value: number;
  readonly mark: LeadMark | null;
}

function leadsIn({ tricks, contract }: ScoredDeal, all: readonly (readonly Card[])[]): readonly Lead[] {
  const { trump } = contract;
  let hands = all;
  const led = new Set<Suit>();
  const leads: Lead[] = [];
  for (const [trick, { leader, cards }] of tricks.entries()) {
    const [first] = cards;
    if (!first) break;
    const suit = suitOf(first);
    const may = suits.filter(
      (each) => each !== trump && !led.has(each) && hands[leader]?.some((card) => suitOf(card) === each),
    );
    const theirs = may.filter((each) => partnersBy(hands, leader, each, trump) !== null);
    // Where all are alike nothing is chosen.
    if (may.includes(suit) && theirs.length > 0 && theirs.length < may.length)
      leads.push({
        ...{ trick, seat: leader, value: (theirs.includes(suit) ? 1 : 0) - theirs.length / may.length },
        mark: partnersBy(hands, leader, suit, trump),
      });
    led.add(suit);
    hands = hands.map((hand) => hand.filter((card) => !cards.includes(card)));
  }
  return leads;
}

const nothing: Figure = [0, 0, 0];
const withOne = ([count, sum, squares]: Figure, value: number): Figure => [
  count + 1,
  sum + value,
  squares + value * value,
];

/**
 * For each trick of a hand that is over, how its lead was the partner's where there was a choice; null where it was not. One
 * such lead says nothing: half of them are luck.
 */
export function markedLeads(deal: ScoredDeal): readonly (LeadMark | null)[] {
  const leads = leadsIn(deal, handsOf(deal));
  return deal.tricks.map((_, trick) => leads.find((lead) => lead.trick === trick)?.mark ?? null);
}

/** The figures of both sides: `buys`, what buyers found with their partners, and `leads`. */
export function closeness({ deals }: Pick<BalootState, "deals">): readonly [Figures, Figures] {
  const figures: [Record<string, Figure>, Record<string, Figure>] = [{}, {}];
  const add = (seat: Seat, name: string, value: number) => {
    const own = figures[sideOf(seat)];
    own[name] = withOne(own[name] ?? nothing, value);
  };
  for (const deal of deals) {
    // What was decided by a breach of the rules was not played.
    if (deal.verdict) continue;
    const hands = handsOf(deal);
    add(deal.contract.buyer, "buys", found(deal, hands));
    for (const { seat, value } of leadsIn(deal, hands)) add(seat, "leads", value);
  }
  return figures;
}
