import type { Consequence } from "./wire";

const DAY_MS = 86_400_000;

/** What follows for somebody from a decision on a report about them. */
export interface Sanction {
  readonly report: string;
  readonly at: number;
  /** With whom they are not drawn any more; null for nobody. */
  readonly apartFrom: string | null;
  /** For how long the queue is closed to them from then on; null where it is not. */
  readonly closedMs: number | null;
}

/** So many are kept that still mean something. */
const KEPT = 50;

const isOver = ({ at, apartFrom, closedMs }: Sanction, now: number): boolean =>
  apartFrom === null && (closedMs === null || at + closedMs <= now);

/** With what follows from this decision; decided anew, what followed from the one before is no more. */
export function withSanction(
  sanctions: readonly Sanction[],
  {
    report,
    at,
    consequence,
  }: { readonly report: string; readonly at: number; readonly consequence: Consequence | null },
): readonly Sanction[] {
  const { apartFrom, closedDays } = consequence ?? { apartFrom: null, closedDays: null };
  const now: Sanction = { report, at, apartFrom, closedMs: closedDays === null ? null : closedDays * DAY_MS };
  return [now, ...sanctions]
    .filter((each, place, all) => {
      const isLatest = all.findIndex((other) => other.report === each.report) === place;
      return isLatest && !isOver(each, at);
    })
    .slice(0, KEPT);
}

/** With whom somebody is never drawn. */
export const keptApart = (sanctions: readonly Sanction[]): readonly string[] => [
  ...new Set(sanctions.flatMap(({ apartFrom }) => apartFrom ?? [])),
];

/** Since when and for how long the queue is closed to somebody by decision, the closing that ends last; null where it is open. */
export function closedByDecision(
  sanctions: readonly Sanction[],
  now: number,
): { readonly at: number; readonly ms: number } | null {
  const closings = sanctions.flatMap(({ at, closedMs }) => (closedMs === null ? [] : [{ at, ms: closedMs }]));
  const standing = closings.filter(({ at, ms }) => at + ms > now);
  return standing.sort((one, other) => other.at + other.ms - (one.at + one.ms))[0] ?? null;
}
