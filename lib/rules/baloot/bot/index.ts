import type { BotLevel, Seat } from "../../game";
import type { Random } from "../../random";
import { legalCards } from "../playing/legality";
import { judged, qaydDate } from "../playing/qayd";
import { canProveSawa, provesRest, sureCards } from "../playing/sawa";
import { playsOf } from "../playing/tricks";
import { declarable } from "../scoring/projects";
import { sideOf } from "../seats";
import type { BalootAction, BalootState } from "../state";
import { chooseBid, chooseRaise } from "./bidding";
import { chooseCard } from "./play";

/** An opponent's card that later ones have shown to be a breach, null if none has. */
function provenBreach(view: BalootState, seat: Seat): number | null {
  if (view.options.enforcement === "strict") return null;
  const breach = playsOf(view.deal).findIndex(
    // What a hand played later it held before: that is all the evidence there is.
    (play, index) => sideOf(play.seat) !== sideOf(seat) && judged(view, index).code !== null,
  );
  return breach < 0 ? null : breach;
}

/** A call for qayd, on evidence only. */
function call(view: BalootState, seat: Seat): BalootAction | null {
  const after = qaydDate(view, seat);
  return after === null || provenBreach(view, seat) === null ? null : { action: "qayd", after };
}

function turn(view: BalootState, seat: Seat, random: Random, level: BotLevel): BalootAction {
  const [project] = declarable(view, seat);
  if (project) return { action: "declare", cards: [...project.cards] };
  if (canProveSawa(view, seat)) return { action: "sawa" };
  // A claim that was refused has to be carried out as it was proved.
  const [sure] = view.deal.sawa?.seat === seat ? sureCards(view, seat) : [];
  if (sure) return { action: "play", card: sure };
  if (level === "easy" && random.below(4) === 0) return { action: "play", card: random.pick(legalCards(view, seat)) };
  return chooseCard(view, seat);
}

/** A move chosen from what the seat sees. */
export function bot(view: BalootState, seat: Seat, random: Random, level: BotLevel): BalootAction {
  switch (view.phase) {
    case "doubling":
      return chooseRaise(view, seat);
    case "playing":
      return call(view, seat) ?? turn(view, seat, random, level);
    case "sawa": {
      const claimant = view.deal.sawa?.seat;
      return { action: "answer", accept: claimant !== undefined && provesRest(view, claimant) };
    }
    case "qayd": {
      const play = provenBreach(view, seat);
      return play === null ? { action: "withdraw" } : { action: "contest", play };
    }
    case "lastCall":
      return call(view, seat) ?? { action: "decline" };
    case "sheet":
      return { action: "seen" };
    default:
      return chooseBid(view, seat, level);
  }
}
