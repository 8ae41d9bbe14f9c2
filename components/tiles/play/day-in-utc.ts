/** The day it is, in UTC, such as "2026-11-18". */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
