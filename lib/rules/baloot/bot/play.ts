import type { Seat } from "../../game";
import { type Card, rankOf, strength, suitOf, worth } from "../cards";
import { isAkka } from "../playing/akka";
import { legalCards } from "../playing/legality";
import { currentTrick, LAST_TRICK, seatInTrick, TRICKS, winningPlace } from "../playing/tricks";
import { byCost } from "../playing/weakest-card";
import { partnerOf, seatAfter, sideOf } from "../seats";
import type { ActionOf, BalootState } from "../state";
import { type Habit, habits, sensible } from "./habits";
import { above, chanceOf, chanceToBeat, isMaster, type Memory, memoryOf, trumpsAreOut, unseenIn } from "./memory";

/** What the bot weighs its cards by, in card points; found by playing duplicate deals against itself. */
const weights = {
  /** What the partner and an opponent still to play are likely to add. */
  partnerGift: 6,
  opponentGift: 2.5,
  /** Keeping a sure winner, while a trump could take it and when none can. */
  keepMaster: 7,
  keepShaky: 2,
  shakyPoints: 0.75,
  /** Keeping a card that becomes a winner once those above it are gone, and one that never will. */
  guardedPoints: 0.55,
  guardedTen: 2,
  guarded: 1,
  barePoints: 0.15,
  /** Keeping trumps. */
  keepTopTrump: 12,
  trumpPoints: 0.83,
  ruff: 7,
  /** Parting with the only guard of a high card. */
  strip: 0.35,
  /** Leads. */
  drawTrumps: 9,
  helpDraw: 4,
  lowTrump: 0,
  theirTrumps: -13,
  exposed: -4,
  unguard: -5,
  long: 0.8,
  singleton: 3,
  helped: 0.9,
  partnerCut: 0.35,
  /** What the buyer is taken to hold (`Lean`). */
  buyerTrumps: 3.5,
  buyerTops: 1.2,
};

/** What a card is likely to bring if it is kept. */
function keepWorth(memory: Memory, card: Card): number {
  const { trump, hand } = memory;
  const points = worth(card, trump);
  const suit = suitOf(card);
  if (suit === trump) {
    // A low trump still takes a trick when another suit runs out.
    const ruff = hand.length > 2 ? weights.ruff : weights.ruff / 2;
    return isMaster(memory, card) ? points + weights.keepTopTrump : points * weights.trumpPoints + ruff;
  }
  const higher = above(memory, card).length;
  if (higher === 0)
    return trumpsAreOut(memory) ? points * weights.shakyPoints + weights.keepShaky : points + weights.keepMaster;
  const guards = hand.filter((other) => other !== card && suitOf(other) === suit).length;
  if (guards >= higher)
    return points * weights.guardedPoints + (rankOf(card) === "10" ? weights.guardedTen : weights.guarded);
  return points * weights.barePoints;
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
  const own = isOurs
    ? behind
        .filter((seat) => sideOf(seat) !== sideOf(me))
        .reduce((chance, seat) => chance * (1 - chanceToBeat(memory, seat, winning, led)), 1)
    : 0;
  const partner = partnerOf(me);
  if (!behind.includes(partner)) return own;
  // The partner may win it where this card does not.
  const [best] = unseenIn(memory, led).sort((a, b) => strength(b, led, trump) - strength(a, led, trump));
  const isHigher = best && strength(best, led, trump) > strength(winning, led, trump);
  const helps = isHigher ? weights.helped * chanceOf(memory, partner, best) : 0;
  const cuts = trump !== null && led !== trump ? weights.partnerCut * chanceToBeat(memory, partner, winning, led) : 0;
  return own + (1 - own) * Math.min(1, Math.max(helps, cuts));
}

/** What is on the table and what is likely to come. */
function stake(memory: Memory, card: Card, chance: number): number {
  const { view, me, trump } = memory;
  const { cards } = currentTrick(view.deal);
  const behind = [1, 2, 3].slice(0, 3 - cards.length).map((steps) => seatAfter(me, steps));
  const gifts = behind.reduce(
    (sum, seat) => sum + ((seat === partnerOf(me)) === chance > 0.5 ? weights.partnerGift : weights.opponentGift),
    0,
  );
  const last = view.deal.tricks.length === TRICKS ? LAST_TRICK : 0;
  return cards.reduce((sum, other) => sum + worth(other, trump), worth(card, trump)) + gifts + last;
}

/** What speaks for or against leading a card, beside the trick itself. */
function leadWorth(memory: Memory, card: Card): number {
  const { view, me, trump, hand } = memory;
  const { contract } = view.deal;
  const suit = suitOf(card);
  const bought = contract !== null && sideOf(contract.buyer) === sideOf(me);
  if (suit === trump) {
    if (!bought || !trumpsAreOut(memory)) return weights.theirTrumps;
    if (isMaster(memory, card)) return weights.drawTrumps;
    return contract?.buyer === me ? weights.lowTrump : weights.helpDraw;
  }
  const held = hand.filter((other) => suitOf(other) === suit);
  const isSure = isMaster(memory, card);
  // A ten or king led under a higher card is lost, and so is a ten left bare.
  const exposed = !isSure && worth(card, trump) >= 4 ? weights.exposed : 0;
  const bares =
    held.length === 2 && held.some((other) => other !== card && rankOf(other) === "10" && !isMaster(memory, other));
  const long = trump === null ? held.length * weights.long : 0;
  const ruffs = trump !== null && !bought && held.length === 1 && hand.some((other) => suitOf(other) === trump);
  return exposed + (bares ? weights.unguard : 0) + long + (ruffs ? weights.singleton : 0);
}

/** What the one card loses that this one would leave bare. */
function stripped(memory: Memory, card: Card): number {
  const others = memory.hand.filter((other) => other !== card && suitOf(other) === suitOf(card));
  const [only] = others;
  if (others.length !== 1 || !only || isMaster(memory, only)) return 0;
  return worth(only, memory.trump) * weights.strip;
}

function playWorth(memory: Memory, card: Card): number {
  const isLead = currentTrick(memory.view.deal).cards.length === 0;
  const chance = chanceToWin(memory, card);
  const trick = (2 * chance - 1) * stake(memory, card, chance);
  return trick - keepWorth(memory, card) + (isLead ? leadWorth(memory, card) : -stripped(memory, card));
}

/** What the seat knows, with what the buyer is taken to hold. */
export const knownTo = (view: BalootState, seat: Seat): Memory =>
  memoryOf(view, seat, { trumps: weights.buyerTrumps, tops: weights.buyerTops });

/** The card to play now, none by these habits where there is another. */
export function chooseCard(view: BalootState, seat: Seat, avoided: readonly Habit[] = habits): ActionOf<"play"> {
  const memory = knownTo(view, seat);
  const legal = sensible(memory, legalCards(view, seat), avoided).toSorted(byCost(memory.trump));
  let best: { card: Card; value: number } | null = null;
  for (const card of legal) {
    const value = legal.length === 1 ? 0 : playWorth(memory, card);
    if (!best || value > best.value) best = { card, value };
  }
  if (!best) throw new RangeError("no card to play");
  const { card } = best;
  return isAkka(view.deal, card) ? { action: "play", card, akka: true } : { action: "play", card };
}
