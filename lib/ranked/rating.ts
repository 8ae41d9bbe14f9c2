import { rate } from "openskill";

/** How well somebody plays as far as is known: points, and how far off they may be. */
export interface Rating {
  readonly points: number;
  /** The standard deviation of the points. */
  readonly spread: number;
  /** Ranked matches counted so far. */
  readonly matches: number;
  /** When the last of them ended; null before the first. */
  readonly playedAt: number | null;
}

/** Two partners. */
export type Pair<Of> = readonly [Of, Of];

export const START_POINTS = 1_200;
export const START_SPREAD = 300;
/** For so many matches nobody has a place on the ladder. */
export const PROVISIONAL_MATCHES = 20;

/** How much of one match is luck, in points a player: with this, a pair whose players are 200 better each wins 69 of 100. */
const LUCK = 350;
/** What is forgotten of the certainty with each match: people change, and so a settled player's even match stays worth 12. */
const FORGOTTEN_A_MATCH = 12;
/** And with the square root of each day away: half a year makes a settled player some half as uncertain again. */
const FORGOTTEN_A_DAY = 8;
const DAY_MS = 86_400_000;

/**
 * The library learns more slowly of its own accord, for teams of many. Of two pairs a match tells all that it tells: the
 * order of 10,000 players is found sooner (`bench/rating.ts`).
 */
const model = { beta: LUCK, tau: FORGOTTEN_A_MATCH, gamma: () => 1 };

export const firstRating: Rating = { points: START_POINTS, spread: START_SPREAD, matches: 0, playedAt: null };

export const isProvisional = ({ matches }: Pick<Rating, "matches">): boolean => matches < PROVISIONAL_MATCHES;

/** Points as they are shown and placed by. */
export const shown = ({ points }: Pick<Rating, "points">): number => Math.round(points);

/** What is known of a player at an instant: less, the longer they have been away; the points stay. */
export function ratingAt(rating: Rating, now: number): Rating {
  const days = rating.playedAt === null ? 0 : Math.max(0, now - rating.playedAt) / DAY_MS;
  const spread = Math.min(START_SPREAD, Math.hypot(rating.spread, FORGOTTEN_A_DAY * Math.sqrt(days)));
  return { ...rating, spread };
}

/** A season ends softly: a third of the way back to the start, and a little less is known. */
export const afterSeason = (rating: Rating): Rating => ({
  ...rating,
  points: rating.points + (START_POINTS - rating.points) / 3,
  spread: Math.min(START_SPREAD, Math.hypot(rating.spread, START_SPREAD / 4)),
});

/** How likely the first pair is to win, as the library reckons with it. */
export function chance(own: Pair<Rating>, others: Pair<Rating>): number {
  const all = [...own, ...others];
  const scale = Math.sqrt(2 * LUCK ** 2 + all.reduce((sum, { spread }) => sum + spread ** 2, 0));
  const ahead = own[0].points + own[1].points - others[0].points - others[1].points;
  return 1 / (1 + Math.exp(-ahead / scale));
}

/** The ratings of two pairs after a match the first of them won; nothing but points and spread is touched. */
export function rated(winners: Pair<Rating>, losers: Pair<Rating>): readonly [Pair<Rating>, Pair<Rating>] {
  const known = ({ points, spread }: Rating) => ({ mu: points, sigma: spread });
  const teams = [winners.map(known), losers.map(known)];
  const [won = [], lost = []] = rate(teams, model);
  const learnt = (rating: Rating, now: { readonly mu: number; readonly sigma: number } | undefined): Rating =>
    // Nobody falls below nothing, nor is anybody less known than a newcomer.
    now ? { ...rating, points: Math.max(0, now.mu), spread: Math.min(START_SPREAD, now.sigma) } : rating;
  return [
    [learnt(winners[0], won[0]), learnt(winners[1], won[1])],
    [learnt(losers[0], lost[0]), learnt(losers[1], lost[1])],
  ];
}
