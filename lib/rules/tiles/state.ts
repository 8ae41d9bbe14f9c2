import type { Kind } from "./kinds";

/** One tile; its id stays its own through every shuffle, its value moves if it is an honour. */
export interface Tile {
  readonly id: number;
  readonly kind: Kind;
  readonly value: number;
}

/** Four tiles. */
export type Hand = readonly Tile[];

/** What the next total is said to be, against the one on the table. */
export const bets = ["higher", "lower"] as const;
export type Bet = (typeof bets)[number];

/** A bet and what became of it, as it was then. */
export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly bet: Bet;
  /** The hand bet on. */
  readonly hand: Hand;
  readonly base: number;
  /** The hand that came, with the values that were compared. */
  readonly revealed: Hand;
  readonly total: number;
  readonly won: boolean;
  /** The revealed hand's total once its honours had moved: the next base. */
  readonly moved: number;
  /** The draw pile was empty after it, and the tiles were shuffled anew. */
  readonly reshuffled: boolean;
}

/** Why a game is over; both may be true of one round, and then the value is named first. */
export interface Ending {
  /** The first honour of the hand whose value reached 0 or 10. */
  readonly tile: Tile | null;
  /** The draw pile ran out for the third time. */
  readonly exhausted: boolean;
}

/** A whole game: plain, immutable, and wholly determined by its seed and the bets made. */
export interface State {
  readonly seed: string;
  /** Face down; the next hand is its first four. */
  readonly draw: readonly Tile[];
  readonly discard: readonly Tile[];
  readonly hand: Hand;
  readonly rounds: readonly Round[];
  /** How often the draw pile has run out. */
  readonly exhaustions: number;
  readonly ending: Ending | null;
}
