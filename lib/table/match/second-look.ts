import type { Game } from "@/lib/rules/game";
import { type GameRecord, replay } from "@/lib/rules/replay";

/** What a second look at a match says: its log leads by the rules to the score it was counted with, or not, or there is no log. */
type SecondLook = "sound" | "unsound" | "gone";

/** Plays a match again from its log alone, and judges all that was judged in it anew. */
export function secondLook<S, A, O>(
  game: Game<S, A, O>,
  record: GameRecord | null,
  score: readonly [number, number],
): SecondLook {
  // What was played by other rules cannot be played again by these.
  if (!record || record.game !== game.id || record.version !== game.version || !game.pairs) return "gone";
  try {
    const state = replay(game, record);
    const [even, odd] = game.pairs.score(state);
    const isCounted = (even === score[0] && odd === score[1]) || (even === score[1] && odd === score[0]);
    return isCounted && game.outcome(state) !== null && game.pairs.faults(state).length === 0 ? "sound" : "unsound";
  } catch {
    return "unsound";
  }
}
