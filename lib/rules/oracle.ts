import type { Seat } from "./game";
import type { Random } from "./random";

/** Where in a state something lies. */
export type Path = readonly (string | number)[];

/** A second opinion on a game, written from its rulebook and never from its code, for the laws to ask. */
export interface Oracle<State = unknown, Action = unknown, Options = unknown> {
  /** Options that between them try every rule. */
  readonly options: readonly Options[];
  /** Everything a seat might try, allowed or not; a sample where that is too much, with a legal move in it if there is one. */
  attempts(state: State, seat: Seat, random: Random): readonly Action[];
  isLegal(state: State, seat: Seat, action: Action): boolean;
  /** Where the state holds what this seat, or a watcher, may not know. */
  secrets(state: State, seat: Seat | null): readonly Path[];
  /** Another state that this seat, or a watcher, cannot tell from the given one. */
  disguised(state: State, seat: Seat | null, random: Random): State;
  /** What is wrong with a state that the rules should never reach, null when nothing is. */
  fault(state: State): string | null;
}
