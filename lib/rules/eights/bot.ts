import type { BotLevel, Seat } from "../game";
import type { Random } from "../random";
import { commonestColor, needsColor } from "./cards";
import { drawCard, mustCall, playable, playCard } from "./moves";
import type { CardType, EightsAction, EightsState } from "./state";
import { sideOf } from "./teams";

/** What a card in hand is worth, where getting rid of a number counts 1. */
const keeping: Readonly<Record<CardType, number>> = {
  number: -1,
  skip: -0.5,
  reverse: 0.2,
  plus2: 1.2,
  plus4: 1.4,
  plus20: 1.2,
  wild: 1,
};
/** A card still to be dealt. */
const UNKNOWN = -0.6;
/** For the share of one's cards that are of the colour in force. */
const MATCHING = 0.2;
/** For moving again. */
const AGAIN = 0.5;
/** For a stack on somebody about to win, and against leaving them free. */
const HITTING = 2;
const SPARING = 1;

/** How soon a seat may win, 1 with one card left. */
const menace = (state: EightsState, seat: Seat): number => (state.hands[seat]?.length || 1) ** -2;

/** How a seat stands after its move. */
function standing(state: EightsState, seat: Seat): number {
  const hand = state.hands[seat] ?? [];
  if (hand.length === 0) return Number.POSITIVE_INFINITY;
  const held = hand.reduce((sum, card) => sum + (card ? keeping[card.type] : UNKNOWN), 0);
  const matching = hand.filter((card) => card?.color === state.color).length / hand.length;
  const own = held + MATCHING * matching;
  if (state.current === seat) return own + AGAIN;
  // What hurts an opponent helps a partner not at all.
  const threat = menace(state, state.current) * (sideOf(state, state.current) === sideOf(state, seat) ? -1 : 1);
  return own + (state.pendingDraws > 0 ? HITTING * Math.log2(state.pendingDraws) : -SPARING) * threat;
}

/** Every card that can be played, each face once, naming the colour held most. */
function plays(view: EightsState, seat: Seat): EightsAction[] {
  const hand = view.hands[seat] ?? [];
  const chosenColor = commonestColor(hand);
  const places = new Map<string, number>();
  for (const [cardIndex, can] of playable(view, seat).entries())
    if (can) places.set(JSON.stringify(hand[cardIndex]), cardIndex);
  return [...places.values()].map((cardIndex) => {
    const card = hand[cardIndex];
    const asksColor = card && needsColor(card) && hand.length > 1;
    const said = { ...(asksColor && { chosenColor }), ...(mustCall(view, seat) && { call: true as const }) };
    return { action: "play", cardIndex, ...said };
  });
}

const draw: EightsAction = { action: "draw" };

/** A move chosen from what the seat sees: the good bot weighs where each leaves it, the easy one plays whatever fits. */
export function bot(view: EightsState, seat: Seat, random: Random, level: BotLevel): EightsAction {
  const fitting = random.shuffled(plays(view, seat));
  if (level === "easy") return fitting[0] ?? draw;
  const weighed = view.pendingDraws > 0 ? [...fitting, draw] : fitting;
  const marks = weighed.map((action) =>
    standing(action.action === "draw" ? drawCard(view, seat) : playCard(view, seat, action.cardIndex, action), seat),
  );
  return weighed[marks.indexOf(Math.max(...marks))] ?? draw;
}
