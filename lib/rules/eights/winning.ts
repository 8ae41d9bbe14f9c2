import type { Outcome, Seat } from "@/lib/rules/game";
import type { EightsState } from "./state";
import { sideOf, sidesLeft } from "./teams";

const TURNS = 400;

const handSize = (state: EightsState, seat: Seat): number => state.hands[seat]?.length ?? 0;

/** Asked after every move: it makes nothing anew to answer. */
function isOver(state: EightsState): boolean {
  const { hands, gone, turns } = state;
  let side: number | null = null;
  let isOneLeft = true;
  for (let seat = 0; seat < hands.length; seat++) {
    if (gone[seat]) continue;
    if (hands[seat]?.length === 0) return true;
    const own = sideOf(state, seat);
    if (side !== null && own !== side) isOneLeft = false;
    side = own;
  }
  return isOneLeft || turns >= TURNS;
}

/** What a side holds together; nothing where one of them is out of cards, for then it has won. */
function heldBy(state: EightsState, seats: readonly Seat[]): number {
  const sizes = seats.map((seat) => handSize(state, seat));
  return sizes.includes(0) ? 0 : sizes.reduce((sum, size) => sum + size, 0);
}

/** Who has won, in seat order; nobody while the game goes on or drawn cards are still to be dealt. */
export function checkWinCondition(state: EightsState): readonly Seat[] {
  if (state.owed || !isOver(state)) return [];
  const sides = sidesLeft(state);
  const fewest = Math.min(...sides.map((seats) => heldBy(state, seats)));
  return sides
    .filter((seats) => heldBy(state, seats) === fewest)
    .flat()
    .sort((one, other) => one - other);
}

/** The state with its winners named, if it has any. */
export function settled(state: EightsState): EightsState {
  if (state.winners.length > 0) return state;
  const winners = checkWinCondition(state);
  return winners.length > 0 ? { ...state, winners } : state;
}

/** The places by cards left, those who left the table last. */
export function outcome(state: EightsState): Outcome | null {
  const [winner] = state.winners;
  if (winner === undefined) return null;
  const scores = state.hands.map((hand) => hand.length);
  const sides = sidesLeft(state);
  const sizes = [...new Set(sides.map((seats) => heldBy(state, seats)))].sort((a, b) => a - b);
  const places = sizes.map((size) =>
    sides
      .filter((seats) => heldBy(state, seats) === size)
      .flat()
      .sort((one, other) => one - other),
  );
  const gone = state.gone.flatMap((isGone, seat) => (isGone ? [seat] : []));
  if (gone.length > 0) places.push(gone);
  const isEmptied = state.winners.some((seat) => handSize(state, seat) === 0);
  const reason = isEmptied ? "emptied" : sides.length === 1 ? "lastLeft" : "turns";
  return { places, scores, reason };
}
