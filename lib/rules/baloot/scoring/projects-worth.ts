import type { Rules } from "../options";
import type { Contract, Project, ProjectType } from "../state";

type Kind = Contract["kind"];

const gamePoints: Readonly<Record<Kind, Readonly<Record<ProjectType, number>>>> = {
  sun: { sira: 4, fifty: 10, hundred: 20, fourHundred: 40 },
  hokum: { sira: 2, fifty: 5, hundred: 10, fourHundred: 0 },
};
const rawPoints: Readonly<Record<ProjectType, number>> = { sira: 20, fifty: 50, hundred: 100, fourHundred: 200 };

/** What projects count when a buyer's points are compared. */
export const rawWorth = (projects: readonly Project[]): number =>
  projects.reduce((sum, { type }) => sum + rawPoints[type], 0);

/** How many times a project counts in a hand of this level. */
export function projectFactor(level: number, { doubledProjects }: Pick<Rules, "doubledProjects">): number {
  switch (doubledProjects) {
    case "level":
      return level;
    case "twice":
      return Math.min(level, 2);
    case "doubleOnly":
      return level === 2 ? 2 : 1;
  }
}

/** The game points of projects, times what a doubled hand makes of them. */
export const calculatePoints = (projects: readonly Project[], kind: Kind, factor = 1): number =>
  factor * projects.reduce((sum, { type }) => sum + gamePoints[kind][type], 0);
