import type { BotLevel, Seat } from "../../game";
import { hokumOf, isKawesh, openBids, whyNotKawesh } from "../bidding/bidding";
import { levelOf, mayClose, nextRaise } from "../bidding/doubling";
import { type Card, rankOf, type Suit, suitOf, suits } from "../cards";
import { handOf } from "../playing/legality";
import { scanHandForProjects } from "../scoring/projects";
import { calculatePoints } from "../scoring/projects-worth";
import { sideOf } from "../seats";
import type { ActionOf, BalootAction, BalootState, Contract } from "../state";
import type { Temper } from "./temper";

// The weights are what forced bids came to over thousands of deals played out by these bots: the points one's own side
// ends ahead by, fitted to what the bidder held.

/** What a suit is worth in sun. */
function sunSuit(hand: readonly Card[], suit: Suit): number {
  const held = hand.filter((card) => suitOf(card) === suit);
  const has = (rank: string) => held.some((card) => rankOf(card) === rank);
  const length = held.length === 4 ? 2.5 : held.length > 4 ? 4 : 0;
  if (has("A")) {
    const below = has("10") ? (has("K") ? 7 : 3.5) : has("K") ? 2 : 0;
    return 7 + below + length;
  }
  if (has("10")) return (held.length > 1 ? 3 : 1) + length;
  return (has("K") && held.length > 1 ? 0.7 : 0) + length;
}

const projectWorth = (hand: readonly Card[], kind: Contract["kind"]): number =>
  1.1 * calculatePoints(scanHandForProjects(hand, kind).slice(0, 1), kind);

/** How far ahead these six cards would end in sun. */
function sunWorth(hand: readonly Card[]): number {
  const aces = hand.filter((card) => rankOf(card) === "A").length;
  const parts = suits.reduce((sum, suit) => sum + sunSuit(hand, suit), 0);
  return -18 + parts + 6.5 * Math.max(0, aces - 2) + projectWorth(hand, "sun");
}

const trumpLengths = [0, 0, 0, 3.5, 7, 12, 16, 20, 24] as const;

function trumpSuit(trumps: readonly Card[]): number {
  const has = (rank: string) => trumps.some((card) => rankOf(card) === rank);
  const nine = has("9") ? (has("J") ? 3.3 : 2.1) : 0;
  const pair = has("K") && has("Q") ? 2 : 0;
  return (has("J") ? 5.4 : 0) + nine + (has("A") ? 1.4 : 0) + (has("10") ? 2 : 0) + pair;
}

function sideSuit(held: readonly Card[]): number {
  const ranks = held.map(rankOf);
  if (ranks.includes("A")) return ranks.includes("10") ? 2.4 : 2.8;
  if (ranks.length === 0) return 2;
  if (ranks.length === 1) return 1.4;
  return ranks.includes("10") ? 1.2 : 0;
}

/** How far ahead these six cards would end with a suit as trumps. */
function hokumWorth(hand: readonly Card[], trump: Suit): number {
  const held = (suit: Suit) => hand.filter((card) => suitOf(card) === suit);
  const trumps = held(trump);
  const sides = suits.filter((suit) => suit !== trump).reduce((sum, suit) => sum + sideSuit(held(suit)), 0);
  const length = trumpLengths[trumps.length] ?? 0;
  return -12.5 + trumpSuit(trumps) + length + sides + projectWorth(hand, "hokum");
}

/** A card of one's own adds this much more than one the partner holds. */
const UNKNOWN_CARD = 1.5;

/** Ashkal: five cards of one's own, and the public card in the partner's hand. */
function ashkalWorth(hand: readonly Card[], faceUp: Card): number {
  const given = { A: 5, "10": 2.5, K: 1, Q: 0.5, J: 0, "9": 0, "8": 0, "7": 0 }[rankOf(faceUp)];
  return sunWorth(hand) + UNKNOWN_CARD + given;
}

/** How much a bid has to promise, and how much less when the other side would otherwise play its own. */
const asked = { sun: 0.5, hokum: 1, second: 0.5, overTheirs: -3, overOurs: 6, takeOver: 1, ashkal: 1 };

/** How good a sun must be now to say it. */
function sunAsked({ deal, phase }: BalootState, seat: Seat): number {
  if (phase === "priority") return asked.takeOver;
  const hokum = hokumOf(deal);
  if (hokum) return sideOf(hokum.seat) === sideOf(seat) ? asked.overOurs : asked.overTheirs;
  return asked.sun + (deal.round === 2 ? asked.second : 0);
}

/** The bid that promises most, or a pass. */
export function chooseBid(view: BalootState, seat: Seat, level: BotLevel, temper: Temper): BalootAction {
  const { faceUp, round } = view.deal;
  const hand = handOf(view, seat);
  if (!faceUp) return { action: "bid", bid: "pass" };
  if (isKawesh(hand) && !whyNotKawesh(view, seat)) return { action: "kawesh" };
  const six = [...hand, faceUp];
  // An easy bot buys on less than it should.
  const daring = (level === "easy" ? 4 : 0) + temper.bid;
  const margin = (bid: ActionOf<"bid">): number => {
    switch (bid.bid) {
      case "pass":
        return 0;
      case "sun":
        return sunWorth(six) - sunAsked(view, seat) + daring;
      case "ashkal":
        return ashkalWorth(hand, faceUp) - sunAsked(view, seat) + daring - asked.ashkal;
      case "hokum":
        return hokumWorth(six, bid.suit) - asked.hokum - (round === 2 ? asked.second : 0) + daring;
    }
  };
  const promised = openBids(view, seat).map((bid) => ({ bid, margin: margin(bid) }));
  return promised.reduce((best, other) => (other.margin > best.margin ? other : best)).bid;
}

/** What a hand is worth against somebody else's hokum. */
function defence(hand: readonly Card[], trump: Suit): number {
  const trumps = hand.filter((card) => suitOf(card) === trump).map(rankOf);
  const high = (trumps.includes("J") ? 3 : 0) + (trumps.includes("9") && trumps.length > 1 ? 2 : 0);
  const aces = hand.filter((card) => rankOf(card) === "A" && suitOf(card) !== trump).length;
  return high + (trumps.includes("A") && trumps.length > 2 ? 1 : 0) + 0.8 * trumps.length + 1.5 * aces;
}

const sunDefence = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + ({ A: 2, "10": 0.7 }[rankOf(card) as string] ?? 0), 0);

/** How much each step of the chain asks for. */
const RAISE = { double: 7.5, triple: 17, four: 10, gahwa: 26, sun: 6 } as const;

/** Raises on a hand that is clearly better than the other side thinks. */
export function chooseRaise(view: BalootState, seat: Seat, temper: Temper): ActionOf<"raise"> | ActionOf<"decline"> {
  const { contract } = view.deal;
  const to = nextRaise(view);
  if (!contract || !to) return { action: "decline" };
  const hand = handOf(view, seat);
  const { trump } = contract;
  if (trump === null)
    return sunDefence(hand) >= RAISE.sun - temper.raise ? { action: "raise", to } : { action: "decline" };
  const isBuyer = levelOf(view.deal) % 2 === 0;
  const strength = isBuyer ? hokumWorth(hand, trump) : defence(hand, trump);
  if (strength < RAISE[to] - temper.raise) return { action: "decline" };
  // With few trumps of one's own it is better that the buyer cannot draw them.
  const closed = mayClose(view, to) && hand.filter((card) => suitOf(card) === trump).length < 4;
  return { action: "raise", to, closed };
}
