import type { Card, Suit } from "../cards";
import { isJoker, type PackCard, packRankOf } from "../packs";
import { isTwo, isWild, naturalFace, naturalSuit, order, placeOf } from "./cards";
import { type Effect, effectsOf, type PlayOf } from "./effects";
import { absentFrom, bottomOf, laidIn, wildsIn } from "./meld";
import { after, canEnd, type Position } from "./position";
import type { RefusalCode } from "./refusals";
import type { DhappaOptions, DhappaState, Meld, Play, Run } from "./state";
import { positionOf } from "./table";

type Rules = Pick<DhappaOptions, "duplicates" | "naturalOut">;

/** A way to bring a card to the table in this turn: other plays first where they must. */
export interface Plan {
  readonly plays: readonly Play[];
  /** The meld the card makes or joins. */
  readonly meld: Meld;
  readonly position: Position;
}

/** One depth of the discards, for a player who may pick. */
export type Depth =
  | { readonly card: PackCard; readonly plan: Plan }
  | { readonly card: PackCard; readonly blocked: RefusalCode };

/** A hand by what can be done with it. */
interface Sorted {
  readonly byFace: ReadonlyMap<Card, readonly PackCard[]>;
  /** 2s first: they are the ones that cannot fly again. */
  readonly wilds: readonly PackCard[];
  /** So few cards that it matters which of them is left. */
  readonly isFew: boolean;
}

type Filling = readonly (readonly [PackCard, Card])[];

/** Below so many cards it matters what is left for the discard, and a third meld may have to come first. */
const FEW = 8;
/** No more ways to get ready are looked at; no hand has come near it. */
const ENDLESS = 400;

function sorted(hand: readonly PackCard[], without: PackCard): Sorted {
  const isFew = hand.length <= FEW;
  const byFace = new Map<Card, PackCard[]>();
  const wilds: PackCard[] = [];
  for (const card of hand) {
    if (card === without) continue;
    const face = naturalFace(card);
    if (!face) {
      if (isTwo(card)) wilds.unshift(card);
      else wilds.push(card);
      continue;
    }
    const alike = byFace.get(face);
    if (alike) alike.push(card);
    else byFace.set(face, [card]);
  }
  return { byFace, wilds, isFew };
}

/** Cards of the hand that stand for these, natural ones where they are; null where there are too few. */
function filling(faces: readonly Card[], { byFace, wilds }: Sorted, isOpen: boolean): Filling | null {
  let spent = 0;
  const filled: (readonly [PackCard, Card])[] = [];
  for (const face of faces) {
    const card = byFace.get(face)?.[0] ?? (isOpen ? wilds[spent++] : undefined);
    if (!card) return null;
    filled.push([card, face]);
  }
  return filled;
}

/** The same, and where few cards are left each natural one kept back for a wild as well. */
function fillings(faces: readonly Card[], hand: Sorted, isOpen: boolean): readonly Filling[] {
  const filled = filling(faces, hand, isOpen);
  if (!filled) return [];
  const wild = hand.isFew && isOpen ? hand.wilds[filled.filter(([card]) => isWild(card)).length] : undefined;
  if (!wild) return [filled];
  return [filled, ...filled.flatMap(([card, face], index) => (isWild(card) ? [] : [filled.with(index, [wild, face])]))];
}

const facesBetween = (suit: Suit, from: number, to: number): Card[] =>
  order.slice(from, to).map((rank): Card => `${rank}${suit}`);

/** How many of these faces are not in the hand. */
const lacking = (faces: readonly Card[], { byFace }: Sorted): number =>
  faces.reduce((count, face) => count + (byFace.has(face) ? 0 : 1), 0);

/** What a run lacks to reach a place, the place itself left out. */
const upTo = (run: Run, place: number): Card[] =>
  place < run.top ? facesBetween(run.suit, place + 1, run.top) : facesBetween(run.suit, bottomOf(run) + 1, place);

/** Plays that bring a card to melds that are there. */
function joining(position: Position, card: PackCard, hand: Sorted): Play[] {
  return position.melds.flatMap((meld): Play[] => {
    if (isWild(card)) return [{ action: "add", meld: meld.id, cards: [card] }];
    const face = naturalFace(card);
    const holder = laidIn(meld).find(([held, stood]) => stood === face && isWild(held))?.[0];
    if (holder) return [{ action: isJoker(holder) ? "exchange" : "shift", meld: meld.id, card }];
    if (meld.kind === "set")
      return meld.rank === packRankOf(card) ? [{ action: "add", meld: meld.id, cards: [card] }] : [];
    const place = placeOf(card);
    if (meld.suit !== naturalSuit(card) || (place >= meld.top && place <= bottomOf(meld)) || !face) return [];
    return fillings(upTo(meld, place), hand, true).map((filled) =>
      said({ action: "add", meld: meld.id, cards: [] }, [[card, face], ...filled]),
    );
  });
}

const said = <Of extends PlayOf<"lay" | "add">>(play: Of, laid: Filling): Of => ({
  ...play,
  cards: laid.map(([card]) => card),
  as: laid.map(([, face]) => face),
});

/** Every three places in a row that have this one among them. */
const threesAround = (place: number): number[] =>
  [place - 2, place - 1, place].filter((top) => top >= 0 && top + 2 < order.length);

/** The faces that make a new run with this one, those without it. */
const runsAround = (face: Card, suit: Suit, place: number): Card[][] =>
  threesAround(place).map((top) => facesBetween(suit, top, top + 3).filter((other) => other !== face));

/** The same of sets. */
function setsAround(face: Card, suit: Suit, place: number, hand: Sorted, { duplicates }: Rules): Card[][] {
  const rank = order[place];
  if (rank !== "A" && rank !== "3") return [];
  const others = absentFrom([suit]).map((one): Card => `${rank}${one}`);
  const pairs = others.flatMap((one, index) => others.slice(index + 1).map((other) => [one, other]));
  const twins = duplicates && hand.byFace.has(face) ? others.map((other): Card[] => [face, other]) : [];
  const triples = duplicates && (hand.byFace.get(face)?.length ?? 0) > 1 ? [[face, face]] : [];
  const doubles = duplicates
    ? others.filter((other) => (hand.byFace.get(other)?.length ?? 0) > 1).map((other) => [other, other])
    : [];
  return [...pairs, ...twins, ...triples, ...doubles];
}

/** The faces that make a new meld with this one. */
const companions = (face: Card, suit: Suit, place: number, hand: Sorted, rules: Rules): Card[][] => [
  ...runsAround(face, suit, place),
  ...setsAround(face, suit, place, hand, rules),
];

/** The same face twice takes two cards. */
function fillingsTwice(faces: readonly Card[], hand: Sorted, isOpen: boolean): readonly Filling[] {
  const [one, other] = faces;
  if (one === undefined || one !== other) return fillings(faces, hand, isOpen);
  const twins = hand.byFace.get(one) ?? [];
  return twins.length > 1 ? [twins.slice(0, 2).map((card) => [card, one] as const)] : [];
}

/** Plays that make a new meld with a card. */
function founding(card: PackCard, hand: Sorted, isOpen: boolean, rules: Rules): Play[] {
  const face = naturalFace(card);
  const suit = naturalSuit(card);
  if (!face || !suit) return isOpen ? foundingAround(card, hand, rules) : [];
  const found = companions(face, suit, placeOf(card), hand, rules).flatMap((faces) =>
    fillingsTwice(faces, hand, isOpen).map((filled): Filling => [[card, face], ...filled]),
  );
  const wilds = (laid: Filling) => laid.filter(([one]) => isWild(one)).length;
  found.sort((one, other) => wilds(one) - wilds(other));
  return found.map((laid) => said({ action: "lay", cards: [] }, laid));
}

/** New melds that a wild makes with natural cards: what it stands for there is the first thing that fits. */
function foundingAround(wild: PackCard, hand: Sorted, rules: Rules): Play[] {
  const wilds = [wild, ...hand.wilds];
  const naturals = [...hand.byFace.values()].flatMap((alike) => alike.slice(0, 1));
  return naturals.flatMap((card) =>
    founding(card, { ...besides(hand, card, rules), wilds }, true, rules).filter(
      (play) => play.action === "lay" && play.cards.includes(wild),
    ),
  );
}

/** The hand where a card of it is laid already: only with duplicates could it be found a second time. */
function besides(hand: Sorted, card: PackCard, { duplicates }: Rules): Sorted {
  const face = naturalFace(card);
  const rank = packRankOf(card);
  if (!face || !duplicates || (rank !== "A" && rank !== "3")) return hand;
  const left = (hand.byFace.get(face) ?? []).filter((one) => one !== card);
  const byFace = new Map(hand.byFace);
  if (left.length > 0) byFace.set(face, left);
  else byFace.delete(face);
  return { ...hand, byFace };
}

/** The first meaning of a play that takes no last card, null where there is none. */
function first(position: Position, play: Play, rules: Rules): Effect | null {
  const effects = effectsOf(position, play, rules);
  return typeof effects === "string" ? null : (effects[0] ?? null);
}

/** What may have to come before a card can be laid, for a player who has opened. */
function readying(position: Position, card: PackCard, hand: Sorted, rules: Rules): Play[] {
  const suit = naturalSuit(card);
  const isOwn = (meld: Meld): meld is Run => meld.kind === "run" && meld.suit === suit && meld.cards.some(isTwo);
  const runs = position.melds.filter(isOwn);
  const flown = position.melds.flatMap((meld) => exchanges(meld, hand, isJoker, "exchange"));
  const shifted = runs.flatMap((run) => exchanges(run, hand, isTwo, "shift"));
  const both = shifted.flatMap((play): Play[] => {
    const effects = effectsOf(position, play, rules);
    return typeof effects === "string" ? [] : effects.map((effect) => effect.play);
  });
  const moved = runs.flatMap(({ id, cards }) =>
    [cards[0], cards.at(-1)].flatMap((two): Play[] =>
      two && isTwo(two) ? [{ action: "move", meld: id, card: two }] : [],
    ),
  );
  return [...flown, ...both, ...moved, ...joins(position, runs, hand)];
}

/** Natural cards of the hand for the wilds that stand for them. */
function exchanges(
  meld: Meld,
  { byFace }: Sorted,
  isKind: (card: PackCard) => boolean,
  action: "exchange" | "shift",
): Play[] {
  return laidIn(meld).flatMap(([held, face]): Play[] => {
    const card = isKind(held) ? byFace.get(face)?.[0] : undefined;
    return card ? [{ action, meld: meld.id, card }] : [];
  });
}

/** Runs with a 2 in them may become one with others of their suit. */
function joins({ melds }: Position, runs: readonly Run[], hand: Sorted): Play[] {
  return runs.flatMap((run) =>
    melds.flatMap((other): Play[] => {
      if (other === run || other.kind === "set" || other.suit !== run.suit) return [];
      const [upper, lower] = run.top < other.top ? [run, other] : [other, run];
      if (bottomOf(upper) >= lower.top) return [];
      const filled = filling(facesBetween(run.suit, bottomOf(upper) + 1, lower.top), hand, true);
      if (!filled) return [];
      const [cards, as] = [filled.map(([card]) => card), filled.map(([, face]) => face)];
      return [{ action: "link", melds: [run.id, other.id], cards, as }];
    }),
  );
}

/** Three cards of a hand that make a new meld, each faces' threesome once; pure ones alone where the deal is not open. */
function threesomes(hand: Sorted, isOpen: boolean, rules: Rules): Play[] {
  if (!isOpen) return pureThreesomes(hand, rules);
  const found = new Map<string, Play>();
  for (const [card] of hand.byFace.values())
    for (const play of card ? founding(card, besides(hand, card, rules), isOpen, rules) : [])
      if (play.action === "lay") found.set([...(play.as ?? [])].sort().join(), play);
  return [...found.values()];
}

/** The pure ones alone, in the same order; a hand of eighty cards has hundreds of them, so that no other is put together first. */
function pureThreesomes(hand: Sorted, rules: Rules): Play[] {
  const { byFace } = hand;
  const faces = [...byFace.keys()];
  const found = new Map<string, Play>();
  for (const [face, [card]] of byFace) {
    const suit = card && naturalSuit(card);
    if (!card || !suit) continue;
    for (const top of threesAround(placeOf(card))) {
      const row = facesBetween(suit, top, top + 3);
      const key = `${top}${suit}`;
      if (found.has(key) || row.some((one) => !byFace.has(one))) continue;
      // A meld goes by the card that is named first: the one that came to the hand last.
      const last = row.reduce((one, other) => (faces.indexOf(other) > faces.indexOf(one) ? other : one));
      const filled = filling([last, ...row.filter((one) => one !== last)], hand, false);
      if (filled) found.set(key, said({ action: "lay", cards: [] }, filled));
    }
    const rest = besides(hand, card, rules);
    for (const others of setsAround(face, suit, placeOf(card), rest, rules))
      for (const filled of fillingsTwice(others, rest, false)) {
        const laid: Filling = [[card, face], ...filled];
        const key = laid.map(([, one]) => one).sort();
        found.set(key.join(), said({ action: "lay", cards: [] }, laid));
      }
  }
  return [...found.values()];
}

/** Can nothing that may come first bring this natural card to the table? */
function isHopeless({ melds }: Position, card: PackCard, hand: Sorted, rules: Rules): boolean {
  const face = naturalFace(card);
  const suit = naturalSuit(card);
  if (!face || !suit || melds.some((meld) => meld.kind === "set" && meld.rank === packRankOf(card))) return false;
  const place = placeOf(card);
  const jokers = melds.reduce((sum, meld) => sum + exchanges(meld, hand, isJoker, "exchange").length, 0);
  const wilds = hand.wilds.length + jokers;
  if (companions(face, suit, place, hand, rules).some((faces) => lacking(faces, hand) <= wilds)) return false;
  const runs = melds.filter((meld): meld is Run => meld.kind === "run" && meld.suit === suit);
  const twos = runs.reduce((sum, run) => sum + wildsIn(run).filter(isTwo).length, 0);
  return runs.every((run) => {
    const isIn = place >= run.top && place <= bottomOf(run);
    if (isIn) return !laidIn(run).some(([held, stood]) => stood === face && isWild(held));
    return lacking(upTo(run, place), hand) > wilds + twos;
  });
}

interface Step {
  readonly position: Position;
  readonly plays: readonly Play[];
}

const isPlan = (found: Plan | RefusalCode): found is Plan => typeof found !== "string";

/** Positions are alike that have the same melds and as many cards. */
const keyOf = ({ melds, hand }: Position): string =>
  `${hand.length}/${melds.map((meld) => `${meld.kind === "run" ? meld.top : ""}${meld.cards}`).join("/")}`;

/** Plays that lay the card itself, from a position as it is. */
function landings({ position }: Step, card: PackCard, hand: Sorted, rules: Rules): Play[] {
  const { hasOpened } = position;
  return [...(hasOpened ? joining(position, card, hand) : []), ...founding(card, hand, hasOpened, rules)];
}

/** A position that the turn can end in: the last card may have to bring a joker home first, which makes a lock. */
function settled(position: Position, card: PackCard, rules: Rules): Step | null {
  if (canEnd(position, rules)) return { position, plays: [] };
  if (position.hand.length !== 1) return null;
  for (const play of readying(position, card, sorted(position.hand, card), rules)) {
    const effect = first(position, play, rules);
    const next = effect && after(position, effect);
    const stays = next?.melds.some(({ cards }) => cards.includes(card));
    if (next && stays && canEnd(next, rules)) return { position: next, plays: [effect.play] };
  }
  return null;
}

/** Lays the card from here, if that leaves a discard; else why it does not. */
function landed(step: Step, card: PackCard, hand: Sorted, rules: Rules): Plan | RefusalCode {
  const { position, plays } = step;
  let reason: RefusalCode = position.hasOpened ? "deepestStays" : "deepestUnopened";
  for (const play of landings(step, card, hand, rules)) {
    const effect = first(position, play, rules);
    if (!effect) continue;
    const next = settled(after(position, effect), card, rules);
    if (next) return { ...next, plays: [...plays, effect.play, ...next.plays], meld: effect.meld };
    reason = "deepestLast";
  }
  return reason;
}

/** The more was possible the more a reason says. */
const reasons: readonly RefusalCode[] = ["deepestUnopened", "deepestStays", "deepestLast"];

/** A way to bring a card of the hand to the table in this turn that leaves a discard, or why there is none. */
export function planFor(start: Position, card: PackCard, rules: Rules): Plan | RefusalCode {
  const begin = { step: { position: start, plays: [] }, hand: sorted(start.hand, card) };
  const direct = landed(begin.step, card, begin.hand, rules);
  if (isPlan(direct)) return direct;
  let reason = direct;
  const queue: { readonly step: Step; readonly hand: Sorted }[] = [begin];
  const known = new Set([keyOf(start)]);
  for (let at = 0; at < queue.length && at < ENDLESS; at++) {
    const from = queue[at];
    if (!from) break;
    const { position, plays } = from.step;
    for (const play of before(position, card, from.hand, rules)) {
      const effect = first(position, play, rules);
      const next = effect && after(position, effect);
      if (!next || next.hand.length === 0 || known.has(keyOf(next))) continue;
      known.add(keyOf(next));
      const step = { position: next, plays: [...plays, effect.play] };
      const hand = sorted(next.hand, card);
      // Tried at once: what it would lead to matters only where none of them is a way.
      const found = landed(step, card, hand, rules);
      if (isPlan(found)) return found;
      if (reasons.indexOf(found) > reasons.indexOf(reason)) reason = found;
      queue.push({ step, hand });
    }
  }
  return reason;
}

/** Plays that may have to come before the card. */
function before(position: Position, card: PackCard, hand: Sorted, rules: Rules): Play[] {
  if (!position.hasOpened) return threesomes(hand, false, rules);
  const few = position.hand.length <= FEW ? threesomes(hand, true, rules) : [];
  if (few.length === 0 && position.hand.length > FEW && isHopeless(position, card, hand, rules)) return [];
  return [...readying(position, card, hand, rules), ...few];
}

/** The way in which the deepest of so many discards would come to the table, or why they cannot be taken. */
function planAt(state: DhappaState, depth: number): Plan | RefusalCode {
  const cards = state.discards.slice(-depth);
  const [deepest] = cards;
  if (!deepest || cards.length < depth) return "tooDeep";
  const position = positionOf(state);
  return planFor({ ...position, hand: [...position.hand, ...cards] }, deepest, state.options);
}

/** Why so many of the discards cannot be taken, null when they can. */
export function whyNotTake(state: DhappaState, depth: number): RefusalCode | null {
  const found = planAt(state, depth);
  return isPlan(found) ? null : found;
}

/** What each depth of the discards would bring, from the top card on. */
export function npickDepths(state: DhappaState): readonly Depth[] {
  return state.discards.toReversed().map((card, index): Depth => {
    const found = planAt(state, index + 1);
    return isPlan(found) ? { card, plan: found } : { card, blocked: found };
  });
}
