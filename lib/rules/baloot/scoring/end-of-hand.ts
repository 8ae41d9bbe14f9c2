import { rulesOf } from "../options";
import { handOf } from "../playing/legality";
import { seats } from "../seats";
import type { BalootState, ScoredDeal, Verdict } from "../state";
import { ask } from "../turn";
import { matchWinner } from "./match-winner";
import { compareTeamProjects, opened } from "./projects";
import { type Score, scoreOf } from "./scoring";

/** Counts the hand, and the match if it is decided. */
export function finished(state: BalootState, verdict: Verdict | null = null): BalootState {
  const { contract } = state.deal;
  if (!contract) throw new RangeError("nothing was bought");
  const projects = opened(state.deal);
  const deal = { ...state.deal, verdict, counted: compareTeamProjects(projects, state.deal.dealer) };
  const left = seats.map((seat) => handOf(state, seat));
  const played = { ...deal, contract, projects, left, thrown: state.thrown };
  const { points } = scoreOf(played, rulesOf(state.options));
  const scored: ScoredDeal = { ...played, points };
  const scores = [state.scores[0] + points[0], state.scores[1] + points[1]] as const;
  const winner = matchWinner(scores, scored);
  const over = { ...state, deal, scores, winner, deals: [...state.deals, scored], thrown: [], held: null };
  return winner === null ? ask(over, "sheet", seats) : ask(over, "over");
}

/** How a hand of the match was counted, line by line. */
export const breakdown = ({ options }: Pick<BalootState, "options">, deal: ScoredDeal): Score =>
  scoreOf(deal, rulesOf(options));
