const DAY_MS = 86_400_000;
/** Seasons begin and end at midnight in Riyadh, where no clock is ever changed. */
const RIYADH_MS = 3 * 3_600_000;
const FIRST_YEAR = 2026;
const SEASONS_A_YEAR = 3;
const MONTHS = 12 / SEASONS_A_YEAR;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number): readonly number[] => [
  31,
  isLeap(year) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A season's first instant. The first began with 2026; each has four months. */
export function seasonStart(season: number): number {
  const year = FIRST_YEAR + Math.floor((season - 1) / SEASONS_A_YEAR);
  const months = ((season - 1) % SEASONS_A_YEAR) * MONTHS;
  let days = sum(daysIn(year).slice(0, months));
  for (let past = 1970; past < year; past++) days += sum(daysIn(past));
  return days * DAY_MS - RIYADH_MS;
}

/** The first instant after a season. */
export const seasonEnd = (season: number): number => seasonStart(season + 1);

/** The season of an instant; what lies before the first is counted with it. */
export function seasonAt(now: number): number {
  let season = 1;
  while (now >= seasonEnd(season)) season++;
  return season;
}
