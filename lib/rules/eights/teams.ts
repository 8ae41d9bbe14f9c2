import type { Seat } from "../game";
import type { EightsOptions, EightsState } from "./state";
import { seatsLeft } from "./turn";

/** Which side a seat plays for: that of whoever sits opposite, or its own. */
export const sideOf = ({ options, hands }: Pick<EightsState, "options" | "hands">, seat: Seat): number =>
  options.teams ? seat % (hands.length / 2) : seat;

/** Who plays with a seat, null where everybody plays alone. */
export function partnerOf(state: Pick<EightsState, "options" | "hands">, seat: Seat): Seat | null {
  if (!state.options.teams) return null;
  return state.hands.findIndex((_, other) => other !== seat && sideOf(state, other) === sideOf(state, seat));
}

/** The seats still in the game by the side they play for, in the order of their first. */
export function sidesLeft(state: EightsState): readonly (readonly Seat[])[] {
  const sides = new Map<number, Seat[]>();
  for (const seat of seatsLeft(state)) {
    const side = sideOf(state, seat);
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

/** The side each seat of a lobby would play for if it began now, null where everyone plays alone or pairs do not come out even. */
export function sidesAtStart({ teams }: EightsOptions, isTaken: readonly boolean[]): (seat: Seat) => number | null {
  const players = isTaken.filter(Boolean).length;
  const isEven = teams === true && players >= 4 && players % 2 === 0;
  return (seat) => (isEven && isTaken[seat] ? isTaken.slice(0, seat).filter(Boolean).length % (players / 2) : null);
}
