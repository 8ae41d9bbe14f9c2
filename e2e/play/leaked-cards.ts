import { type Card, cardTypes, type EightsState } from "@/lib/rules/eights";
import type { Seat } from "@/lib/rules/game";
import type { Plan } from "./plan";

const isCard = (value: object): value is Card =>
  "type" in value && cardTypes.some((type) => type === value.type) && !("did" in value);
const faceOf = ({ type, color, value }: Card) => [type, color, value].join(" ").trim();

/** Every card in a message, wherever it may be hidden. */
function cardsIn(value: unknown): Card[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(isCard(value) ? [value] : []), ...Object.values(value).flatMap(cardsIn)];
}

/** What one player, or a watcher, may have seen by the time so many turns were played. */
function knownFaces(plan: Plan, seat: Seat | null, turns: number): ReadonlySet<string> {
  const states: EightsState[] = [plan.first, ...plan.turns.slice(0, turns).map(({ after }) => after)];
  const cards = states.flatMap(({ pile, hands }) => [...pile, ...(seat === null ? [] : (hands[seat] ?? []))]);
  return new Set(cards.flatMap((card) => (card ? [faceOf(card)] : [])));
}

/**
 * The cards in somebody's frames that they could not know when each came, told from the deal and the moves alone. The
 * table counts its turns on from `firstTurn`.
 */
export function leaksIn(frames: readonly string[], plan: Plan, seat: Seat | null, firstTurn: number): string[] {
  return frames.flatMap((frame) => {
    const message: { turn?: number } = JSON.parse(frame);
    const turns = Math.min(plan.turns.length, Math.max(0, (message.turn ?? firstTurn) - firstTurn));
    const known = knownFaces(plan, seat, turns);
    const unknown = cardsIn(message)
      .map(faceOf)
      .filter((face) => !known.has(face));
    return unknown.length > 0 || frame.includes(plan.seed) ? [`${unknown.join(", ")} in ${frame.slice(0, 300)}`] : [];
  });
}
