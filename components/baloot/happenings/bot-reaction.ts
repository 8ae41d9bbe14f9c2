import { type BalootState, sideOf } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import type { Reaction } from "@/lib/table/chat/chat";
import type { Happening } from "./happenings";

/** What a bot shows over its seat. */
export interface BotReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
}

/** Of so many chances a bot takes one. */
const RARELY = 3;

/** Who would react to something, and how. */
function feelings(happening: Happening, view: BalootState): readonly BotReaction[] {
  const all = (reactionOf: (isTheirs: boolean) => Reaction, side: number) =>
    [0, 1, 2, 3].map((seat) => ({ seat, reaction: reactionOf(sideOf(seat) === side) }));
  switch (happening.kind) {
    case "raise":
      return happening.raise.to === "gahwa"
        ? all((isTheirs) => (isTheirs ? "finjan" : "wow"), sideOf(happening.raise.seat))
        : [];
    case "baloot":
      return [{ seat: happening.seat, reaction: "fire" }];
    case "reveal":
      return all((isTheirs) => (isTheirs ? "fire" : "wow"), happening.counted);
    case "hand": {
      const points = view.deals.at(-1)?.points;
      if (!happening.isKaboot || !points) return [];
      return all((isTheirs) => (isTheirs ? "fire" : "tear"), points[0] > points[1] ? 0 : 1);
    }
    case "over":
      return all((isTheirs) => (isTheirs ? "laugh" : "finjan"), happening.winner);
    default:
      return [];
  }
}

/** What a bot shows of what has just happened: one at most, rarely, and the same on every screen of the table. */
export function botReaction(
  happenings: readonly Happening[],
  view: BalootState,
  isBot: (seat: Seat) => boolean,
): BotReaction | null {
  for (const happening of happenings) {
    const would = feelings(happening, view).filter(({ seat }) => isBot(seat));
    // A number that everybody has, and nobody foresees.
    const chance = view.turns * 7 + view.scores[0] * 3 + view.scores[1];
    if (would.length === 0 || chance % RARELY !== 0) continue;
    return would[Math.floor(chance / RARELY) % would.length] ?? null;
  }
  return null;
}
