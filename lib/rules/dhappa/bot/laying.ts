import { type Card, type Suit, suits } from "../../cards";
import { isJoker, type PackCard, packRankOf } from "../../packs";
import { isTwo, isWild, naturalFace, naturalSuit, order, placeOf } from "../cards";
import { type Effect, effectsOf } from "../effects";
import { lockOf } from "../lock";
import { bottomOf, laidIn } from "../meld";
import { after, canEnd, type Position } from "../position";
import type { DhappaOptions, Meld, Play, Run } from "../state";

/** How a bot lays. */
export interface Manner {
  /** Spends wilds to bring two natural cards of its hand, or one beside a run, to the table. */
  readonly spendsWilds: boolean;
  /** Keeps them back until so few cards are left in the hand. */
  readonly keepsWildsUntil?: number;
  /** Counts what it takes to go out now, and does it. */
  readonly goesOut: boolean;
  /** Lays single cards to what is there before new melds. */
  readonly fitsFirst?: true;
  /** Lays sets before runs. */
  readonly setsFirst?: true;
}

type Rules = Pick<DhappaOptions, "duplicates" | "naturalOut">;
type Cards = readonly PackCard[];

/** One natural card of the hand for each place of a suit. */
function rowOf(hand: Cards, suit: Suit): (PackCard | undefined)[] {
  const row: (PackCard | undefined)[] = order.map(() => undefined);
  for (const card of hand) if (naturalSuit(card) === suit) row[placeOf(card)] = card;
  return row;
}

/** Every longest stretch of a row, of three cards and more. */
function stretchesOf(row: readonly (PackCard | undefined)[]): Cards[] {
  const found: PackCard[][] = [[]];
  for (const card of row) {
    if (card) found.at(-1)?.push(card);
    else found.push([]);
  }
  return found.filter(({ length }) => length > 2);
}

/** Aces or threes of the hand, one of each suit. */
const setsIn = (hand: Cards): Cards[] =>
  (["A", "3"] as const).flatMap((rank) => {
    const cards = suits.flatMap((suit) => hand.find((card) => naturalFace(card) === `${rank}${suit}`) ?? []);
    return cards.length > 2 ? [cards] : [];
  });

/** New melds of natural cards alone, the longest first. */
function pureMelds(hand: Cards, setsFirst: boolean): readonly Cards[] {
  const runs = suits.flatMap((suit) => stretchesOf(rowOf(hand, suit)));
  if (setsFirst) return [...setsIn(hand), ...runs];
  return [...runs, ...setsIn(hand)].sort((one, other) => other.length - one.length);
}

/** Natural cards to melds they fit as they are: on a joker first, which comes to the hand. */
function fitting({ hand, melds }: Position): Play[] {
  const naturals = hand.filter((card) => !isWild(card));
  const found = melds.flatMap((meld) => {
    const laid = laidIn(meld);
    return naturals.flatMap((card): Play[] => {
      const face = naturalFace(card);
      const holder = laid.find(([held, stood]) => stood === face && isWild(held))?.[0];
      if (holder) return [{ action: isJoker(holder) ? "exchange" : "shift", meld: meld.id, card }];
      return isNext(meld, card) ? [{ action: "add", meld: meld.id, cards: [card] }] : [];
    });
  });
  const urgency = { exchange: 0, add: 1, shift: 2 } as const;
  const weigh = ({ action }: Play) => (action === "exchange" || action === "shift" ? urgency[action] : urgency.add);
  return found.sort((one, other) => weigh(one) - weigh(other));
}

function isNext(meld: Meld, card: PackCard): boolean {
  if (meld.kind === "set") return packRankOf(card) === meld.rank && meld.cards.length < 4;
  if (naturalSuit(card) !== meld.suit) return false;
  return placeOf(card) === meld.top - 1 || placeOf(card) === bottomOf(meld) + 1;
}

/** Two natural cards of a suit with room for one between or beside them. */
function pairsIn(hand: Cards): (readonly [Cards, Card])[] {
  return suits.flatMap((suit) => {
    const row = rowOf(hand, suit);
    return row.flatMap((card, place): (readonly [Cards, Card])[] => {
      const [next, second] = [row[place + 1], row[place + 2]];
      const face = (at: number): Card[] => (order[at] ? [`${order[at]}${suit}`] : []);
      if (card && next) {
        const [stood] = [...face(place + 2), ...face(place - 1)];
        return stood ? [[[card, next], stood]] : [];
      }
      const [between] = face(place + 1);
      return card && second && between ? [[[card, second], between]] : [];
    });
  });
}

/** Plays that cost one wild. */
function withWild({ hand, melds }: Position, wild: PackCard): Play[] {
  const pairs = pairsIn(hand).map(
    ([cards, stood]): Play => ({
      action: "lay",
      cards: [...cards, wild],
      as: [...cards.flatMap((card) => naturalFace(card) ?? []), stood],
    }),
  );
  const runs = melds.filter((meld): meld is Run => meld.kind === "run");
  const beside = runs.flatMap((run) =>
    hand.flatMap((card): Play[] => {
      const face = naturalFace(card);
      const place = placeOf(card);
      if (!face || naturalSuit(card) !== run.suit) return [];
      const between =
        place === run.top - 2 ? order[place + 1] : place === bottomOf(run) + 2 ? order[place - 1] : undefined;
      if (!between) return [];
      return [{ action: "add", meld: run.id, cards: [wild, card], as: [`${between}${run.suit}`, face] }];
    }),
  );
  return [...pairs, ...beside];
}

/** Plays that rid the hand of what nothing fits: wilds to any meld, and a card with two wilds. */
function goingOut({ hand, melds }: Position): Play[] {
  const wilds = hand.filter(isWild);
  const naturals = hand.filter((card) => !isWild(card));
  const [one, other] = wilds;
  if (naturals.length - 1 > Math.floor(wilds.length / 2)) return [];
  const [card] = naturals;
  const stray: Play[] =
    card && one && other && naturals.length > 1 ? [{ action: "lay", cards: [card, one, other] }] : [];
  return [...stray, ...(one ? melds.map(({ id }): Play => ({ action: "add", meld: id, cards: [one] })) : [])];
}

/** The play's first meaning, where it leaves something to discard and keeps the lock. */
function sound(position: Position, play: Play, rules: Rules): Effect | null {
  const effects = effectsOf(position, play, rules);
  if (typeof effects === "string") return null;
  const hadLock = lockOf(position.melds).isWhole;
  for (const effect of effects) {
    const next = after(position, effect);
    if (next.hand.length === 0 || !canEnd(next, rules)) continue;
    if (!hadLock || lockOf(next.melds).isWhole) return effect;
  }
  return null;
}

/** What the bot lays next, null when it has laid what it would. */
export function nextLaid(position: Position, rules: Rules, manner: Manner): Effect | null {
  const { hand, hasOpened } = position;
  const lays = () =>
    pureMelds(hand, manner.setsFirst ?? false).map((cards): Play => ({ action: "lay", cards: [...cards] }));
  const [wild] = [...hand.filter(isTwo), ...hand.filter(isJoker)];
  const tries: (() => readonly Play[])[] = [lays];
  if (hasOpened && manner.fitsFirst) tries.unshift(() => fitting(position));
  if (hasOpened && !manner.fitsFirst) tries.push(() => fitting(position));
  const isSparing = hand.length > (manner.keepsWildsUntil ?? hand.length);
  if (hasOpened && wild && manner.spendsWilds && !isSparing) tries.push(() => withWild(position, wild));
  if (hasOpened && manner.goesOut && lockOf(position.melds).isWhole) tries.push(() => goingOut(position));
  for (const plays of tries)
    for (const play of plays()) {
      const effect = sound(position, play, rules);
      if (effect) return effect;
    }
  return null;
}

/** The position after all that the bot would lay. */
export function allLaid(start: Position, rules: Rules, manner: Manner): Position {
  let position = start;
  for (let effect = nextLaid(position, rules, manner); effect; effect = nextLaid(position, rules, manner))
    position = after(position, effect);
  return position;
}
