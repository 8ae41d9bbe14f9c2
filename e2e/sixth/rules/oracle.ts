import type { Seat } from "@/lib/rules/game";
import type { Oracle, Path } from "@/lib/rules/oracle";
import type { PackCard } from "@/lib/rules/packs";
import type { Random } from "@/lib/rules/random";
import type { Pair, PairsAction, PairsOptions, PairsState } from "./state";

const rank = (card: PackCard) => card.replace(/[CDHS]?\.\d$/, "");
const isMate = (seat: Seat | null, current: Seat) => seat !== null && (seat - current) % 2 === 0;

/** RULES.md 3.1, read as a player reads it. */
const match = (one: PackCard, other: PackCard) =>
  one !== other && (rank(one) === "JK" ? rank(other) !== "JK" : rank(other) === "JK" || rank(one) === rank(other));

/** What lies in a seat's hand while it plays: its cards less what it has laid. */
function held({ hands, draft, current }: PairsState, seat: Seat): PackCard[] {
  const laid = seat === current ? (draft ?? []).flat() : [];
  return (hands[seat] ?? []).flatMap((card) => (card === null || laid.includes(card) ? [] : [card]));
}

/** Cards as they might lie instead: what a viewer has seen stays where it is. */
function mixed(state: PairsState, viewer: Seat | null, random: Random): PairsState {
  const known = new Set(isMate(viewer, state.current) ? state.draft?.flat() : []);
  const isHidden = (owner: Seat, card: PackCard | null): card is PackCard =>
    owner !== viewer && card !== null && !known.has(card);
  const hidden = [
    ...state.hands.flatMap((hand, owner) => hand.filter((card) => isHidden(owner, card))),
    ...state.pile.filter((card) => card !== null),
  ];
  const loose = random.shuffled(hidden);
  const next = () => loose.pop() ?? null;
  return {
    ...state,
    hands: state.hands.map((hand, owner) => hand.map((card) => (isHidden(owner, card) ? next() : card))),
    pile: state.pile.map((card) => card && next()),
  };
}

/** Something a player might have laid from a hand, keeping a card to discard. */
function anyDraft(hand: readonly PackCard[], random: Random): Pair[] {
  const loose = random.shuffled(hand);
  const laid: Pair[] = [];
  while (loose.length > 2 && random.below(3) > 0) {
    const one = loose.shift();
    const other = one && loose.find((card) => match(one, card));
    if (!one || !other) continue;
    loose.splice(loose.indexOf(other), 1);
    laid.push([one, other]);
  }
  return laid;
}

const faults: Readonly<Record<string, (state: PairsState) => boolean>> = {
  "52 cards, no two of them one": ({ hands, pile, boards, discards, isOwed }) => {
    const cards = [...hands.flat(), ...pile, ...boards.flat(2), ...discards].filter((card) => card !== null);
    return new Set(cards).size === cards.length && cards.length === 52 && (!isOwed || hands.flat().includes(null));
  },
  "what is laid is pairs from one's own hand, and a card is left": (state) => {
    const laid = state.draft?.flat() ?? [];
    const hand = state.hands[state.current] ?? [];
    const isWhole = laid.every((card) => hand.includes(card)) && new Set(laid).size === laid.length;
    return (
      isWhole && (laid.length === 0 || laid.length < hand.length) && (state.draft ?? []).every(([a, b]) => match(a, b))
    );
  },
  "every pair on a board is one": ({ boards }) => boards.flat().every(([one, other]) => match(one, other)),
  "nothing is laid before a card was picked": ({ hasPicked, draft }) => hasPicked || draft === null,
};

/** The second opinion on Pairs. */
export const oracle: Oracle<PairsState, PairsAction, PairsOptions> = {
  options: [
    { seats: 6, pairs: 5, clock: 0 },
    { seats: 4, pairs: 3, clock: 10 },
    { seats: 6, pairs: 12, clock: 30 },
  ],

  length: 8,
  clocks: { none: { seats: 6, pairs: 4, clock: 0 }, short: { seats: 4, pairs: 4, clock: 10 } },

  chosen: (random) => ({
    seats: random.pick([4, 6]),
    pairs: 1 + random.below(6),
    clock: random.pick([0, 10, 30]),
  }),

  attempts(state, seat, random) {
    const hand = (state.hands[seat] ?? []).filter((card) => card !== null);
    const twos = hand.flatMap((one, index) => hand.slice(index + 1).map((other): Pair => [one, other]));
    const lays = random
      .shuffled(twos)
      .slice(0, 8)
      .map((cards): PairsAction => ({ action: "lay", cards }));
    const foreign = state.discards.slice(-1);
    const discards = [...hand, ...foreign].map((card): PairsAction => ({ action: "discard", card }));
    return [{ action: "pick" }, { action: "undo" }, ...lays, ...discards];
  },

  isLegal(state, seat, action) {
    if (state.winners !== null || state.isOwed || seat !== state.current) return false;
    if (action.action === "pick") return !state.hasPicked;
    if (!state.hasPicked) return false;
    const hand = held(state, seat);
    switch (action.action) {
      case "undo":
        return (state.draft ?? []).length > 0;
      case "discard":
        return hand.includes(action.card);
      case "lay":
        return action.cards.every((card) => hand.includes(card)) && match(...action.cards) && hand.length >= 3;
    }
  },

  secrets({ hands, pile, current }, seat) {
    const others = hands.flatMap((hand, owner) =>
      owner === seat ? [] : hand.map((_, index): Path => ["hands", owner, index]),
    );
    const piled = pile.map((_, index): Path => ["pile", index]);
    return [...others, ...piled, ...(isMate(seat, current) ? [] : [["draft"]])];
  },

  leak(saying, { last }, seat) {
    if (saying.kind !== "shorthand") return null;
    const [mover, { action }, more] = saying.told as [Seat, PairsAction, unknown];
    if (action === "pick") return more === null || seat === mover ? null : "somebody else's pick";
    if (action === "discard") return JSON.stringify(more) === JSON.stringify(last?.laid) ? null : "what was not laid";
    return isMate(seat, mover) ? null : "a draft of the other team";
  },

  disguised(state, seat, random) {
    const other = mixed(state, seat, random);
    if (isMate(seat, state.current) || !state.hasPicked || state.isOwed || state.winners) return other;
    const hand = (other.hands[state.current] ?? []).filter((card) => card !== null);
    const laid = anyDraft(hand, random);
    return { ...other, draft: laid.length > 0 ? laid : null };
  },

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};
