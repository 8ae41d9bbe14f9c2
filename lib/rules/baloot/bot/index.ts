import type { BotLevel, Seat } from "../../game";
import type { Random } from "../../random";
import { legalCards } from "../playing/legality";
import type { BalootAction, BalootState } from "../state";
import { chooseBid, chooseRaise } from "./bidding";
import { chooseCard } from "./play";
import { declareProject } from "./projects";
import { callQayd, contest } from "./qayd";
import { answerSawa, carryOutSawa, claimSawa } from "./sawa";
import { temperOf } from "./temper";

function card(view: BalootState, seat: Seat, random: Random, level: BotLevel): BalootAction {
  if (level === "easy" && random.below(4) === 0) return { action: "play", card: random.pick(legalCards(view, seat)) };
  return chooseCard(view, seat);
}

/** A move chosen from what the seat sees. */
export function bot(
  view: BalootState,
  seat: Seat,
  random: Random,
  level: BotLevel,
  name: string | null = null,
): BalootAction {
  switch (view.phase) {
    case "doubling":
      return chooseRaise(view, seat, temperOf(name));
    case "playing":
      return (
        callQayd(view, seat) ??
        declareProject(view, seat) ??
        claimSawa(view, seat) ??
        carryOutSawa(view, seat) ??
        card(view, seat, random, level)
      );
    case "sawa":
      return answerSawa(view, seat);
    case "qayd":
      return contest(view, seat);
    case "lastCall":
      return callQayd(view, seat) ?? { action: "decline" };
    case "sheet":
      return { action: "seen" };
    default:
      return chooseBid(view, seat, level, temperOf(name));
  }
}
