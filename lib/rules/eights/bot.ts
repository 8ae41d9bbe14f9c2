import type { BotLevel, Seat } from "../game";
import type { Random } from "../random";
import { colorsByCount, needsColor } from "./cards";
import { playable } from "./moves";
import type { EightsAction, EightsState } from "./state";

/** A move chosen from what the seat sees. */
export function bot(view: EightsState, seat: Seat, random: Random, _level: BotLevel): EightsAction {
  const hand = view.hands[seat] ?? [];
  const legal = playable(view, seat).flatMap((can, index) => (can ? [index] : []));
  if (legal.length === 0) return { action: "draw" };
  const colored = legal.filter((index) => hand[index]?.color);
  const cardIndex = random.pick(colored.length > 0 ? colored : legal);
  const card = hand[cardIndex];
  if (!card || !needsColor(card) || hand.length === 1) return { action: "play", cardIndex };
  const [[chosenColor] = ["red"] as const] = colorsByCount(hand);
  return { action: "play", cardIndex, chosenColor };
}
