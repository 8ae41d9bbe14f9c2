import type { Seat } from "@/lib/rules/game";
import { type Card, rankOf, type Suit, strength, suitOf, worthOf } from "../cards";
import { type BySide, seatAfter, sideOf } from "../seats";
import type { Contract, Deal, Trick } from "../state";

export const LAST_TRICK = 10;
export const TRICKS = 8;

/** The trick being played, or just finished. */
export function currentTrick({ tricks }: Deal): Trick {
  const trick = tricks[tricks.length - 1];
  if (!trick) throw new RangeError("no card has been led yet");
  return trick;
}

/** Whose card lies at a place of a trick. */
export const seatInTrick = ({ leader }: Trick, place: number): Seat => seatAfter(leader, place);

/** The place of the card that is winning a trick, -1 before the lead. */
export function winningPlace({ cards }: Trick, trump: Suit | null): number {
  const [lead] = cards;
  if (!lead) return -1;
  const led = suitOf(lead);
  let best = 0;
  for (let place = 1; place < cards.length; place++)
    if (strength(cards[place] as Card, led, trump) > strength(cards[best] as Card, led, trump)) best = place;
  return best;
}

/** Who wins a trick as it lies. */
export const winnerOf = (trick: Trick, trump: Suit | null): Seat => seatInTrick(trick, winningPlace(trick, trump));

/** A card as it was played. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
}

/** Every card of a deal in the order of play. */
export const playsOf = ({ tricks }: Pick<Deal, "tricks">): Play[] =>
  tricks.flatMap((trick, index) =>
    trick.cards.map((card, place) => ({ seat: seatInTrick(trick, place), card, trick: index })),
  );

/** How many cards of a deal have been played. */
export const playCount = ({ tricks }: Pick<Deal, "tricks">): number =>
  tricks.length === 0 ? 0 : 4 * (tricks.length - 1) + (tricks[tricks.length - 1]?.cards.length ?? 0);

const isFull = (trick: Trick): boolean => trick.cards.length === 4;

/** What each side has taken: tricks, their cards' points, and the last trick's ten. */
interface Taken {
  readonly tricks: BySide<number>;
  readonly cards: BySide<number>;
  readonly lastTrick: BySide<number>;
}

/** What the sides took in finished tricks; whatever was left goes to a side whose sawa was accepted. */
export function takenIn(
  { tricks, left }: { readonly tricks: readonly Trick[]; readonly left: readonly (readonly Card[])[] },
  { trump }: Pick<Contract, "trump">,
  claimant: Seat | null = null,
): Taken {
  const count: [number, number] = [0, 0];
  const cards: [number, number] = [0, 0];
  const lastTrick: [number, number] = [0, 0];
  const finished = tricks.filter(isFull);
  for (const trick of finished) {
    const side = sideOf(winnerOf(trick, trump));
    count[side]++;
    cards[side] += worthOf(trick.cards, trump);
  }
  const last = finished[TRICKS - 1];
  if (last) lastTrick[sideOf(winnerOf(last, trump))] = LAST_TRICK;
  else if (claimant !== null) {
    const side = sideOf(claimant);
    const open = tricks.filter((trick) => !isFull(trick)).flatMap((trick) => trick.cards);
    count[side] += TRICKS - finished.length;
    cards[side] += worthOf([...open, ...left.flat()], trump);
    lastTrick[side] = LAST_TRICK;
  }
  return { tricks: count, cards, lastTrick };
}

/** Who holds or held the king and queen of trumps, both of them: the baloot of a deal. */
export function balootOf(
  { tricks, left }: { readonly tricks: readonly Trick[]; readonly left: readonly (readonly Card[])[] },
  { trump }: Pick<Contract, "trump">,
): Seat | null {
  if (trump === null) return null;
  const pair = [`K${trump}`, `Q${trump}`] as const;
  const plays = playsOf({ tricks });
  const owners = pair.map(
    (card) => plays.find((play) => play.card === card)?.seat ?? left.findIndex((hand) => hand.includes(card)),
  );
  const [king = -1, queen = -1] = owners;
  return king >= 0 && king === queen ? king : null;
}

/** Who has called baloot: the second of the pair has been played by the hand that played the first. */
export const balootCalled = (deal: Deal): Seat | null =>
  deal.contract && balootOf({ tricks: deal.tricks, left: [] }, deal.contract);

/** The cards of a suit that have not been played and stand above this one. */
export function higherOut(deal: Deal, card: Card, order: readonly string[]): Card[] {
  const suit = suitOf(card);
  const gone = new Set(playsOf(deal).map((play) => play.card));
  return order
    .slice(0, order.indexOf(rankOf(card)))
    .map((rank) => `${rank}${suit}` as Card)
    .filter((higher) => !gone.has(higher));
}
