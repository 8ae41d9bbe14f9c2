import type { Card, Suit } from "../cards";
import type { Seat } from "../game";
import type { Oracle, Path } from "../oracle";
import type { HeldPackCard, PackCard } from "../packs";
import type { Random } from "../random";
import type { DhappaAction, DhappaOptions, DhappaState, Meld, Play } from "./state";

// RULES.md, read as a player reads it: cards are names, what can be done is tried, and nothing is taken from the rules' code.

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"] as const;
const SUITS = ["C", "D", "H", "S"] as const satisfies readonly Suit[];
const FACES: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const nameOf = (card: PackCard) => card.slice(0, card.indexOf("."));
const isFlying = (card: PackCard) => card[0] === "J" && card[1] === "K";
const isStatic = (card: PackCard) => card[0] === "2";
const isAnyWild = (card: PackCard) => isFlying(card) || isStatic(card);
const named = new Map<string, Card>(FACES.map((face) => [face, face]));
const faces = new Map<PackCard, Card | undefined>();
/** A search asks for it a million times. */
const faceOf = (card: PackCard): Card | undefined => {
  if (!faces.has(card)) faces.set(card, named.get(nameOf(card)));
  return faces.get(card);
};
const suits = new Map<Card, string>(FACES.map((face) => [face, face.slice(-1)]));
const suit = (face: Card) => suits.get(face);
const ranks = new Map<Card, string>(FACES.map((face) => [face, face.slice(0, -1)]));
const rank = (face: Card) => ranks.get(face);
const heights = new Map<Card, number>(FACES.map((face, index) => [face, index % RANKS.length]));
const height = (face: Card) => heights.get(face) ?? 0;

/** A card on the table and what it stands for. */
type Piece = readonly [card: PackCard, face: Card];
interface Laid {
  readonly id: PackCard;
  readonly pieces: readonly Piece[];
}

function read(meld: Meld): Laid {
  const pieces = meld.cards.map((card, index): Piece => {
    const face: Card =
      meld.kind === "run" ? `${RANKS[meld.top + index] ?? "A"}${meld.suit}` : `${meld.rank}${meld.suits[index] ?? "C"}`;
    return [card, face];
  });
  return { id: meld.id, pieces };
}

const isRun = (pieces: readonly Piece[]) => {
  const [[, first] = []] = pieces;
  if (first === undefined || pieces.some(([, face]) => suit(face) !== suit(first))) return false;
  const places = pieces.map(([, face]) => height(face)).sort((one, other) => one - other);
  return places.every((place, index) => place === (places[0] ?? 0) + index);
};

const isSet = (pieces: readonly Piece[], duplicates: boolean) => {
  if (pieces.length > 4 || !["A", "3"].some((one) => pieces.every(([, face]) => rank(face) === one))) return false;
  const natural = pieces.filter(([card]) => !isAnyWild(card)).map(([, face]) => suit(face));
  const stoodFor = pieces.filter(([card]) => isAnyWild(card)).map(([, face]) => suit(face));
  if (new Set([...stoodFor, ...natural]).size < stoodFor.length + new Set(natural).size) return false;
  return duplicates || new Set(natural).size === natural.length;
};

/** RULES.md 3 and 4.2. */
function isMeld(pieces: readonly Piece[], duplicates: boolean): boolean {
  if (pieces.length < 3 || pieces.every(([card]) => isAnyWild(card))) return false;
  if (pieces.some(([card, face]) => !isAnyWild(card) && faceOf(card) !== face)) return false;
  return isRun(pieces) || isSet(pieces, duplicates);
}

/** How a player might tell one way of laying from another: wilds of a kind are alike. */
const looks = (pieces: readonly Piece[]) =>
  pieces
    .map(([card, face]) => `${isFlying(card) ? "JK" : isStatic(card) ? "2" : card}=${face}`)
    .sort()
    .join();

/** What a wild might stand for among these. */
function facesNear(cards: readonly PackCard[], lying: readonly Piece[]): readonly Card[] {
  const faces = [...lying.map(([, face]) => face), ...cards.flatMap((card) => faceOf(card) ?? [])];
  const alike = new Set([...faces.map(suit), ...faces.map(rank)]);
  return FACES.filter((face) => alike.has(suit(face)) || alike.has(rank(face)));
}

/** All ways in which these cards may stand for something beside what lies already. */
function readings(cards: readonly PackCard[], lying: readonly Piece[]): (readonly Piece[])[] {
  // Only a wild may stand for this or for that.
  const near = cards.some((card) => !faceOf(card)) ? facesNear(cards, lying) : [];
  return cards.reduce<(readonly Piece[])[]>(
    (ways, card) => {
      const own = faceOf(card);
      return ways.flatMap((way) => (own ? [own] : near).map((face): readonly Piece[] => [...way, [card, face]]));
    },
    [[]],
  );
}

interface Spot {
  readonly hand: readonly PackCard[];
  readonly melds: readonly Laid[];
  readonly isOpen: boolean;
}

/** What a play may make of a meld: all its pieces, under which name, which melds are gone into it, and what comes to the hand. */
interface Made {
  readonly id: PackCard | undefined;
  readonly pieces: readonly Piece[];
  readonly gone: readonly PackCard[];
  readonly freed: readonly PackCard[];
}

const handled = (play: Play): readonly PackCard[] => {
  if (play.action === "move") return [];
  return "cards" in play ? play.cards : [play.card];
};

/** Every spot a play may lead to, by how it looks. */
function outcomes(spot: Spot, play: Play, duplicates: boolean): ReadonlyMap<string, Spot> {
  const { hand, melds, isOpen } = spot;
  const cards = handled(play);
  const isPureLay = play.action === "lay" && !cards.some(isAnyWild);
  const rest = hand.filter((card) => !cards.includes(card));
  const isRefused =
    new Set(cards).size < cards.length ||
    cards.some((card) => !hand.includes(card)) ||
    !(isOpen || isPureLay) ||
    (rest.length === 0 && play.action !== "exchange");
  const made = isRefused ? [] : madeBy(spot, play);
  return new Map(
    made.flatMap(({ id, pieces, gone, freed }): [string, Spot][] => {
      if (!id || !isMeld(pieces, duplicates)) return [];
      const others = melds.filter((meld) => !gone.includes(meld.id));
      const after = { hand: [...rest, ...freed], melds: [...others, { id, pieces }], isOpen: isOpen || isPureLay };
      return [[looks(pieces), after]];
    }),
  );
}

function madeBy({ melds }: Spot, play: Play): readonly Made[] {
  if (play.action === "lay") {
    const id = play.cards.find((card) => !isAnyWild(card));
    return waysToRead(play, []).map((pieces) => ({ id, pieces, gone: [], freed: [] }));
  }
  if (play.action === "link") return madeByJoining(melds, play);
  const base = melds.find(({ id }) => id === play.meld);
  if (!base) return [];
  const { id, pieces } = base;
  const made = (after: readonly Piece[], freed: readonly PackCard[] = []): Made => ({
    id,
    pieces: after,
    gone: [id],
    freed,
  });
  switch (play.action) {
    case "add":
      return waysToRead(play, pieces).map((way) => made([...pieces, ...way]));
    case "exchange": {
      const joker = pieces.find(([card, face]) => isFlying(card) && face === faceOf(play.card));
      const after = pieces.map((piece): Piece => (piece === joker ? [play.card, piece[1]] : piece));
      return joker ? [made(after, [joker[0]])] : [];
    }
    case "shift": {
      const two = pieces.find(([card, face]) => isStatic(card) && face === faceOf(play.card));
      const stood = pieces.map((piece): Piece => (piece === two ? [play.card, piece[1]] : piece));
      const faces = FACES.filter((face) => !play.to || play.to === face);
      return two ? faces.map((face) => made([...stood, [two[0], face]])) : [];
    }
    case "move": {
      const two = pieces.find(([card]) => card === play.card);
      const others = pieces.filter((piece) => piece !== two);
      if (!two || !isStatic(two[0]) || !isRun(pieces) || !isRun(others)) return [];
      return FACES.filter((face) => face !== two[1]).map((face) => made([...others, [two[0], face]]));
    }
  }
}

function madeByJoining(melds: readonly Laid[], play: Extract<Play, { action: "link" }>): readonly Made[] {
  const bases = play.melds.flatMap((name) => melds.filter(({ id }) => id === name));
  if (bases.length < 2 || bases[0] === bases[1] || !bases.every(({ pieces }) => isRun(pieces))) return [];
  const lying = bases.flatMap(({ pieces }) => pieces);
  return waysToRead(play, lying)
    .filter((way) => isBridge(bases, way))
    .map((way) => ({ id: bases[0]?.id, pieces: [...lying, ...way], gone: play.melds, freed: [] }));
}

function waysToRead(play: Extract<Play, { cards: unknown }>, lying: readonly Piece[]): readonly (readonly Piece[])[] {
  if (!play.as) return readings(play.cards, lying);
  if (play.as.length !== play.cards.length) return [];
  return [play.cards.flatMap((card, index): Piece[] => (play.as?.[index] ? [[card, play.as[index]]] : []))];
}

/** RULES.md 6.2: all of it lies between the two. */
function isBridge(bases: readonly Laid[], way: readonly Piece[]): boolean {
  const [one = [], other = []] = bases.map(({ pieces }) => pieces.map(([, face]) => height(face)));
  const [low, high] = [Math.min(Math.max(...one), Math.max(...other)), Math.max(Math.min(...one), Math.min(...other))];
  return low < high && way.every(([, face]) => height(face) > low && height(face) < high);
}

/** RULES.md 8.1, by trying every three. */
export function hasLock(melds: readonly Laid[]): boolean {
  const wilds = melds.map(({ pieces }) => pieces.filter(([card]) => isAnyWild(card)).length);
  return wilds.some((one, a) =>
    wilds.some((two, b) =>
      wilds.some((three, c) => a < b && b < c && Math.max(one, two, three) <= 2 && one + two + three <= 4),
    ),
  );
}

const mayDiscard = ({ hand, melds }: Spot, card: PackCard, naturalOut: boolean) =>
  hand.includes(card) && (hand.length > 1 || (hasLock(melds) && !(naturalOut && isAnyWild(card))));

/** Spots are alike that look alike, but for the card that is to be laid. */
function spotKeys(but: PackCard): (spot: Spot) => string {
  const kinds = new Map<PackCard, string>([[but, "it"]]);
  const kind = (card: PackCard) => {
    const known = kinds.get(card) ?? (isStatic(card) ? "2" : nameOf(card));
    kinds.set(card, known);
    return known;
  };
  // Most melds lie in most spots of a search.
  const lying = new WeakMap<Laid, string>();
  const look = (meld: Laid) => {
    const known =
      lying.get(meld) ??
      meld.pieces
        .map(([card, face]) => `${kind(card)}=${face}`)
        .sort()
        .join();
    lying.set(meld, known);
    return known;
  };
  return ({ hand, melds }) => `${hand.map(kind).sort()} | ${melds.map(look).sort().join("/")}`;
}

type Rules = Pick<DhappaOptions, "duplicates" | "naturalOut">;

/** Every three of these. */
const threesOf = <Of>(items: readonly Of[]): Of[][] =>
  items.flatMap((one, a) =>
    items.slice(a + 1).flatMap((two, b) => items.slice(a + b + 2).map((three) => [one, two, three])),
  );

/** A spot of a search, and by which play it was come to. */
interface Step {
  readonly spot: Spot;
  readonly before?: Step;
  readonly play?: Play;
}

/** The plays that lead to a step, each with what its cards came to stand for. */
function wayTo({ spot, before, play }: Step): readonly Play[] {
  return before && play ? [...wayTo(before), spoken(play, before.spot, spot)] : [];
}

/** What is worth trying on the way to a card: which three cards may make a meld, and which one may join one. */
interface Trying {
  threes(hand: readonly PackCard[]): readonly (readonly PackCard[])[];
  joins(card: PackCard, meld: Laid): boolean;
}

const everything: Trying = { threes: threesOf, joins: () => true };

/** Where a meld begins and ends. */
const spanOf = ({ pieces }: Laid) => {
  const places = pieces.map(([, face]) => height(face));
  return { first: Math.min(...places), last: Math.max(...places) };
};

/** Plays of one step: three cards to a new meld, one card to a meld, and whatever else there is. */
function steps({ hand, melds }: Spot, { threes, joins }: Trying): Play[] {
  const lays = threes(hand).map((cards): Play => ({ action: "lay", cards: [...cards] }));
  const spans = melds.map(spanOf);
  const touches = melds.flatMap((meld, index): Play[] => [
    ...hand.flatMap((card): Play[] => {
      const holder = meld.pieces.find(([held, face]) => isAnyWild(held) && face === faceOf(card));
      if (holder) return [{ action: isFlying(holder[0]) ? "exchange" : "shift", meld: meld.id, card }];
      return joins(card, meld) ? [{ action: "add", meld: meld.id, cards: [card] }] : [];
    }),
    ...meld.pieces.flatMap(([card]): Play[] => (isStatic(card) ? [{ action: "move", meld: meld.id, card }] : [])),
    // One ends where the other begins.
    ...melds.flatMap((other, at): Play[] =>
      (spans[index]?.last ?? 0) + 1 === spans[at]?.first
        ? [{ action: "link", melds: [meld.id, other.id], cards: [] }]
        : [],
    ),
  ]);
  return [...lays, ...touches];
}

/**
 * RULES.md 7.2: can this card come to the table, whatever has to come before it, and leave a discard? Everything is tried;
 * `matters` may leave out what leads nowhere where hands are large.
 */
export function wayToTable(
  start: Spot,
  card: PackCard,
  { duplicates, naturalOut }: Rules,
  trying: Trying = everything,
): readonly Play[] | null {
  const keyOf = spotKeys(card);
  const known = new Set([keyOf(start)]);
  const open: Step[] = [{ spot: start }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { spot } = at;
    const isLaid = spot.melds.some(({ pieces }) => pieces.some(([one]) => one === card));
    if (isLaid && spot.hand.some((one) => mayDiscard(spot, one, naturalOut))) return wayTo(at);
    const plays = steps(spot, trying);
    // What has the card in it is tried first.
    plays.sort((one, other) => Number(handled(one).includes(card)) - Number(handled(other).includes(card)));
    for (const play of plays)
      for (const next of outcomes(spot, play, duplicates).values()) {
        const key = keyOf(next);
        if (known.has(key)) continue;
        known.add(key);
        open.push({ spot: next, before: at, play });
      }
  }
  return null;
}

const stoodFor = ({ melds }: Spot) =>
  new Map(melds.flatMap(({ pieces }) => pieces.map(([card, face]) => [card, face] as const)));

/** A play with what its cards came to stand for. */
function spoken(play: Play, from: Spot, to: Spot): Play {
  const [old, now] = [stoodFor(from), stoodFor(to)];
  if (play.action === "lay" || play.action === "add")
    return { ...play, as: play.cards.flatMap((card) => now.get(card) ?? []) };
  if (play.action !== "shift") return play;
  const shifted = [...now].find(([card, face]) => isStatic(card) && old.get(card) !== face);
  return shifted ? { ...play, to: shifted[1] } : play;
}

/** What came of the latest searches: the same is asked by whoever thinks of a play, and by whoever judges it. */
const latest = new Map<string, readonly Play[] | null>();
const LATEST = 200;

function wayAmongMany(spot: Spot, card: PackCard, rules: Rules): readonly Play[] | null {
  const asked = JSON.stringify([spot, card, rules.duplicates, rules.naturalOut]);
  const known = latest.get(asked);
  if (known !== undefined) return known;
  const way = wayThroughMany(spot, card, rules);
  latest.set(asked, way);
  const [oldest] = latest.keys();
  if (latest.size > LATEST && oldest !== undefined) latest.delete(oldest);
  return way;
}

/** The same for whole hands: beside swaps and shifts only what lies about the card can help it to the table. */
function wayThroughMany(spot: Spot, card: PackCard, rules: Rules): readonly Play[] | null {
  if (spot.hand.length <= 7) return wayToTable(spot, card, rules);
  const own = faceOf(card);
  if (!spot.isOpen) return firstOf(pureThrees(spot), (play) => wayAfter(spot, play, card, rules));
  const wilds = spot.hand.filter((one) => one !== card && isAnyWild(one));
  const [one, other] = wilds;
  const place = own ? height(own) : 0;
  const top = Math.min(place, RANKS.length - 3);
  const row = RANKS.slice(top, top + 3).map((rank): Card => `${rank}${own ? (suit(own) as Suit) : "C"}`);
  const beside = row.filter((face) => face !== own);
  // With two wilds to spare any card makes a meld.
  if (own && one && other) return [{ action: "lay", cards: [card, one, other], as: [own, ...beside] }];
  const isNear = (near: PackCard) => {
    const face = faceOf(near);
    if (!face || !own) return true;
    return suit(face) === suit(own) ? Math.abs(height(face) - place) < 3 : rank(face) === rank(own);
  };
  const isAt = (meld: Laid) =>
    !own || meld.pieces.some(([, face]) => suit(face) === suit(own)) || rank(meld.pieces[0]?.[1] ?? "AC") === rank(own);
  return wayToTable(spot, card, rules, {
    threes: (hand) => (hand.includes(card) ? pairsOf(hand.filter(isNear), card).map((pair) => [card, ...pair]) : []),
    joins: (joining, meld) => {
      if (joining === card || isAnyWild(joining)) return isAt(meld);
      const face = faceOf(joining);
      if (!face || !own || suit(face) !== suit(own) || !meld.pieces.every(([, one]) => suit(one) === suit(own)))
        return false;
      return isBetween(height(face), place, meld);
    },
  });
}

const pairsOf = (cards: readonly PackCard[], but: PackCard) => {
  const others = cards.filter((card) => card !== but);
  return others.flatMap((one, index) => others.slice(index + 1).map((other) => [one, other]));
};

function isBetween(place: number, goal: number, { pieces }: Laid): boolean {
  const places = pieces.map(([, face]) => height(face));
  const [top, bottom] = [Math.min(...places), Math.max(...places)];
  return goal < top ? place > goal && place < top : place > bottom && place < goal;
}

function firstOf<Item, Found>(items: readonly Item[], found: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const one = found(item);
    if (one) return one;
  }
  return null;
}

function pureThrees({ hand }: Spot): Play[] {
  const threes = threesOf(hand.filter((card) => !isAnyWild(card)));
  const seen = new Set<string>();
  return threes.flatMap((cards): Play[] => {
    const key = cards.map(nameOf).sort().join();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ action: "lay", cards }];
  });
}

function wayAfter(spot: Spot, play: Play, card: PackCard, rules: Rules): readonly Play[] | null {
  return firstOf([...outcomes(spot, play, rules.duplicates).values()], (next) => {
    const isLaid = next.melds.some(({ pieces }) => pieces.some(([one]) => one === card));
    if (isLaid) return next.hand.some((one) => mayDiscard(next, one, rules.naturalOut)) ? [play] : null;
    const way = wayThroughMany(next, card, rules);
    return way && [play, ...way];
  });
}

const isMate = (seat: Seat | null, current: Seat) => seat !== null && (seat - current) % 2 === 0;
const known = (cards: readonly HeldPackCard[] = []) => cards.filter((card): card is PackCard => card !== null);

/** Where the player on turn stands, draft and all. */
function spotOf({ hands, boards, opened, current, draft, options }: DhappaState): Spot {
  const team = current % 2 === 0 ? 0 : 1;
  let spot: Spot = {
    hand: known(hands[current]),
    melds: boards[team].map(read),
    isOpen: opened[current] ?? false,
  };
  for (const play of draft ?? []) spot = [...outcomes(spot, play, options.duplicates).values()][0] ?? spot;
  return spot;
}

function isLegal(state: DhappaState, seat: Seat, action: DhappaAction): boolean {
  const { phase, current, pick, isOwed, draft, discards, options } = state;
  if (phase === "sheet") return action.action === "seen" && state.seen[seat] === false;
  if (phase !== "turn" || isOwed || seat !== current || action.action === "seen") return false;
  if (action.action === "draw") return pick === null;
  const spot = spotOf(state);
  if (action.action === "take") {
    const cards = discards.slice(discards.length - action.depth);
    const [deepest] = cards;
    if (pick || action.depth > discards.length || !deepest) return false;
    return wayAmongMany({ ...spot, hand: [...spot.hand, ...cards] }, deepest, options) !== null;
  }
  if (!pick) return false;
  if (action.action === "undo") return draft !== null;
  if (action.action !== "discard" && (draft?.length ?? 0) >= 160) return false;
  if (action.action !== "discard") return outcomes(spot, action, options.duplicates).size === 1;
  const deepest = pick.from === "discards" ? pick.cards[0] : undefined;
  const isLaid = !deepest || spot.melds.some(({ pieces }) => pieces.some(([card]) => card === deepest));
  return isLaid && mayDiscard(spot, action.card, options.naturalOut);
}

/** Plays somebody might think of: neighbours and twins laid together, every card tried everywhere. */
function thoughtOf({ hand, melds }: Spot, random: Random): Play[] {
  const wilds = hand.filter(isAnyWild);
  const some = random.shuffled(hand);
  const lays = some.slice(0, 10).flatMap((one): Play[] => {
    const face = faceOf(one);
    const near = hand.filter((card) => {
      const other = faceOf(card);
      if (!face || !other || card === one) return false;
      return rank(other) === rank(face) || (suit(other) === suit(face) && Math.abs(height(other) - height(face)) < 4);
    });
    const picked = random.shuffled([...near, ...random.shuffled(wilds).slice(0, 2)]);
    const as = picked.slice(0, 2).map(() => random.pick(FACES));
    return [
      { action: "lay", cards: [one, ...picked.slice(0, 2)] },
      { action: "lay", cards: [one, ...picked.slice(0, 3)] },
      { action: "lay", cards: [one, ...picked.slice(0, 2)], as: [face ?? "AC", ...as] },
    ];
  });
  const touched = random
    .shuffled(melds)
    .slice(0, 6)
    .flatMap(({ id, pieces }): Play[] => {
      const fitting = some.filter((card) => {
        const face = faceOf(card);
        return !face || pieces.some(([, one]) => suit(one) === suit(face) || rank(one) === rank(face));
      });
      const adds = fitting.slice(0, 5).flatMap((card): Play[] => [
        { action: "add", meld: id, cards: [card] },
        { action: "add", meld: id, cards: [card], as: [random.pick(FACES)] },
        { action: "exchange", meld: id, card },
        { action: "shift", meld: id, card },
        { action: "shift", meld: id, card, to: random.pick(FACES) },
      ]);
      const exact = hand
        .filter((card) => pieces.some(([held, face]) => isAnyWild(held) && face === faceOf(card)))
        .flatMap((card): Play[] => [
          { action: "exchange", meld: id, card },
          { action: "shift", meld: id, card },
        ]);
      const more: Play = { action: "add", meld: id, cards: fitting.slice(0, 2) };
      const moves = pieces.map(([card]): Play => ({ action: "move", meld: id, card })).slice(0, 3);
      const other = random.pick(melds).id;
      const joins: Play[] = [0, 1, 2].map((count) => ({
        action: "link",
        melds: [id, other],
        cards: fitting.slice(0, count),
      }));
      return [...adds, ...exact, ...(more.cards.length > 0 ? [more] : []), ...moves, ...joins];
    });
  return [...lays, ...touched].filter((play) => play.action !== "lay" || play.cards.length > 2);
}

/** Cards as they might lie instead: what a viewer has seen stays where it is. */
function mixed(state: DhappaState, viewer: Seat | null, random: Random): DhappaState {
  const drafted = isMate(viewer, state.current) ? (state.draft ?? []) : [];
  const shown = new Set(drafted.flatMap((play) => ("cards" in play ? play.cards : [play.card])));
  const isHidden = (owner: Seat, card: HeldPackCard): card is PackCard =>
    owner !== viewer && card !== null && !shown.has(card);
  const hidden = state.hands.flatMap((hand, owner) => hand.filter((card) => isHidden(owner, card)));
  const loose = random.shuffled([...hidden, ...known(state.pile)]);
  const next = () => loose.pop() ?? null;
  return {
    ...state,
    hands: state.hands.map((hand, owner) => hand.map((card) => (isHidden(owner, card) ? next() : card))),
    pile: state.pile.map((card) => card && next()),
  };
}

function whole({ hands, pile, discards, burned, boards }: DhappaState): readonly HeldPackCard[] {
  return [...hands.flat(), ...pile, ...discards, ...burned, ...boards.flat().flatMap(({ cards }) => cards)];
}

const faults: Readonly<Record<string, (state: DhappaState) => boolean>> = {
  "162 cards, no two of them one": (state) => {
    const cards = whole(state);
    const seen = cards.filter((card) => card !== null);
    return cards.length - (state.isOwed ? 1 : 0) === 162 && new Set(seen).size === seen.length;
  },
  "every meld on a board is one, under the name of a card of its own": ({ boards, options }) =>
    boards.flat().every((meld) => isMeld(read(meld).pieces, options.duplicates) && meld.cards.includes(meld.id)),
  "no two melds have one name": ({ boards }) => {
    const names = boards.flat().map(({ id }) => id);
    return new Set(names).size === names.length;
  },
  "nothing is laid before a card was picked": ({ pick, draft }) => pick !== null || draft === null,
  "whoever has laid something has opened": ({ boards, opened }) =>
    boards.every((board, team) => board.length === 0 || opened.some((has, seat) => has && seat % 2 === team)),
  "somebody holds a card, unless the deal is over": ({ phase, hands }) =>
    phase !== "turn" || hands.every((hand) => hand.length > 0),
  "every play of a draft can be made": (state) => {
    let spot = spotOf({ ...state, draft: null });
    return (state.draft ?? []).every((play) => {
      const [next] = outcomes(spot, play, state.options.duplicates).values();
      if (next) spot = next;
      return next !== undefined;
    });
  },
};

const options = (other: Partial<DhappaOptions>): DhappaOptions => ({
  ...{ seats: 4, deals: 1, clock: 120, duplicates: false, naturalOut: false },
  ...other,
});

/** The second opinion on Dhappa Baaji. */
export const oracle: Oracle<DhappaState, DhappaAction, DhappaOptions> = {
  options: [options({}), options({ seats: 6, clock: 0, duplicates: true, naturalOut: true })],

  length: 16,
  clocks: { none: options({ clock: 0 }), short: options({ clock: 60 }) },

  chosen: (random) => ({
    seats: random.pick([4, 6]),
    deals: random.pick([1, 1, 3]),
    clock: random.pick([0, 60, 120]),
    duplicates: random.pick([true, false]),
    naturalOut: random.pick([true, false]),
  }),

  shortened: (first) => ({ ...first, pile: first.pile.slice(-8), burned: known(first.pile.slice(0, -8)) }),

  attempts(state, seat, random) {
    const mine = seat === state.current ? spotOf(state) : { hand: known(state.hands[seat]), melds: [], isOpen: false };
    const [deepest] = seat === state.current && state.pick?.from === "discards" ? state.pick.cards : [];
    const isOwed = deepest && mine.hand.includes(deepest);
    const needed = isOwed ? (wayAmongMany(mine, deepest, state.options) ?? []).slice(0, 1) : [];
    const discards = [...random.shuffled(mine.hand).slice(0, 6), ...state.discards.slice(-1)];
    const depths = state.pick ? [1] : [1, 1 + random.below(state.discards.length + 1)];
    const somewhere = state.boards.flat().map(({ id }) => id);
    const foreign: Play[] = somewhere
      .slice(-2)
      .flatMap((meld) => mine.hand.slice(0, 2).map((card): Play => ({ action: "add", meld, cards: [card] })));
    const plays = state.phase === "turn" && mine.hand.length > 0 ? [...thoughtOf(mine, random), ...foreign] : [];
    return [
      { action: "draw" },
      ...[...new Set(depths)].filter((depth) => depth > 0).map((depth): DhappaAction => ({ action: "take", depth })),
      { action: "undo" },
      { action: "undo", all: true },
      { action: "seen" },
      ...plays,
      ...needed,
      ...discards.map((card): DhappaAction => ({ action: "discard", card })),
    ];
  },

  isLegal,

  secrets({ hands, pile, current }, seat) {
    const others = hands.flatMap((hand, owner) =>
      owner === seat ? [] : hand.map((_, index): Path => ["hands", owner, index]),
    );
    return [...others, ...pile.map((_, index): Path => ["pile", index]), ...(isMate(seat, current) ? [] : [["draft"]])];
  },

  leak: () => null,

  disguised(state, seat, random) {
    const other = mixed(state, seat, random);
    if (isMate(seat, state.current) || !state.pick || state.isOwed || state.phase !== "turn") return other;
    const bare = { ...other, draft: null };
    const spot = spotOf(bare);
    const lay = pureThrees(spot).find((play) => outcomes(spot, play, state.options.duplicates).size === 1);
    return lay && random.below(2) === 0 ? { ...bare, draft: [lay] } : bare;
  },

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};
