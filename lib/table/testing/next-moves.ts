import { FILLING, type Game } from "@/lib/rules/game";
import type { Oracle } from "@/lib/rules/oracle";
import type { PlayStyle } from "./bad-network";
import { censorOf } from "./censor";

/** One move in so many is any that is allowed, and the others are a bot's. */
const ANYTHING = 4;

/** How people play a game in a world, as its oracle would have it. */
export function playingOf<State, Action, Options>(
  game: Game<State, Action, Options>,
  oracle: Oracle<State, Action, Options>,
): PlayStyle<State, Action, Options> {
  const { shortened = (first: State) => first } = oracle;
  return {
    game: { ...game, setup: (...dealt) => shortened(game.setup(...dealt)) },
    options: oracle.chosen,
    censor: censorOf(game, oracle),
    choose(view, seat, random) {
      if (random.below(ANYTHING) > 0) return game.bot(view, seat, random, FILLING);
      const attempts = oracle.attempts(view, seat, random);
      return random.pick(attempts.filter((action) => game.check(view, seat, action) === null));
    },
    nonsense: (view, seat, random) => random.pick(oracle.attempts(view, seat, random)) as object,
  };
}
