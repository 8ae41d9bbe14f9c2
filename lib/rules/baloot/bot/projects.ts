import type { Seat } from "../../game";
import { declarable } from "../scoring/projects";
import type { BalootAction, BalootState } from "../state";

/** Declares whatever it holds, one project after another. */
export function declareProject(view: BalootState, seat: Seat): BalootAction | null {
  const [project] = declarable(view, seat);
  return project ? { action: "declare", cards: [...project.cards] } : null;
}
