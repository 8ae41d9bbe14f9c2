import type { Outcome, Seat } from "../game";
import { isGahwa, levelOf } from "./doubling";
import { handOf } from "./legality";
import { rulesOf } from "./options";
import { calculatePoints, compareTeamProjects, lockDeclarations, opened, projectFactor, projectsOf } from "./projects";
import { hasFailed } from "./sawa";
import { BALOOT, MATCH, type Score, scoreOf } from "./scoring";
import { type BySide, type Side, seats, sideOf } from "./seats";
import type { BalootState, Project, ScoredDeal, Verdict } from "./state";
import { balootCalled, currentTrick, TRICKS, winnerOf } from "./tricks";
import { ask } from "./turn";

/** The side that has won the match after a hand, null while it goes on. */
function matchWinner([one, other]: BalootState["scores"], deal: ScoredDeal): Side | null {
  if (isGahwa(deal)) return deal.points[0] > deal.points[1] ? 0 : 1;
  if (Math.max(one, other) < MATCH || one === other) return null;
  return one > other ? 0 : 1;
}

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

/** What projects are worth as the hand stands, at the level it is played for. */
export function worthOfProjects(
  { options, deal }: Pick<BalootState, "options" | "deal">,
  projects: readonly Project[],
): number {
  if (!deal.contract) return 0;
  return calculatePoints(projects, deal.contract.kind, projectFactor(levelOf(deal), rulesOf(options)));
}

/** What counted projects and a called baloot are worth as the hand stands. */
export function announced({ options, deal }: Pick<BalootState, "options" | "deal">): BySide<number> {
  const { contract, counted, projects } = deal;
  const worth: [number, number] = [0, 0];
  if (!contract) return worth;
  if (counted !== null) worth[counted] += worthOfProjects({ options, deal }, projectsOf(projects, counted));
  const owner = balootCalled(deal);
  if (owner !== null) worth[sideOf(owner)] += BALOOT;
  return worth;
}

/** The leader's turn, in a new trick. */
function lead(state: BalootState, leader: Seat): BalootState {
  const { deal } = state;
  const tricks = [...deal.tricks, { leader, cards: [], akka: false }];
  return ask(state, "playing", [leader], { deal: { ...deal, tricks } });
}

/** The trick is swept up: the hand may be over, the projects may be shown, or its winner leads. */
export function swept(state: BalootState): BalootState {
  const { deal } = state;
  const trick = currentTrick(deal);
  const winner = winnerOf(trick, deal.contract?.trump ?? null);
  if (hasFailed(state, winner)) return finished(state, falseSawa(state));
  if (deal.tricks.length === TRICKS) return finished(state);
  if (deal.tricks.length > 1) return lead(state, winner);
  const locked = { ...state, deal: lockDeclarations(deal) };
  return locked.deal.counted === null ? lead(locked, winner) : ask(locked, "reveal");
}

/** Nothing more can be said about this hand. */
export const counted = (state: BalootState): BalootState =>
  state.deal.sawa?.answer === "accepted" ? finished(state) : swept(state);

/** The projects have been shown. */
export const revealed = (state: BalootState): BalootState =>
  lead(state, winnerOf(currentTrick(state.deal), state.deal.contract?.trump ?? null));

function falseSawa(state: BalootState): Verdict {
  const seat = state.deal.sawa?.seat ?? 0;
  return { against: sideOf(seat), why: "falseSawa", seat, play: null, held: [], code: null };
}

/** The winning side first; scores by seat. */
export function outcome({ winner, scores, deals }: BalootState): Outcome | null {
  if (winner === null) return null;
  const places = [seats.filter((seat) => sideOf(seat) === winner), seats.filter((seat) => sideOf(seat) !== winner)];
  const last = deals.at(-1);
  return {
    places,
    scores: seats.map((seat) => scores[sideOf(seat)]),
    reason: last && isGahwa(last) ? "gahwa" : "points",
  };
}
