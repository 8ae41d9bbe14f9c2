import type { Oracle, Path } from "../oracle";
import type { Random } from "../random";
import {
  type Card,
  colors,
  type EightsAction,
  type EightsOptions,
  type EightsState,
  type HeldCard,
  presets,
  stackings,
} from "./state";

const worth = { number: 0, wild: 0, skip: 0, reverse: 0, plus2: 2, plus4: 4, plus20: 20 };
const isColorless = (card: Card) => card.type === "wild" || card.type === "plus4" || card.type === "plus20";

/** RULES.md 1.2: any face, by spinning for kind, colour and value. */
function anyCard(random: Random): Card {
  const type = random.pick(["number", "wild", "plus2", "plus4", "plus20", "skip", "reverse"] as const);
  if (type === "wild" || type === "plus4" || type === "plus20") return { type };
  const color = random.pick(colors);
  return type === "number" ? { type, color, value: random.pick([0, 1, 2, 3, 4, 5, 6, 7, 9]) } : { type, color };
}

/** RULES.md 4 to 6, read as a player reads them. */
function isPlayable(state: EightsState, card: Card): boolean {
  const top = state.pile[state.pile.length - 1];
  if (!top) return false;
  if (state.pendingDraws > 0) {
    if (worth[card.type] === 0) return false;
    switch (state.options.stacking) {
      case "any":
        return true;
      case "equalOrHigher":
        return worth[card.type] >= worth[top.type];
      case "none":
        return false;
    }
  }
  if (isColorless(card)) return true;
  if (card.type === "reverse" && state.reverseStackCount === 4) return false;
  if (card.color === state.color) return true;
  if (card.type === "number") return top.type === "number" && top.value === card.value;
  return top.type === card.type;
}

const faults: Readonly<Record<string, (state: EightsState) => boolean>> = {
  "as many hands as seats": ({ hands, gone }) => hands.length === gone.length,
  "somebody is still in the game": ({ gone }) => gone.some((left) => !left),
  "the turn is with somebody still in the game": ({ gone, current }) => gone[current] === false,
  "a pile of 1 to 5 cards": ({ pile }) => pile.length >= 1 && pile.length <= 5,
  "the colour in force is the top card's, or what its player named": ({ pile, color }) => {
    const top = pile.at(-1);
    return (top?.color ?? top?.chosenColor ?? color) === color;
  },
  "a stack stands on a plus card": ({ pile, pendingDraws }) =>
    pendingDraws === 0 || (pendingDraws % 2 === 0 && worth[pile.at(-1)?.type ?? "number"] > 0),
  "without stacking, one plus card at most is pending": ({ options, pile, pendingDraws }) =>
    options.stacking !== "none" || pendingDraws === 0 || pendingDraws === worth[pile.at(-1)?.type ?? "number"],
  "four reverses in a row at most, all on the pile": ({ pile, reverseStackCount: count }) =>
    count >= 0 && count <= 4 && pile.slice(pile.length - count).every((card) => card.type === "reverse"),
  "cards still to be dealt lie at the end of their hand": ({ hands, owed }) =>
    owed === null || (owed.count >= 1 && hands[owed.seat]?.slice(-owed.count).every((card) => card === null) === true),
  "no colour stands on a card still held": ({ hands }) =>
    hands.every((hand) => hand.every((card) => !card?.chosenColor)),
  "nobody in the game is out of cards without having won": ({ hands, gone, winners }) =>
    hands.every((hand, seat) => hand.length > 0 || gone[seat] || winners.includes(seat)),
  "no game of more than 400 turns": ({ turns, owed, winners }) => turns < 400 || owed !== null || winners.length > 0,
  "winners are still in the game, and hold the fewest cards": ({ hands, gone, winners }) =>
    winners.every(
      (winner) =>
        !gone[winner] && hands.every((hand, seat) => gone[seat] || hand.length >= (hands[winner]?.length ?? 0)),
    ),
};

/** The second opinion on Eights. */
export const oracle: Oracle<EightsState, EightsAction, EightsOptions> = {
  options: presets.flatMap((preset) =>
    stackings.map((stacking, index) => ({
      preset,
      stacking,
      clock: ([20, 0, 10] as const)[index] ?? 30,
      maxPlayers: 10,
    })),
  ),

  attempts(state, seat) {
    const places = [...(state.hands[seat]?.keys() ?? []), state.hands[seat]?.length ?? 0];
    const plays = places.flatMap((cardIndex): EightsAction[] => [
      { action: "play", cardIndex },
      ...colors.map((chosenColor) => ({ action: "play" as const, cardIndex, chosenColor })),
    ]);
    return [{ action: "draw" }, ...plays];
  },

  isLegal(state, seat, action) {
    if (state.winners.length > 0 || state.owed || state.current !== seat) return false;
    if (action.action === "draw") return true;
    const hand = state.hands[seat] ?? [];
    const card = hand[action.cardIndex];
    if (!card || !isPlayable(state, card)) return false;
    if (isColorless(card)) return action.chosenColor !== undefined || hand.length === 1;
    return action.chosenColor === undefined;
  },

  secrets: ({ hands }, seat) =>
    hands.flatMap((hand, owner) => (owner === seat ? [] : hand.map((_, index): Path => ["hands", owner, index]))),

  disguised(state, seat, random) {
    const redrawn = (card: HeldCard) => card && anyCard(random);
    return { ...state, hands: state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(redrawn))) };
  },

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};
