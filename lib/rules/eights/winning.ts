import type { Outcome, Seat } from "@/lib/rules/game";
import type { EightsState } from "./state";
import { seatsLeft } from "./turn";

const TURNS = 400;

const handSize = (state: EightsState, seat: Seat): number => state.hands[seat]?.length ?? 0;

/** Asked after every move: it makes nothing anew to answer. */
function isOver({ hands, gone, turns }: EightsState): boolean {
  let left = 0;
  for (let seat = 0; seat < hands.length; seat++) {
    if (gone[seat]) continue;
    if (hands[seat]?.length === 0) return true;
    left++;
  }
  return left === 1 || turns >= TURNS;
}

/** Who has won, in seat order; nobody while the game goes on or drawn cards are still to be dealt. */
export function checkWinCondition(state: EightsState): readonly Seat[] {
  if (state.owed || !isOver(state)) return [];
  const seats = seatsLeft(state);
  const fewest = Math.min(...seats.map((seat) => handSize(state, seat)));
  return seats.filter((seat) => handSize(state, seat) === fewest);
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
  const seats = seatsLeft(state);
  const sizes = [...new Set(seats.map((seat) => handSize(state, seat)))].sort((a, b) => a - b);
  const places = sizes.map((size) => seats.filter((seat) => handSize(state, seat) === size));
  const gone = state.gone.flatMap((isGone, seat) => (isGone ? [seat] : []));
  if (gone.length > 0) places.push(gone);
  const reason = handSize(state, winner) === 0 ? "emptied" : seats.length === 1 ? "lastLeft" : "turns";
  return { places, scores, reason };
}
