import { leafPaths } from "@/lib/rules/leaf-paths";
import type { Seat, Told } from "../game";
import type { Oracle, Path } from "../oracle";
import type { Random } from "../random";
import { faces } from "./cards";
import {
  type Card,
  colors,
  type EightsAction,
  type EightsOptions,
  type EightsState,
  type HeldCard,
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
  "sides win together": ({ hands, gone, winners, options }) =>
    !options.teams ||
    winners.every((winner) => {
      const opposite = (winner + hands.length / 2) % hands.length;
      return !gone[winner] && (gone[opposite] || winners.includes(opposite));
    }),
  "nobody comes down to one card for nothing but a call": ({ options, log, hands, owed }) => {
    const last = log.at(-1);
    return (
      last?.did !== "forgot" || (options.calling === true && owed?.seat === last.seat) || hands[last.seat]?.length !== 1
    );
  },
  "no game of more than 400 turns": ({ turns, owed, winners }) => turns < 400 || owed !== null || winners.length > 0,
  // RULES.md 9.5: somebody of the side that wins may hold many cards.
  "winners are still in the game, and hold the fewest cards": ({ hands, gone, winners, options }) =>
    options.teams ||
    winners.every(
      (winner) =>
        !gone[winner] && hands.every((hand, seat) => gone[seat] || hand.length >= (hands[winner]?.length ?? 0)),
    ),
};

const sameCard = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isFace = /\/(type|color|value|chosenColor)$/;
const liesOpen = /^\/(topCard|discardPile|log|options)/;

/** The wire shows whatever lies open, and the own hand. */
function leakOnWire(gameState: unknown, seat: Seat | null): string | null {
  for (const place of leafPaths(gameState)) {
    const [, owner] = /^\/players\/(\d+)\/hand\//.exec(place) ?? [];
    if (owner !== undefined && Number(owner) !== seat) return `somebody else's card at ${place}`;
    if (owner === undefined && isFace.test(place) && !liesOpen.test(place)) return `a card at ${place}`;
  }
  return null;
}

/** Faces in shorthand are of the card that was played, or were drawn to the own hand; places are of the own hand. */
function leakInShorthand([mover, what, , place]: Told, state: EightsState, seat: Seat | null): string | null {
  const isOf = (number: unknown, card: unknown) => sameCard(faces[Number(number)], card);
  if (place !== undefined && mover !== seat) return "a place in somebody else's hand";
  if (Array.isArray(what)) {
    const own = state.hands[seat ?? -1]?.slice(-what.length) ?? [];
    return mover === seat && what.every((number, index) => isOf(number, own[index])) ? null : "somebody else's draw";
  }
  if (what === undefined) return null;
  const { chosenColor: _, ...card } = state.pile.at(-1) ?? {};
  return isOf(what, card) ? null : "a card that was not played";
}

/** A message about a card is about one in the own hand. */
function leakInMessage(message: object, state: EightsState, seat: Seat | null): string | null {
  if (!("card" in message)) return null;
  const isOwn = seat !== null && state.hands[seat]?.some((card) => sameCard(card, message.card));
  return isOwn ? null : "a card drawn by somebody else";
}

const SHORT_HAND = 2;

const options = (other: Partial<EightsOptions>): EightsOptions => ({
  ...{ preset: "classic", stacking: "any", clock: 20, maxPlayers: 6 },
  ...other,
});

/** The second opinion on Eights. */
export const oracle: Oracle<EightsState, EightsAction, EightsOptions> = {
  options: [
    ...(["classic", "insane"] as const).flatMap((preset) =>
      stackings.map((stacking, index) =>
        options({ preset, stacking, clock: ([20, 0, 10] as const)[index] ?? 30, maxPlayers: 10 }),
      ),
    ),
    options({ preset: "quick", maxPlayers: 5, calling: true }),
    options({ preset: "quick", maxPlayers: 6, calling: true, teams: true }),
  ],

  length: 1,
  clocks: { none: options({ clock: 0 }), short: options({ clock: 10 }) },

  chosen: (random) => ({
    preset: random.pick(["quick", "quick", "classic", "classic", "insane"]),
    stacking: random.pick(stackings),
    clock: random.pick([0, 10, 20, 30]),
    maxPlayers: random.pick([3, 4, 5, 6, 10]),
    calling: random.pick([true, false]),
    teams: random.pick([false, false, true]),
  }),

  shortened: (first) => ({ ...first, hands: first.hands.map((hand) => hand.slice(0, SHORT_HAND)) }),

  attempts(state, seat) {
    const places = [...(state.hands[seat]?.keys() ?? []), state.hands[seat]?.length ?? 0];
    const plays = places.flatMap((cardIndex): EightsAction[] => [
      { action: "play", cardIndex },
      { action: "play", cardIndex, call: true },
      ...colors.map((chosenColor) => ({ action: "play" as const, cardIndex, chosenColor })),
      ...(state.options.calling
        ? [{ action: "play" as const, cardIndex, chosenColor: "red" as const, call: true as const }]
        : []),
    ]);
    return [{ action: "draw" }, ...plays];
  },

  isLegal(state, seat, action) {
    if (state.winners.length > 0 || state.owed || state.current !== seat) return false;
    if (action.action === "draw") return true;
    const hand = state.hands[seat] ?? [];
    const card = hand[action.cardIndex];
    if (!card || !isPlayable(state, card)) return false;
    // RULES.md 9.3
    if (action.call && !(state.options.calling && hand.length === 2)) return false;
    if (isColorless(card)) return action.chosenColor !== undefined || hand.length === 1;
    return action.chosenColor === undefined;
  },

  secrets: ({ hands }, seat) =>
    hands.flatMap((hand, owner) => (owner === seat ? [] : hand.map((_, index): Path => ["hands", owner, index]))),

  leak(saying, state, seat) {
    switch (saying.kind) {
      case "shorthand":
        return leakInShorthand(saying.told, state, seat);
      case "gameState":
        return leakOnWire(saying.gameState, seat);
      case "message":
        return leakInMessage(saying.message, state, seat);
    }
  },

  disguised(state, seat, random) {
    const redrawn = (card: HeldCard) => card && anyCard(random);
    return { ...state, hands: state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(redrawn))) };
  },

  fault(state) {
    const broken = Object.entries(faults).find(([, holds]) => !holds(state));
    return broken ? broken[0] : null;
  },
};
