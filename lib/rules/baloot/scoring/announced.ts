import { isGahwa, levelOf } from "../bidding/doubling";
import { rulesOf } from "../options";
import { balootCalled } from "../playing/tricks";
import { type BySide, sideOf } from "../seats";
import type { BalootState, Project } from "../state";
import { projectsOf } from "./projects";
import { calculatePoints, projectFactor } from "./projects-worth";
import { BALOOT } from "./scoring";

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
  // A gahwa decides the match, whatever else was won in it.
  if (!contract || isGahwa(deal)) return worth;
  if (counted !== null) worth[counted] += worthOfProjects({ options, deal }, projectsOf(projects, counted));
  const owner = balootCalled(deal);
  if (owner !== null) worth[sideOf(owner)] += BALOOT;
  return worth;
}
