import { type Card, rankOf, strength, suitOf } from "../cards";
import { currentTrick, seatInTrick, winningPlace } from "../playing/tricks";
import { partnerOf, seatAfter, sideOf } from "../seats";
import { above, chanceOf, chanceToBeat, isMaster, type Memory } from "./memory";

/** What every partner complains of, whatever it gains: a card that is none of these is taken before one that is. */
export const habits = ["leadsTenUnderAce", "putsUpTen", "overtakesPartner"] as const;
export type Habit = (typeof habits)[number];

const isOpenTen = (memory: Memory, card: Card): boolean =>
  rankOf(card) === "10" && suitOf(card) !== memory.trump && !isMaster(memory, card);

/** Who is still to play to the trick, oneself not counted. */
const seatsBehind = ({ view, me }: Memory) =>
  [1, 2, 3].slice(0, 3 - currentTrick(view.deal).cards.length).map((steps) => seatAfter(me, steps));

/** Leading a ten whose ace is out, but into a partner's who is known to hold it. */
const leadsTenUnderAce = (memory: Memory, card: Card): boolean =>
  currentTrick(memory.view.deal).cards.length === 0 &&
  isOpenTen(memory, card) &&
  above(memory, card).some((ace) => chanceOf(memory, partnerOf(memory.me), ace) < 1);

/** Putting up a ten under an ace that somebody behind may hold, with a lower card of its suit in the hand. */
function putsUpTen(memory: Memory, card: Card): boolean {
  const [lead] = currentTrick(memory.view.deal).cards;
  if (!lead || suitOf(lead) !== suitOf(card) || !isOpenTen(memory, card)) return false;
  const theirs = seatsBehind(memory).filter((seat) => sideOf(seat) !== sideOf(memory.me));
  const isLowerHeld = memory.hand.some((other) => other !== card && suitOf(other) === suitOf(card));
  return isLowerHeld && above(memory, card).some((ace) => theirs.some((seat) => chanceOf(memory, seat, ace) > 0));
}

/** Taking a trick that is one's partner's already, and that nobody behind can take from them. */
function overtakesPartner(memory: Memory, card: Card): boolean {
  const { view, me, trump } = memory;
  const trick = currentTrick(view.deal);
  const [lead] = trick.cards;
  if (!lead) return false;
  const place = winningPlace(trick, trump);
  const winning = trick.cards[place];
  if (winning === undefined || seatInTrick(trick, place) !== partnerOf(me)) return false;
  const led = suitOf(lead);
  if (strength(card, led, trump) <= strength(winning, led, trump)) return false;
  const theirs = seatsBehind(memory).filter((seat) => sideOf(seat) !== sideOf(me));
  return theirs.every((seat) => chanceToBeat(memory, seat, winning, led) === 0);
}

const checks: Readonly<Record<Habit, (memory: Memory, card: Card) => boolean>> = {
  leadsTenUnderAce,
  putsUpTen,
  overtakesPartner,
};

/** Whether playing this card would be such a habit. */
export const isHabit = (memory: Memory, card: Card, habit: Habit): boolean => checks[habit](memory, card);

/** Of these cards those that are no such habit, or all of them where each is one. */
export function sensible(memory: Memory, cards: readonly Card[], avoided: readonly Habit[]): readonly Card[] {
  const left = cards.filter((card) => !avoided.some((habit) => isHabit(memory, card, habit)));
  return left.length > 0 ? left : cards;
}
