import type { Refusal, Seat } from "../game";
import { waysOf, whyNotDiscard } from "./position";
import { type RefusalCode, refuse } from "./refusals";
import { whyNotTake } from "./search";
import type { DhappaAction, DhappaState, Play } from "./state";
import { isDeepestOwed, positionOf, withPlay } from "./table";
import { drawn, ended, sheetSeen, taken, undone } from "./turn";

/** No hand has so many cards, with all discards in it. */
const MOST_PLAYS = 160;

/** Why a move is not allowed, null when it is. */
export function check(state: DhappaState, seat: Seat, action: DhappaAction): Refusal | null {
  const code = whyNot(state, seat, action);
  return code && refuse(code);
}

function whyNot(state: DhappaState, seat: Seat, action: DhappaAction): RefusalCode | null {
  const { phase, current, isOwed, pick } = state;
  if (phase === "over") return "gameOver";
  if (phase === "sheet") return action.action === "seen" && state.seen[seat] === false ? null : "notNow";
  if (action.action === "seen") return "notNow";
  if (phase === "deal" || isOwed || current !== seat) return "notYourTurn";
  if (action.action === "draw") return pick ? "pickedAlready" : null;
  if (action.action === "take") return pick ? "pickedAlready" : whyNotTake(state, action.depth);
  if (!pick) return "pickFirst";
  if (action.action === "undo") return state.draft ? null : "nothingToUndo";
  return action.action === "discard" ? whyNotEnd(state, action.card) : whyNotPlay(state, action);
}

function whyNotEnd(state: DhappaState, card: DhappaState["discards"][number]): RefusalCode | null {
  const position = positionOf(state);
  const why = whyNotDiscard(position, card, state.options);
  if (why === "noSuchCard") return why;
  return isDeepestOwed(state, position) ? "mustLieOnTable" : why;
}

function whyNotPlay(state: DhappaState, play: Play): RefusalCode | null {
  // Before anything is made of them: a 2 can be moved to and fro without end.
  if ((state.draft?.length ?? 0) >= MOST_PLAYS) return "tooManyPlays";
  const ways = waysOf(positionOf(state), play, state.options);
  if (typeof ways === "string") return ways;
  return ways.length > 1 ? "chooseWild" : null;
}

/** The state after a move that `check` let pass. */
export function apply(state: DhappaState, seat: Seat, action: DhappaAction): DhappaState {
  switch (action.action) {
    case "draw":
      return drawn(state);
    case "take":
      return taken(state, action.depth);
    case "undo":
      return undone(state, action.all ?? false);
    case "discard":
      return ended(state, action.card);
    case "seen":
      return sheetSeen(state, seat);
    default:
      return played(state, action);
  }
}

/** The state with one more play in the draft, all that it means said with it. */
function played(state: DhappaState, play: Play): DhappaState {
  const ways = waysOf(positionOf(state), play, state.options);
  if (typeof ways === "string" || !ways[0]) throw new RangeError(`no such play: ${play.action}`);
  return withPlay(state, ways[0]);
}
