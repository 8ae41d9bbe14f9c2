import { useLanguage } from "@/components/words/words-provider";
import { headOfTheMajlis, isHead, leagueOf, leagues, wayToNext } from "@/lib/ranked/leagues";
import type { LeagueId } from "./weaves";

/** The league or the title of so many points at a place. */
export const leagueAt = (points: number, place: number | null): LeagueId =>
  isHead(place) ? headOfTheMajlis.id : leagueOf(points).id;

/** What leagues are called in the language spoken. */
export function useLeagueNames(): (league: LeagueId) => string {
  const language = useLanguage();
  return (id) => (leagues.find((league) => league.id === id)?.names ?? headOfTheMajlis.names)[language];
}

/** How far it is from so many points to the next league. */
export function leftToNext(
  points: number,
): { readonly next: LeagueId; readonly left: number; readonly done: number; readonly at: number } | null {
  const way = wayToNext(points);
  return way && { next: way.next.id, left: way.next.from - points, done: way.done, at: way.next.from };
}
