import type { Game, Seat } from "./game";
import { type Random, randomFrom, seedFrom } from "./random";

/** Chooses a seat's move from what it sees. */
export type MoveChooser<State, Action> = (view: State, seat: Seat, random: Random) => Action;

/** Plays a game to its end with nobody late, and returns every state it went through. */
export function playout<State, Action, Options>(
  game: Game<State, Action, Options>,
  options: Options,
  players: readonly MoveChooser<State, Action>[],
  seed: string,
): readonly State[] {
  const random = randomFrom(seed);
  let state = game.setup(players.length, options, seedFrom(random));
  const states = [state];
  for (let wait = game.wait(state); wait; wait = game.wait(state)) {
    const [seat] = wait.seats;
    const player = seat === undefined ? undefined : players[seat];
    state =
      seat === undefined || !player
        ? game.timeout(state, wait.deals ? seedFrom(random) : undefined)
        : game.apply(state, seat, player(game.view(state, seat), seat, random));
    states.push(state);
  }
  return states;
}
