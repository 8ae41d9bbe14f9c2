import type { BotLevel, Seat } from "../game";
import type { Random } from "../random";
import { weakestCard } from "./play";
import type { BalootAction, BalootState } from "./state";

/** A move chosen from what the seat sees. */
export function bot(view: BalootState, seat: Seat, _random: Random, _level: BotLevel): BalootAction {
  switch (view.phase) {
    case "doubling":
    case "lastCall":
      return { action: "decline" };
    case "sawa":
      return { action: "answer", accept: false };
    case "qayd":
      return { action: "withdraw" };
    case "sheet":
      return { action: "seen" };
    case "playing":
      return { action: "play", card: weakestCard(view, seat) };
    default:
      return { action: "bid", bid: "pass" };
  }
}
