import * as z from "zod/mini";
import type { Game, Seat } from "./game";

/** One thing that happened to a state, as a log keeps it. */
export type LogEntry<Action = unknown> =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly timeout: true; readonly seed?: string }
  | { readonly remove: Seat };

/** A log entry without what was dealt by lot. */
export type Unseeded<Action = unknown> = Exclude<LogEntry<Action>, { timeout: true }> | { readonly timeout: true };

/** The same entry as it may be told of. */
export const unseeded = (entry: LogEntry): Unseeded => ("timeout" in entry ? { timeout: true } : entry);

/** All that it takes to play a game again exactly. */
export interface GameRecord<Action = unknown, Options = unknown> {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly entries: readonly LogEntry<Action>[];
  /** Of a ranked match: how long each of them took its player, in tenths of a second by two signs of base 36, or "..". */
  readonly times?: string;
}

/** The state after one log entry; throws where the rules refuse it. */
export function follow<State, Action, Options>(
  game: Game<State, Action, Options>,
  state: State,
  entry: LogEntry,
): State {
  if ("timeout" in entry) return game.timeout(state, entry.seed);
  if ("remove" in entry) {
    if (!game.remove) throw new RangeError(`nobody is removed from ${game.id}`);
    return game.remove(state, entry.remove);
  }
  const action = z.parse(game.action, entry.action);
  const refusal = game.check(state, entry.seat, action);
  if (refusal) throw new RangeError(`seat ${entry.seat} is refused: ${refusal.code} (${refusal.rule})`);
  return game.apply(state, entry.seat, action);
}

/** Plays a record again and returns the state it ends in. */
export function replay<State, Action, Options>(game: Game<State, Action, Options>, record: GameRecord): State {
  if (record.game !== game.id || record.version !== game.version)
    throw new RangeError(`a record of ${record.game} ${record.version}, not of ${game.id} ${game.version}`);
  const first = game.setup(record.players, z.parse(game.options, record.options), record.seed);
  return record.entries.reduce((state: State, entry) => follow(game, state, entry), first);
}
