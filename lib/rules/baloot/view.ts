import type { Seat } from "../game";
import { isExposed } from "./playing/sawa";
import { isRevealed } from "./scoring/projects";
import type { BalootState, Project } from "./state";

const faceDown = (project: Project): Project => ({ type: project.type, cards: null });

/** The state as a seat sees it: other hands face down but for an exposed one, projects by name until they are shown. */
export function view(state: BalootState, seat: Seat | null): BalootState {
  const { hands, deal } = state;
  const projects = deal.projects.map((own, owner) =>
    owner === seat || own.length === 0 || isRevealed(deal, owner) ? own : own.map(faceDown),
  );
  return {
    ...state,
    hands: hands.map((hand, owner) => (owner === seat || isExposed(state, owner) ? hand : hand.map(() => null))),
    deal: { ...deal, projects },
  };
}
