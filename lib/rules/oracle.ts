import type { Seat, Told } from "./game";
import type { Random } from "./random";

/** Where in a state something lies. */
export type Path = readonly (string | number)[];

/** What a game says in a way of its own: in shorthand, as the wire's `gameState`, or in a message to one seat. */
export type Saying =
  | { readonly kind: "shorthand"; readonly told: Told }
  | { readonly kind: "gameState"; readonly gameState: unknown }
  | { readonly kind: "message"; readonly message: { readonly type: string } };

/** A second opinion on a game, written from its rulebook and never from its code, for the laws to ask. */
export interface Oracle<State = unknown, Action = unknown, Options = unknown> {
  /** Options that between them try every rule. */
  readonly options: readonly Options[];
  /** Options of tables where people have as long as they like, and where they have about ten seconds. */
  readonly clocks: { readonly none: Options; readonly short: Options };
  /** Options as people might choose them, for tables of all sizes and paces. */
  chosen(random: Random): Options;
  /** A first state with less to play, where games are long: many then come to their end. */
  shortened?(first: State): State;
  /** How many times as long a game takes as the quickest, shortened if it can be: tests that play many play so many fewer. */
  readonly length: number;
  /** Everything a seat might try, allowed or not; a sample where that is too much, with a legal move in it if there is one. */
  attempts(state: State, seat: Seat, random: Random): readonly Action[];
  isLegal(state: State, seat: Seat, action: Action): boolean;
  /** Where the state holds what this seat, or a watcher, may not know. */
  secrets(state: State, seat: Seat | null): readonly Path[];
  /** What the game gives away to this seat, or a watcher, in a way of its own, by the state it speaks of; null where nothing. */
  leak(saying: Saying, state: State, seat: Seat | null): string | null;
  /** Another state that this seat, or a watcher, cannot tell from the given one. */
  disguised(state: State, seat: Seat | null, random: Random): State;
  /** What is wrong with a state that the rules should never reach, null when nothing is. */
  fault(state: State): string | null;
}
