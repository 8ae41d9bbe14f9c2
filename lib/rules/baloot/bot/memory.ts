import type { Seat } from "../../game";
import { type Card, deck, height, type Suit, suitOf, worth } from "../cards";
import { handOf } from "../playing/legality";
import { playsOf, seatInTrick, winningPlace } from "../playing/tricks";
import { seats, sideOf } from "../seats";
import type { BalootState } from "../state";

/** What a careful player knows in the middle of a hand. */
export interface Memory {
  readonly view: BalootState;
  readonly me: Seat;
  readonly trump: Suit | null;
  readonly hand: readonly Card[];
  /** Cards neither played nor in one's own hand. */
  readonly unseen: readonly Card[];
  /** Suits each seat has shown it has none of. */
  readonly voids: readonly ReadonlySet<Suit>[];
  /** Cards known to be in a seat's hand. */
  readonly known: readonly (readonly Card[])[];
  readonly lean: Lean;
}

/** How many times as likely as anybody else the buyer is to hold a trump, or in sun an ace or ten. */
interface Lean {
  readonly trumps: number;
  readonly tops: number;
}

function voidsShown({ deal }: BalootState, trump: Suit | null): Set<Suit>[] {
  const voids = seats.map(() => new Set<Suit>());
  for (const trick of deal.tricks) {
    const [lead] = trick.cards;
    if (!lead) continue;
    const led = suitOf(lead);
    for (let place = 1; place < trick.cards.length; place++) {
      const suit = suitOf(trick.cards[place] as Card);
      if (suit === led) continue;
      const seat = seatInTrick(trick, place);
      voids[seat]?.add(led);
      if (trump === null || suit === trump) continue;
      const before = { ...trick, cards: trick.cards.slice(0, place) };
      const winning = winningPlace(before, trump);
      const isOpponents = sideOf(seatInTrick(before, winning)) !== sideOf(seat);
      // Nobody throws a plain card on an opponent's plain trick while they can trump.
      if (isOpponents && suitOf(before.cards[winning] as Card) !== trump) voids[seat]?.add(trump);
    }
  }
  return voids;
}

function knownCards(view: BalootState, me: Seat, played: ReadonlySet<Card>): Card[][] {
  const { deal } = view;
  return seats.map((seat) => {
    if (seat === me) return [];
    const shown = (deal.projects[seat] ?? []).flatMap((project) => project.cards ?? []);
    const taken = deal.faceUp && deal.contract?.taker === seat ? [deal.faceUp] : [];
    return [...new Set([...handOf(view, seat), ...shown, ...taken])].filter((card) => !played.has(card));
  });
}

/** Everything the cards so far have told a seat. */
export function memoryOf(view: BalootState, me: Seat, lean: Lean): Memory {
  const trump = view.deal.contract?.trump ?? null;
  const hand = handOf(view, me);
  const played = new Set(playsOf(view.deal).map((play) => play.card));
  const unseen = deck.filter((card) => !played.has(card) && !hand.includes(card));
  const known = knownCards(view, me, played);
  return { view, me, trump, hand, unseen, voids: voidsShown(view, trump), known, lean };
}

/** What a buyer is taken to have bought on. */
function leaning({ lean, trump, view }: Memory, seat: Seat, card: Card): number {
  if (view.deal.contract?.buyer !== seat) return 1;
  if (trump !== null) return suitOf(card) === trump ? lean.trumps : 1;
  return worth(card, trump) >= 10 ? lean.tops : 1;
}

const sizeOf = ({ view }: Memory, seat: Seat): number => view.hands[seat]?.length ?? 0;

/** How likely it is that a seat holds an unseen card. */
export function chanceOf(memory: Memory, seat: Seat, card: Card): number {
  const { known, voids, me } = memory;
  const owner = known.findIndex((cards) => cards.includes(card));
  if (owner >= 0) return owner === seat ? 1 : 0;
  const suit = suitOf(card);
  const room = (other: Seat): number =>
    other === me || voids[other]?.has(suit)
      ? 0
      : leaning(memory, other, card) * Math.max(0, sizeOf(memory, other) - (known[other]?.length ?? 0));
  const all = seats.reduce((sum, other) => sum + room(other), 0);
  return all === 0 ? 0 : room(seat) / all;
}

/** How likely it is that a seat holds one at least of these cards. */
const chanceOfAny = (memory: Memory, seat: Seat, cards: readonly Card[]): number =>
  1 - cards.reduce((none, card) => none * (1 - chanceOf(memory, seat, card)), 1);

export const unseenIn = ({ unseen }: Memory, suit: Suit): Card[] => unseen.filter((card) => suitOf(card) === suit);

/** The unseen cards of its suit that stand above a card. */
export const above = (memory: Memory, card: Card): Card[] =>
  unseenIn(memory, suitOf(card)).filter((other) => height(other, memory.trump) > height(card, memory.trump));

/** Is this the highest card of its suit that is not yet gone? */
export const isMaster = (memory: Memory, card: Card): boolean => above(memory, card).length === 0;

/** How likely it is that a seat has nothing of a suit. */
const chanceOfVoid = (memory: Memory, seat: Seat, suit: Suit): number =>
  1 - chanceOfAny(memory, seat, unseenIn(memory, suit));

/** How likely it is that a seat can put a higher card on this one, which was led in `led` or trumps it. */
export function chanceToBeat(memory: Memory, seat: Seat, card: Card, led: Suit): number {
  const { trump } = memory;
  const higher = chanceOfAny(memory, seat, above(memory, card));
  if (suitOf(card) !== led) {
    // A trump on a plain suit: only one who has none of that suit may go higher.
    return chanceOfVoid(memory, seat, led) * higher;
  }
  if (trump === null || led === trump) return higher;
  const ruff = chanceOfVoid(memory, seat, led) * chanceOfAny(memory, seat, unseenIn(memory, trump));
  return higher + (1 - higher) * ruff;
}

/** Could an opponent still hold a trump? */
export const trumpsAreOut = (memory: Memory): boolean => {
  const { trump, me } = memory;
  if (trump === null) return false;
  const theirs = seats.filter((seat) => sideOf(seat) !== sideOf(me));
  return unseenIn(memory, trump).some((card) => theirs.some((seat) => chanceOf(memory, seat, card) > 0));
};
