/** The leagues from the lowest on: from how many points, and what each is called. */
export const leagues = [
  { id: "beginner", from: 0, names: { en: "Beginner", ar: "مبتدئ" } },
  { id: "amateur", from: 900, names: { en: "Amateur", ar: "هاوي" } },
  { id: "adept", from: 1_100, names: { en: "Adept", ar: "لعيب" } },
  { id: "pro", from: 1_300, names: { en: "Pro", ar: "محترف" } },
  { id: "veteran", from: 1_500, names: { en: "Veteran", ar: "محنك" } },
  { id: "mastermind", from: 1_700, names: { en: "Mastermind", ar: "داهية" } },
  { id: "legend", from: 1_900, names: { en: "Legend", ar: "أسطورة" } },
] as const;

type League = (typeof leagues)[number];

/** A title over the leagues, for the first of a season: a seat of honour, whatever the points. */
export const headOfTheMajlis = {
  id: "head",
  places: 100,
  names: { en: "Head of the Majlis", ar: "صدر المجلس" },
} as const;

/** The league of so many points. */
export const leagueOf = (points: number): League => leagues.findLast(({ from }) => from <= points) ?? leagues[0];

/** Whether a place in a season's ladder is one of the seats of honour; null is no place yet. */
export const isHead = (place: number | null): boolean => place !== null && place <= headOfTheMajlis.places;

/** The next league and how much of the way to it is done, from 0 to 1; null in the highest. */
export function wayToNext(points: number): { readonly next: League; readonly done: number } | null {
  const { from } = leagueOf(points);
  const next = leagues.find((league) => league.from > points);
  return next ? { next, done: Math.max(0, points - from) / (next.from - from) } : null;
}
