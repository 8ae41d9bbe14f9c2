import type { Seat } from "../game";
import type { Oracle, Path } from "../oracle";
import type { PackCard } from "../packs";
import type { Random } from "../random";
import type { LaidMeld, Meld, RummyAction, RummyOptions, RummyState, Step } from "./state";

const isJoker = (card: PackCard) => card.startsWith("J") && card[1] === "K";
const face = (card: PackCard) => card.replace(/\.\d$/, "");
const suit = (card: PackCard) => face(card).slice(-1);
const rank = (card: PackCard) => face(card).slice(0, -1);
const order = "A23456789TJQK";
/** 1 to 13, the ace 1. */
const number = (card: PackCard) => order.indexOf(rank(card) === "10" ? "T" : rank(card)) + 1;
const worthOf = (at: number) => (at === 1 || at > 9 ? 10 : at);

const all = <Of>(items: readonly Of[], holds: (item: Of, index: number) => boolean) => items.every(holds);
const distinct = (items: readonly unknown[]) => new Set(items).size === items.length;

/** RULES.md 4.2 and 4.4: every low end is tried, as a player would lay the cards along the fourteen places. */
function runFrom(cards: readonly PackCard[]): number | null {
  const naturals = cards.filter((card) => !isJoker(card));
  if (cards.length < 3 || naturals.length === 0 || new Set(naturals.map(suit)).size > 1) return null;
  for (let low = 1; low + cards.length - 1 <= 14; low++) {
    if (low === 1 && cards.length === 14) continue;
    const fits = (card: PackCard, index: number) => isJoker(card) || number(card) === ((low + index - 1) % 13) + 1;
    if (all(cards, fits)) return low;
  }
  return null;
}

/** RULES.md 4.5. */
function isSet(cards: readonly PackCard[]): boolean {
  const naturals = cards.filter((card) => !isJoker(card));
  const [first] = naturals;
  return (
    (cards.length === 3 || cards.length === 4) &&
    first !== undefined &&
    all(naturals, (card) => rank(card) === rank(first)) &&
    distinct(naturals.map(suit))
  );
}

const isMeld = ({ kind, cards }: Meld) => (kind === "set" ? isSet(cards) : runFrom(cards) !== null);

/** RULES.md 1.2. */
function points({ kind, cards }: Meld): number {
  if (kind === "set") return cards.length * worthOf(number(cards.find((card) => !isJoker(card)) ?? "AS.0"));
  const low = runFrom(cards) ?? 1;
  return cards.reduce((sum, _, index) => sum + worthOf(((low + index - 1) % 13) + 1), 0);
}

const inHand = (card: PackCard) => (isJoker(card) ? 10 : worthOf(number(card)));

/** How it lies with the draft. */
interface Lying {
  melds: LaidMeld[];
  hand: (PackCard | null)[];
  declared: boolean;
}

function lie({ melds, hands, declared, current, draft }: RummyState): Lying {
  const so: Lying = { melds: [...melds], hand: [...(hands[current] ?? [])], declared: declared[current] !== null };
  for (const step of draft ?? []) take(so, step, current);
  return so;
}

function take(so: Lying, step: Step, by: Seat): void {
  const out = (card: PackCard) => so.hand.splice(so.hand.indexOf(card), 1);
  if (step.action === "lay") {
    for (const meld of step.melds) {
      meld.cards.forEach(out);
      so.melds.push({ ...meld, by });
    }
    so.declared = true;
    return;
  }
  const meld = so.melds[step.meld];
  if (!meld) throw new RangeError("no such meld");
  out(step.card);
  if (step.action === "extend") {
    const cards = step.end === "low" ? [step.card, ...meld.cards] : [...meld.cards, step.card];
    so.melds[step.meld] = { ...meld, cards };
    return;
  }
  const at = standIn(meld, step.card);
  so.hand.push(meld.cards[at] ?? null);
  so.melds[step.meld] = { ...meld, cards: meld.cards.map((card, index) => (index === at ? step.card : card)) };
}

/** RULES.md 6.5: the first joker whose place a card may have. */
function standIn(meld: Meld, card: PackCard): number {
  if (isJoker(card)) return -1;
  return meld.cards.findIndex(
    (other, index) =>
      isJoker(other) && isMeld({ kind: meld.kind, cards: meld.cards.map((was, at) => (at === index ? card : was)) }),
  );
}

const round = ({ turn, dealtAt, hands }: RummyState) => Math.floor((turn - dealtAt) / hands.length) + 1;

const isEnded = ({ options, results, hands, asked }: RummyState) => {
  if (asked === null) return false;
  if (options.goal === "deals") return results.length >= options.deals;
  return hands.some(
    (_, seat) => results.reduce((sum, { seats }) => sum + (seats[seat]?.points ?? 0), 0) >= options.points,
  );
};

function layIsLegal({ hand, declared }: Lying, melds: readonly Meld[]): boolean {
  const cards = melds.flatMap((meld) => meld.cards);
  if (!all(melds, isMeld) || !distinct(cards) || !all(cards, (card) => hand.includes(card))) return false;
  if (cards.length >= hand.length) return false;
  if (declared) return true;
  const sum = melds.reduce((so, meld) => so + points(meld), 0);
  return sum >= 48 && melds.some(({ kind, cards }) => kind === "run" && !cards.some(isJoker));
}

function stepIsLegal(state: RummyState, step: Step): boolean {
  if (round(state) <= 3) return false;
  const so = lie(state);
  if (step.action === "lay") return layIsLegal(so, step.melds);
  const meld = so.melds[step.meld];
  if (!so.declared || !meld || !so.hand.includes(step.card)) return false;
  if (step.action === "exchange") return state.options.exchange && standIn(meld, step.card) >= 0;
  if (so.hand.length === 1 || (step.end === "set") !== (meld.kind === "set")) return false;
  const cards = step.end === "low" ? [step.card, ...meld.cards] : [...meld.cards, step.card];
  return isMeld({ kind: meld.kind, cards });
}

/** What a deal costs a seat that did not close it: RULES.md 8.2 and 8.3. */
const costOf = (hand: readonly (PackCard | null)[], declared: boolean): number => {
  const cards = hand.filter((card) => card !== null);
  if (!declared) return 100 + 50 * cards.filter(isJoker).length;
  return cards.reduce((sum, card) => sum + inHand(card), 0);
};

/** RULES.md 8.5, the turn read from what everybody saw of it. */
function bonusOf({ options, melds, log, dealtAt, starter, hands, declared }: RummyState, seat: Seat): number {
  const last = log.at(-1);
  if (!options.bonuses || !last?.closed) return 0;
  const turn = dealtAt + (last.round - 1) * hands.length + ((seat - starter + hands.length) % hands.length);
  const isPure = ({ kind, cards, by }: LaidMeld) => by === seat && kind === "run" && !cards.some(isJoker);
  return (declared[seat] === turn ? 50 : 0) + 10 * Math.max(0, melds.filter(isPure).length - 1);
}

const cardsOf = (state: RummyState) => [
  ...state.hands.flat(),
  ...state.pile,
  ...state.discards,
  ...(state.closing ? [state.closing.card] : []),
  ...state.melds.flatMap(({ cards }) => cards),
];

const faults: Readonly<Record<string, (state: RummyState) => boolean>> = {
  "108 cards, no two of them one": (state) => {
    const cards = cardsOf(state);
    const seen = cards.filter((card) => card !== null);
    return cards.length === (state.owed === "card" ? 109 : 108) && distinct(seen) && seen.length === 108;
  },
  "every meld on the table is one": (state) => all(state.melds, isMeld),
  "melds were laid by whoever has declared": ({ melds, declared }) => all(melds, ({ by }) => declared[by] !== null),
  "nobody declares before round 4": ({ declared, dealtAt, hands }) =>
    all(declared, (turn) => turn === null || turn - dealtAt >= 3 * hands.length),
  "a draft has been drawn for, and leaves a card": (state) =>
    state.draft === null || (state.draft.length > 0 && state.picked !== null && lie(state).hand.length > 0),
  "what was taken is in the hand or on the table": (state) =>
    state.taken === null || (state.picked === "discards" && state.hands[state.current]?.includes(state.taken) === true),
  "nobody has no cards but whoever closed": ({ hands, closing }) =>
    all(hands, (hand, seat) => (hand.length === 0) === (closing?.seat === seat)),
  "a hand that has not declared has thirteen cards, and one more in its turn": ({ hands, declared, picked, current }) =>
    all(
      hands,
      (hand, seat) =>
        declared[seat] !== null ||
        hand.length === (seat === current && (picked === "pile" || picked === "discards") ? 14 : 13),
    ),
  "an idle deal ends": ({ idle }) => idle === null || (idle >= 0 && idle <= 60),
  "the score is what the hands say": (state) => {
    const { asked, results, closing, hands, declared } = state;
    const last = results.at(-1);
    if (asked === null || !last) return true;
    return all(last.seats, ({ points: scored }, seat) => {
      if (closing?.seat !== seat) return scored === costOf(hands[seat] ?? [], declared[seat] !== null);
      return scored === -bonusOf(state, seat);
    });
  },
};

const options = (other: Partial<RummyOptions>): RummyOptions => ({
  ...{ maxPlayers: 3, goal: "deals", deals: 1, points: 200, bonuses: false, exchange: false, clock: 0 },
  ...other,
});

/** Some of the cards of a hand, in an order of their own. */
const someOf = (hand: readonly PackCard[], count: number, random: Random) => random.shuffled(hand).slice(0, count);

/** Cards that lie together in a sorted hand, as somebody might try them. */
function tries(hand: readonly PackCard[], random: Random): Meld[] {
  const value = (card: PackCard) => (isJoker(card) ? 20 : number(card));
  const bySuit = [...hand].sort((a, b) => suit(a).charCodeAt(0) - suit(b).charCodeAt(0) || value(a) - value(b));
  const byRank = [...hand].sort((a, b) => value(a) - value(b));
  const jokers = hand.filter(isJoker);
  const melds: Meld[] = [];
  for (const [kind, sorted] of [
    ["run", bySuit],
    ["set", byRank],
  ] as const) {
    const once = sorted.filter((card, index) => isJoker(card) || face(card) !== face(sorted[index - 1] ?? "JK.0"));
    for (let from = 0; from < once.length; from++)
      for (const length of [2, 3, 4, 5]) {
        const cards = once.slice(from, from + length);
        const [joker] = jokers;
        if (joker && !cards.includes(joker)) {
          const at = random.below(cards.length + 1);
          melds.push({ kind, cards: [...cards.slice(0, at), joker, ...cards.slice(at)] });
        }
        if (cards.length > 2) melds.push({ kind, cards });
      }
  }
  return melds;
}

/** Melds of a hand that are some, as many as have no card in common. */
function together(melds: readonly Meld[], random: Random): Meld[] {
  const chosen: Meld[] = [];
  for (const meld of random.shuffled(melds))
    if (chosen.length < 4 && distinct([...chosen, meld].flatMap(({ cards }) => cards))) chosen.push(meld);
  return chosen;
}

/** Cards as they might lie instead: what a viewer sees stays where it is. */
function mixed(state: RummyState, viewer: Seat | null, random: Random): RummyState {
  const known = new Set(state.taken ? [state.taken] : []);
  const isHidden = (owner: Seat | null, card: PackCard | null): card is PackCard =>
    card !== null && !known.has(card) && (owner === null || (owner !== viewer && state.asked === null));
  const loose = random.shuffled([
    ...state.hands.flatMap((hand, owner) => hand.filter((card) => isHidden(owner, card))),
    ...state.pile.filter((card) => card !== null),
    ...(state.closing?.card && state.closing.seat !== viewer ? [state.closing.card] : []),
  ]);
  const next = () => loose.pop() ?? null;
  const { closing } = state;
  return {
    ...state,
    hands: state.hands.map((hand, owner) => hand.map((card) => (isHidden(owner, card) ? next() : card))),
    pile: state.pile.map((card) => card && next()),
    closing: closing?.card && closing.seat !== viewer ? { ...closing, card: next() } : closing,
    draft: viewer === state.current ? state.draft : null,
  };
}

/** The second opinion on Rummy With Jokers. */
export const oracle: Oracle<RummyState, RummyAction, RummyOptions> = {
  options: [
    options({ maxPlayers: 2, exchange: true, bonuses: true, deals: 3 }),
    options({ maxPlayers: 3, clock: 60, goal: "points" }),
    options({ maxPlayers: 6, clock: 120 }),
  ],

  length: 8,
  clocks: { none: options({}), short: options({ clock: 60 }) },

  chosen: (random) => ({
    maxPlayers: random.pick([2, 3, 4, 5, 6]),
    goal: random.pick(["deals", "points"]),
    deals: random.pick([1, 3]),
    points: random.pick([200, 300]),
    bonuses: random.pick([true, false]),
    exchange: random.pick([true, false]),
    clock: random.pick([0, 60, 120]),
  }),

  attempts(state, seat, random) {
    const so = seat === state.current ? lie(state) : { hand: state.hands[seat] ?? [], melds: state.melds };
    const hand: PackCard[] = so.hand.flatMap((card) => card ?? []);
    const foreign = state.discards.slice(-1);
    const tried = tries(hand, random);
    const sound = tried.filter(isMeld);
    const anyMeld: Meld = { kind: random.pick(["run", "set"]), cards: someOf(hand, 3, random) };
    const lays: Meld[][] = [
      ...random
        .shuffled(sound)
        .slice(0, 6)
        .map((meld) => [meld]),
      ...random
        .shuffled(tried)
        .slice(0, 4)
        .map((meld) => [meld]),
      ...Array.from({ length: 6 }, () => together(sound, random)),
      ...(anyMeld.cards.length > 0 ? [[anyMeld]] : []),
    ];
    const places = [...so.melds.keys(), so.melds.length];
    const extensions = places.flatMap((meld) =>
      [...hand, ...foreign].flatMap((card): RummyAction[] => [
        { action: "extend", meld, card, end: "low" },
        { action: "extend", meld, card, end: "high" },
        { action: "extend", meld, card, end: "set" },
        { action: "exchange", meld, card },
      ]),
    );
    const fits = extensions.filter(
      (step) => state.picked !== null && seat === state.current && isLegal(state, seat, step),
    );
    return [
      { action: "draw", from: "pile" },
      { action: "draw", from: "discards" },
      { action: "putBack" },
      { action: "undo" },
      { action: "seen" },
      ...lays.filter((melds) => melds.length > 0).map((melds): RummyAction => ({ action: "lay", melds })),
      ...random.shuffled(extensions).slice(0, 8),
      ...fits.slice(0, 8),
      ...[...hand, ...foreign].flatMap((card): RummyAction[] => [
        { action: "discard", card },
        { action: "close", card },
      ]),
    ];
  },

  isLegal,

  secrets(state, seat) {
    const { hands, pile, asked, closing, current } = state;
    const others = hands.flatMap((hand, owner) =>
      owner === seat || asked !== null ? [] : hand.map((_, index): Path => ["hands", owner, index]),
    );
    const piled = pile.map((_, index): Path => ["pile", index]);
    const closed: Path[] = closing && closing.seat !== seat ? [["closing", "card"]] : [];
    return [...others, ...piled, ...closed, ...(current === seat ? [] : [["draft"]])];
  },

  leak: (saying) => (saying.kind === "shorthand" ? "no shorthand" : null),

  disguised: mixed,

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};

function isLegal(state: RummyState, seat: Seat, action: RummyAction): boolean {
  if (isEnded(state) || state.owed) return false;
  if (action.action === "seen") return state.asked?.includes(seat) === true;
  if (state.asked !== null || state.current !== seat) return false;
  if (action.action === "draw")
    return state.picked === null && (action.from === "pile" || (round(state) > 3 && state.discards.length > 0));
  if (state.picked === null) return false;
  switch (action.action) {
    case "putBack":
      return state.taken !== null && state.draft === null;
    case "undo":
      return state.draft !== null;
    case "discard":
    case "close": {
      const { hand, melds } = lie(state);
      // RULES.md 3.4: one of its face has to lie on the table that was not there before.
      const before = state.melds.flatMap(({ cards }) => cards);
      const come = melds.flatMap(({ cards }) => cards).filter((card) => !before.includes(card));
      const owes = state.taken !== null && !come.map(face).includes(face(state.taken));
      return hand.includes(action.card) && !owes && (action.action === "close") === (hand.length === 1);
    }
    default:
      return stepIsLegal(state, action);
  }
}
