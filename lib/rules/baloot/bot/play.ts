import type { Seat } from "../../game";
import { type Card, rankOf, strength, suitOf, worth } from "../cards";
import { legalCards } from "../legality";
import { byCost, isAkka } from "../play";
import { partnerOf, seatAfter, sideOf } from "../seats";
import type { ActionOf, BalootState } from "../state";
import { currentTrick, LAST_TRICK, seatInTrick, TRICKS, winningPlace } from "../tricks";
import {
  above,
  chanceOf,
  chanceToBeat,
  hasGuard,
  isMaster,
  type Memory,
  memoryOf,
  trumpsAreOut,
  unseenIn,
} from "./memory";

/** What the players behind us are likely to add to a trick. */
const GIFT = { partner: 6, opponent: 2.5 };

/** What a card is likely to bring if it is kept. */
function keepWorth(memory: Memory, card: Card): number {
  const { trump, hand } = memory;
  const points = worth(card, trump);
  const suit = suitOf(card);
  if (suit === trump) {
    // A low trump still takes a trick when its suit runs out elsewhere.
    const ruff = hand.length > 2 ? 7 : 3;
    return isMaster(memory, card) ? points + 8 : points * 0.55 + ruff;
  }
  const higher = above(memory, card).length;
  const guards = hand.filter((other) => other !== card && suitOf(other) === suit).length;
  const isSafe = trump === null || !trumpsAreOut(memory);
  if (higher === 0) return points * (isSafe ? 1 : 0.75) + (isSafe ? 7 : 4);
  if (guards >= higher) return points * 0.55 + (rankOf(card) === "10" ? 2 : 1);
  return points * 0.15;
}

/** How likely our side is to win the trick with this card on it. */
function chanceToWin(memory: Memory, card: Card): number {
  const { view, me, trump } = memory;
  const trick = currentTrick(view.deal);
  const after = { ...trick, cards: [...trick.cards, card] };
  const led = suitOf(after.cards[0] as Card);
  const place = winningPlace(after, trump);
  const winning = after.cards[place] as Card;
  const behind = [1, 2, 3].slice(0, 4 - after.cards.length).map((steps) => seatAfter(me, steps));
  const isOurs = sideOf(seatInTrick(after, place)) === sideOf(me);
  const holds = (cardToBeat: Card, seats: readonly Seat[]): number =>
    seats
      .filter((seat) => sideOf(seat) !== sideOf(me))
      .reduce((chance, seat) => chance * (1 - chanceToBeat(memory, seat, cardToBeat, led)), 1);
  const own = isOurs ? holds(winning, behind) : 0;
  const partner = partnerOf(me);
  if (!behind.includes(partner)) return own;
  // The partner may win it where this card does not.
  const best = unseenIn(memory, led).sort((a, b) => strength(b, led, trump) - strength(a, led, trump))[0];
  const helps =
    best && strength(best, led, trump) > strength(winning, led, trump) ? 0.9 * chanceOf(memory, partner, best) : 0;
  const cuts = trump !== null && led !== trump ? 0.7 * chanceToBeat(memory, partner, winning, led) * 0.5 : 0;
  return own + (1 - own) * Math.min(1, Math.max(helps, cuts));
}

/** What is on the table and what is likely to come. */
function stake(memory: Memory, card: Card, chance: number): number {
  const { view, me, trump } = memory;
  const { deal } = view;
  const { cards } = currentTrick(deal);
  const behind = [1, 2, 3].slice(0, 3 - cards.length).map((steps) => seatAfter(me, steps));
  const gifts = behind.reduce((sum, seat) => {
    const isFriend = (seat === partnerOf(me)) === chance > 0.5;
    return sum + (isFriend ? GIFT.partner : GIFT.opponent);
  }, 0);
  const last = deal.tricks.length === TRICKS ? LAST_TRICK : 0;
  return cards.reduce((sum, other) => sum + worth(other, trump), worth(card, trump)) + gifts + last;
}

/** What speaks for or against leading a card, beside the trick itself. */
function leadWorth(memory: Memory, card: Card): number {
  const { view, me, trump, hand } = memory;
  const { contract } = view.deal;
  const suit = suitOf(card);
  const bought = contract !== null && sideOf(contract.buyer) === sideOf(me);
  const length = hand.filter((other) => suitOf(other) === suit).length;
  if (suit === trump) {
    if (!trumpsAreOut(memory)) return -6;
    if (!bought) return -6;
    return isMaster(memory, card) ? 9 : contract?.buyer === me ? 0 : 4;
  }
  // A ten or king led under a higher card is lost.
  const exposed = !isMaster(memory, card) && worth(card, trump) >= 4 ? -4 : 0;
  const away = hand.some((other) => suitOf(other) === suit && rankOf(other) === "10" && !isMaster(memory, other));
  const unguards = away && length === 2 && rankOf(card) !== "10" ? -5 : 0;
  const long = trump === null ? length * 0.8 : 0;
  const ruffing = trump !== null && length === 1 && hand.some((other) => suitOf(other) === trump) && !bought ? 3 : 0;
  return exposed + unguards + long + ruffing;
}

function playWorth(memory: Memory, card: Card): number {
  const isLead = currentTrick(memory.view.deal).cards.length === 0;
  const chance = chanceToWin(memory, card);
  const trick = (2 * chance - 1) * stake(memory, card, chance);
  // Parting with the last guard lays the card it guarded open.
  const strips = !isLead && hasGuard(memory, card) && worth(card, memory.trump) === 0 ? stripped(memory, card) : 0;
  return trick - keepWorth(memory, card) - strips + (isLead ? leadWorth(memory, card) : 0);
}

function stripped(memory: Memory, card: Card): number {
  const others = memory.hand.filter((other) => other !== card && suitOf(other) === suitOf(card));
  const [only] = others;
  if (others.length !== 1 || !only || isMaster(memory, only)) return 0;
  return worth(only, memory.trump) * 0.35;
}

/** The card to play now. */
export function chooseCard(view: BalootState, seat: Seat): ActionOf<"play"> {
  const memory = memoryOf(view, seat);
  const legal = legalCards(view, seat).sort(byCost(memory.trump));
  let best: { card: Card; value: number } | null = null;
  for (const card of legal) {
    const value = legal.length === 1 ? 0 : playWorth(memory, card);
    if (!best || value > best.value) best = { card, value };
  }
  if (!best) throw new RangeError("no card to play");
  const { card } = best;
  return isAkka(view.deal, card) ? { action: "play", card, akka: true } : { action: "play", card };
}
