import type { Refusal, Seat } from "../game";
import { beginBidding, bid, bidTimedOut, kawesh, whyNotBid, whyNotKawesh } from "./bidding/bidding";
import { beginDoubling, beginPlay, declineRaise, raise, whyNotRaise } from "./bidding/doubling";
import { finalDeal, firstDeal, nextDeal } from "./deal";
import { counted, revealed, swept } from "./playing/next-trick";
import { play, whyNotPlay } from "./playing/play-card";
import { callQayd, cancelQayd, contest, letStand, verdictOf, whyNotContest, whyNotQayd } from "./playing/qayd";
import { answerSawa, claim, refuseSawa, whyNotSawa } from "./playing/sawa";
import { weakestCard } from "./playing/weakest-card";
import { refuse } from "./refusals";
import { finished } from "./scoring/end-of-hand";
import { declare, forfeited, whyNotDeclare } from "./scoring/projects";
import type { BalootAction, BalootState } from "./state";
import { answered } from "./turn";

const isAsked = ({ phase, asked }: BalootState, seat: Seat): boolean =>
  phase === "bidding" ? asked[0] === seat : asked.includes(seat);

/** Why an action is not allowed, null when it is. */
export function check(state: BalootState, seat: Seat, action: BalootAction): Refusal | null {
  const { phase } = state;
  const only = (...phases: readonly BalootState["phase"][]) => (phases.includes(phase) ? null : refuse("notNow"));
  if (phase === "over") return refuse("gameOver");
  // A qayd breaks in on whoever is asked.
  if (action.action === "qayd") return whyNotQayd(state, seat, action.after);
  if (!isAsked(state, seat)) return refuse("notYourTurn");
  switch (action.action) {
    case "bid":
      return whyNotBid(state, seat, action);
    case "kawesh":
      return whyNotKawesh(state, seat);
    case "raise":
      return whyNotRaise(state, action);
    case "decline":
      return only("doubling", "lastCall");
    case "declare":
      return whyNotDeclare(state, seat, action.cards);
    case "play":
      return only("playing") ?? whyNotPlay(state, seat, action);
    case "sawa":
      return whyNotSawa(state, seat);
    case "answer":
      return only("sawa");
    case "contest":
      return whyNotContest(state, seat, action.play);
    case "withdraw":
      return only("qayd");
    case "seen":
      return only("sheet");
  }
}

/** The state after an action that `check` let pass. */
export function apply(state: BalootState, seat: Seat, action: BalootAction): BalootState {
  switch (action.action) {
    case "bid":
      return bid(state, seat, action);
    case "kawesh":
      return kawesh(state, seat);
    case "raise":
      return raise(state, seat, action);
    case "decline":
      return state.phase === "doubling" ? declineRaise(state, seat) : letStand(state, seat);
    case "declare":
      return declare(state, seat, action.cards);
    case "play":
      return play(state, seat, action);
    case "sawa":
      return claim(state, seat);
    case "answer":
      return answerSawa(state, seat, action.accept);
    case "qayd":
      return callQayd(state, seat);
    case "contest":
      return contest(state, seat, action.play);
    case "withdraw":
      return cancelQayd(state);
    case "seen": {
      const next = answered(state, seat);
      return next.asked.length > 0 ? next : nextDeal(next);
    }
  }
}

/** The table's own step: what needs a secret, and what silence comes to. */
export function timeout(state: BalootState, seed?: string): BalootState {
  switch (state.phase) {
    case "deal":
      return firstDeal(state, wanted(seed));
    case "dealt":
      return beginBidding(state);
    case "bidding":
    case "priority":
      return bidTimedOut(state);
    case "thrown":
      return nextDeal(state);
    case "finalDeal":
      return finalDeal(state, wanted(seed));
    case "ready":
      return beginDoubling(state);
    case "doubling":
      return beginPlay(state);
    case "playing":
      return playTimedOut(state);
    case "trick":
      return swept(state);
    case "reveal":
      return revealed(state);
    case "sawa":
      return refuseSawa(state);
    case "qayd":
      return cancelQayd(state);
    case "verdict":
      return finished(state, verdictOf(state));
    case "lastCall":
    case "scoring":
      return counted(state);
    case "sheet":
      return nextDeal(state);
    case "over":
      return state;
  }
}

/** What was declared in this turn is forfeited, and the weakest legal card is thrown. */
function playTimedOut(state: BalootState): BalootState {
  const [seat] = state.asked;
  if (seat === undefined) throw new RangeError("nobody is on turn");
  const lost = forfeited(state, seat);
  return { ...play(lost, seat, { action: "play", card: weakestCard(lost, seat) }), late: seat };
}

function wanted(seed: string | undefined): string {
  if (seed === undefined) throw new TypeError("dealing wants a seed");
  return seed;
}
