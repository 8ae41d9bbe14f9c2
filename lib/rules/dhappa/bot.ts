import type { BotLevel, Seat } from "../game";
import type { Random } from "../random";
import { whyNotDiscard } from "./position";
import { planFor } from "./search";
import type { DhappaAction, DhappaState } from "./state";
import { deepestOf, isDeepestOwed, positionOf } from "./table";
import { leastFitting } from "./time-out";

/** Draws and discards, until it can play. */
export function bot(view: DhappaState, _seat: Seat, _random: Random, _level: BotLevel): DhappaAction {
  if (view.phase === "sheet") return { action: "seen" };
  if (!view.pick) return { action: "draw" };
  const position = positionOf(view);
  const deepest = deepestOf(view);
  if (deepest && isDeepestOwed(view, position)) {
    const plan = planFor(position, deepest, view.options);
    const [next] = typeof plan === "string" ? [] : plan.plays;
    return next ?? { action: "undo", all: true };
  }
  const card = leastFitting(position.hand, position.melds, view.options);
  if (!card || whyNotDiscard(position, card, view.options)) return { action: "undo", all: true };
  return { action: "discard", card };
}
