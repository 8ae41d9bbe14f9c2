import { type Tier, tierNames } from "@/lib/ranked/tiers";
import { isRecord, shape, stored } from "./stored";

const WAITING = "majlis.waitingIn";

/** The tier in whose line this tab waits, null in none: that survives a reload, and goes along to any page of the house. */
export function waitingIn(): Tier | null {
  try {
    const kept = sessionStorage.getItem(WAITING);
    return tierNames.find((tier) => tier === kept) ?? null;
  } catch {
    // Where a browser keeps nothing one waits as long as the page is open.
    return null;
  }
}

/** Keeps it: the page of ranked play, and any other, takes it up. */
export function keepWaiting(tier: Tier | null): void {
  try {
    if (tier === null) sessionStorage.removeItem(WAITING);
    else sessionStorage.setItem(WAITING, tier);
  } catch {}
}

/** Whether the table calls by sound. */
export const callsBySound = stored<boolean>(
  "majlis.callsBySound",
  shape((found): found is boolean => typeof found === "boolean"),
  () => true,
);

/** How one stood when a queue or the ladder told it last: known without asking anybody. */
export interface LastStanding {
  readonly points: number;
  readonly place: number | null;
  readonly provisionalFor: number;
}

const isStanding = (found: unknown): boolean =>
  isRecord(found) &&
  typeof found.points === "number" &&
  typeof found.provisionalFor === "number" &&
  (found.place === null || typeof found.place === "number");

export const lastStandings = stored<Partial<Record<Tier, LastStanding>>>(
  "majlis.standings",
  shape(
    (found): found is Partial<Record<Tier, LastStanding>> => isRecord(found) && Object.values(found).every(isStanding),
  ),
  () => ({}),
);

/** Remembers how one stands in a tier. */
export function rememberPoints(tier: Tier, { points, place, provisionalFor }: LastStanding): void {
  const before = lastStandings.read();
  const last = before[tier];
  if (last?.points === points && last.place === place && last.provisionalFor === provisionalFor) return;
  lastStandings.write({ ...before, [tier]: { points, place, provisionalFor } });
}
