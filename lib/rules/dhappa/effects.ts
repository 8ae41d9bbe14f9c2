import { type Card, rankOf, type Suit, suitOf } from "../cards";
import { placesOf, rowsAround, suitShared, wildLines } from "../melds";
import { isJoker, type PackCard, packRankOf } from "../packs";
import { isTwo, isWild, naturalFace, naturalSuit, order, placeOf } from "./cards";
import { absentFrom, bottomOf, facesOf, isPure, type Laid, laidIn, meldOf } from "./meld";
import type { RefusalCode } from "./refusals";
import type { DhappaOptions, Meld, Play, Run, SetOfRank } from "./state";

/** What one's team has on the table, and whether one may touch it. */
export interface Board {
  readonly melds: readonly Meld[];
  readonly hasOpened: boolean;
}

const suitsInSet = 4;

/** What comes of a play. */
export interface Effect {
  /** The play with all that it leaves to be inferred. */
  readonly play: Play;
  /** The meld as it is then. */
  readonly meld: Meld;
  /** The meld that has become a part of it. */
  readonly joined: PackCard | null;
  /** The joker that comes to the hand. */
  readonly freed: PackCard | null;
}

/** Every way in which a play can be meant, or why it cannot be made: what is in the hand is not looked at. */
export type Effects = readonly Effect[] | RefusalCode;

export type PlayOf<Name extends Play["action"]> = Extract<Play, { action: Name }>;
type Rules = Pick<DhappaOptions, "duplicates">;

/** The cards a play takes from the hand. */
export const cardsOf = (play: Play): readonly PackCard[] => {
  if (play.action === "move") return [];
  return "cards" in play ? play.cards : [play.card];
};

export function effectsOf({ melds, hasOpened }: Board, play: Play, rules: Rules): Effects {
  if (!hasOpened && (play.action !== "lay" || play.cards.some(isWild))) return "mustOpen";
  if (play.action === "lay") return layings(play, rules);
  if (play.action === "link") return joinings(melds, play, rules);
  const meld = melds.find(({ id }) => id === play.meld);
  if (!meld) return "noSuchMeld";
  switch (play.action) {
    case "add":
      return addings(meld, play, rules);
    case "exchange":
      return swaps(meld, play);
    case "shift":
      return shifts(meld, play, rules);
    case "move":
      return moves(meld, play);
  }
}

/** What each of these cards stands for in a meld. */
const saidOf = (cards: readonly PackCard[], meld: Meld): Card[] => {
  const faces = facesOf(meld);
  return cards.flatMap((card) => faces[meld.cards.indexOf(card)] ?? []);
};

/** The meld with its old name, where it had one. */
const named = (meld: Meld, id: PackCard | undefined): Meld => (id ? { ...meld, id } : meld);

/** Cards to melds on the table, or to none: as it is said, or in every way they can lie. */
function together<Of extends PlayOf<"lay" | "add" | "link">>(
  play: Of,
  melds: readonly Meld[],
  ways: () => readonly Meld[],
  rules: Rules,
): readonly Effect[] {
  const [base, other] = melds;
  const effect = (meld: Meld): Effect => ({
    play: { ...play, as: saidOf(play.cards, meld) },
    meld: named(meld, base?.id ?? play.cards.find((card) => !isWild(card))),
    joined: other?.id ?? null,
    freed: null,
  });
  const { as, cards } = play;
  if (!as) return ways().map(effect);
  if (as.length !== cards.length) return [];
  const said = cards.flatMap((card, index): Laid[] => (as[index] ? [[card, as[index]]] : []));
  const meld = meldOf([...melds.flatMap(laidIn), ...said], rules);
  return meld && (!base || base.kind === meld.kind) ? [effect(meld)] : [];
}

function split(cards: readonly PackCard[]): { naturals: readonly PackCard[]; wilds: readonly PackCard[] } {
  return { naturals: cards.filter((card) => !isWild(card)), wilds: cards.filter(isWild) };
}

function runsFrom(suit: Suit, fixed: ReadonlyMap<number, PackCard>, wilds: readonly PackCard[], rules: Rules): Meld[] {
  return rowsAround(fixed, wilds, order).flatMap(({ top, cards }) => {
    const laid = cards.flatMap((card, index): Laid[] => {
      const rank = order[top + index];
      return rank ? [[card, `${rank}${suit}`]] : [];
    });
    return meldOf(laid, rules) ?? [];
  });
}

/** Every choice of so many of these. */
function choicesOf<Of>(items: readonly Of[], count: number): (readonly Of[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choicesOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

function setsFrom(fixed: readonly Laid[], wilds: readonly PackCard[], rules: Rules): Meld[] {
  const rank = fixed[0] && rankOf(fixed[0][1]);
  if ((rank !== "A" && rank !== "3") || fixed.length + wilds.length > suitsInSet) return [];
  if (fixed.some(([, face]) => rankOf(face) !== rank)) return [];
  const absent = absentFrom(fixed.map(([, face]) => suitOf(face)));
  return choicesOf(absent, wilds.length).flatMap((chosen) =>
    wildLines(wilds, wilds.length).flatMap((line) => {
      const stood = line.flatMap((wild, index): Laid[] => (chosen[index] ? [[wild, `${rank}${chosen[index]}`]] : []));
      return meldOf([...fixed, ...stood], rules) ?? [];
    }),
  );
}

const laidNaturals = (naturals: readonly PackCard[]): Laid[] =>
  naturals.flatMap((card): Laid[] => {
    const face = naturalFace(card);
    return face ? [[card, face]] : [];
  });

function layings(play: PlayOf<"lay">, rules: Rules): Effects {
  const { naturals, wilds } = split(play.cards);
  if (naturals.length === 0) return "noNatural";
  const ways = () => {
    const suit = suitShared(naturals);
    const places = suit && placesOf(naturals, order);
    const runs = suit && places ? runsFrom(suit, places, wilds, rules) : [];
    return [...runs, ...setsFrom(laidNaturals(naturals), wilds, rules)];
  };
  const effects = together(play, [], ways, rules);
  return effects.length > 0 ? effects : whyNoMeld(naturals, wilds, play.as !== undefined, rules);
}

function whyNoMeld(
  naturals: readonly PackCard[],
  wilds: readonly PackCard[],
  isSaid: boolean,
  { duplicates }: Rules,
): RefusalCode {
  const ranksIn = new Set(naturals.map(packRankOf));
  const [rank] = ranksIn;
  const isOneRank = ranksIn.size === 1 && naturals.length > 1;
  const isOneSuit = suitShared(naturals) !== null;
  if (isOneRank && rank !== "A" && rank !== "3") return isOneSuit ? "twice" : "onlyAcesAndThrees";
  if (isOneRank && naturals.length + wilds.length > suitsInSet) return "fullSet";
  if (isOneRank && !duplicates && new Set(naturals.map(naturalSuit)).size < naturals.length) return "suitTwice";
  if (isOneSuit && !placesOf(naturals, order)) return "twice";
  return isSaid && wilds.length > 0 ? "cannotStandFor" : "noMeld";
}

const placesIn = (run: Run) => run.cards.map((card, index) => [run.top + index, card] as const);

function addings(meld: Meld, play: PlayOf<"add">, rules: Rules): Effects {
  const { naturals, wilds } = split(play.cards);
  const why = meld.kind === "run" ? whyNotInRun(meld, naturals) : whyNotInSet(meld, naturals, play.cards.length, rules);
  if (why) return why;
  const ways = () => {
    if (meld.kind === "set") return setsFrom([...laidIn(meld), ...laidNaturals(naturals)], wilds, rules);
    const own = placesOf(naturals, order);
    return own ? runsFrom(meld.suit, new Map([...placesIn(meld), ...own]), wilds, rules) : [];
  };
  const effects = together(play, [meld], ways, rules);
  if (effects.length > 0) return effects;
  return play.as && wilds.length > 0 ? "cannotStandFor" : "doesNotFit";
}

/** What a natural card would find in its own place: nothing, or what is to be done instead. */
function whyTaken(meld: Meld, card: PackCard): RefusalCode | null {
  const holder = holderOf(meld, card);
  if (holder === undefined) return null;
  if (isJoker(holder)) return "swapInstead";
  return isTwo(holder) ? "shiftInstead" : "twice";
}

/** The wild that stands for a natural card in a meld, or its twin. */
function holderOf(meld: Meld, card: PackCard): PackCard | undefined {
  const face = naturalFace(card);
  const held = laidIn(meld).filter(([, stood]) => stood === face);
  return (held.find(([holder]) => isWild(holder)) ?? held[0])?.[0];
}

function whyNotInRun(run: Run, naturals: readonly PackCard[]): RefusalCode | null {
  if (naturals.some((card) => naturalSuit(card) !== run.suit)) return "doesNotFit";
  for (const card of naturals) {
    const taken = whyTaken(run, card);
    if (taken) return taken;
  }
  return placesOf(naturals, order) ? null : "twice";
}

function whyNotInSet(
  set: SetOfRank,
  naturals: readonly PackCard[],
  count: number,
  { duplicates }: Rules,
): RefusalCode | null {
  if (naturals.some((card) => packRankOf(card) !== set.rank)) return "doesNotFit";
  for (const card of naturals) {
    const taken = whyTaken(set, card);
    if (taken && taken !== "twice") return taken;
    if (taken && !duplicates) return "suitTwice";
  }
  if (!duplicates && new Set(naturals.map(naturalSuit)).size < naturals.length) return "suitTwice";
  return set.cards.length + count > suitsInSet ? "fullSet" : null;
}

const changed = (play: Play, meld: Meld, freed: PackCard | null = null): readonly Effect[] => [
  { play, meld, joined: null, freed },
];

function swaps(meld: Meld, play: PlayOf<"exchange">): Effects {
  const joker = holderOf(meld, play.card);
  if (!joker || !isJoker(joker)) return "noJokerForIt";
  return changed(play, { ...meld, cards: meld.cards.with(meld.cards.indexOf(joker), play.card) }, joker);
}

function shifts(meld: Meld, play: PlayOf<"shift">, rules: Rules): Effects {
  const two = holderOf(meld, play.card);
  if (!two || !isTwo(two)) return "noTwoForIt";
  const stood = { ...meld, cards: meld.cards.with(meld.cards.indexOf(two), play.card) };
  const ways = stood.kind === "run" ? endsFor(stood, two) : suitsFor(stood, two, rules);
  if (ways.length === 0) return "noRoomForTwo";
  const effects = ways.map((way): Effect => {
    const [to] = saidOf([two], way);
    return { play: to ? { ...play, to } : play, meld: way, joined: null, freed: null };
  });
  if (!play.to) return effects;
  const chosen = effects.filter(({ play: one }) => one.action === "shift" && one.to === play.to);
  return chosen.length > 0 ? chosen : "cannotStandFor";
}

/** A run with a 2 at either end, where there is room. */
function endsFor(run: Run, two: PackCard): readonly Run[] {
  const high = run.top > 0 ? [{ ...run, top: run.top - 1, cards: [two, ...run.cards] }] : [];
  const low = bottomOf(run) < order.length - 1 ? [{ ...run, cards: [...run.cards, two] }] : [];
  return [...high, ...low];
}

/** A set with a 2 in each suit that it has not. */
function suitsFor(set: SetOfRank, two: PackCard, rules: Rules): readonly Meld[] {
  return absentFrom(set.suits).flatMap((suit) => {
    const meld = meldOf([...laidIn(set), [two, `${set.rank}${suit}`]], rules);
    return meld ? [named(meld, set.id)] : [];
  });
}

function moves(meld: Meld, play: PlayOf<"move">): Effects {
  if (meld.kind === "set" || !isTwo(play.card)) return "noTwoAtEnd";
  const { cards, top } = meld;
  if (cards[0] === play.card) {
    if (bottomOf(meld) === order.length - 1) return "noRoomAtEnd";
    return changed(play, { ...meld, top: top + 1, cards: [...cards.slice(1), play.card] });
  }
  if (cards.at(-1) !== play.card) return "noTwoAtEnd";
  if (top === 0) return "noRoomAtEnd";
  return changed(play, { ...meld, top: top - 1, cards: [play.card, ...cards.slice(0, -1)] });
}

function joinings(melds: readonly Meld[], play: PlayOf<"link">, rules: Rules): Effects {
  const [one, other] = play.melds.map((name) => melds.find(({ id }) => id === name));
  if (!one || !other) return "noSuchMeld";
  if (one === other || one.kind === "set" || other.kind === "set" || one.suit !== other.suit) return "cannotJoin";
  const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
  const gap = lower.top - bottomOf(upper) - 1;
  const { naturals, wilds } = split(play.cards);
  if (gap < 0 || gap !== play.cards.length) return "cannotJoin";
  const isBetween = (card: PackCard) =>
    naturalSuit(card) === one.suit && placeOf(card) > bottomOf(upper) && placeOf(card) < lower.top;
  const own = placesOf(naturals, order);
  if (!own || !naturals.every(isBetween)) return "cannotJoin";
  const fixed = new Map([...placesIn(one), ...placesIn(other), ...own]);
  const effects = together(play, [one, other], () => runsFrom(one.suit, fixed, wilds, rules), rules);
  return effects.length > 0 ? effects : "cannotStandFor";
}

/** The melds after a play. */
export function meldsAfter(melds: readonly Meld[], { play, meld, joined }: Effect): readonly Meld[] {
  if (play.action === "lay") return [...melds, meld];
  return melds.flatMap((old) => (old.id === meld.id ? [meld] : old.id === joined ? [] : [old]));
}

/** Does a play open the deal for its player? */
export const isOpening = ({ play, meld }: Effect): boolean => play.action === "lay" && isPure(meld);
