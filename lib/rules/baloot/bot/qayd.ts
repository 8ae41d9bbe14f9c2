import type { Seat } from "../../game";
import { judged, qaydDate } from "../playing/qayd";
import { playsOf } from "../playing/tricks";
import { sideOf } from "../seats";
import type { BalootAction, BalootState } from "../state";

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
export function callQayd(view: BalootState, seat: Seat): BalootAction | null {
  const after = qaydDate(view, seat);
  return after === null || provenBreach(view, seat) === null ? null : { action: "qayd", after };
}

/** Which card it contests, once it has called. */
export function contest(view: BalootState, seat: Seat): BalootAction {
  const play = provenBreach(view, seat);
  return play === null ? { action: "withdraw" } : { action: "contest", play };
}
