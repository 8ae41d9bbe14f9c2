import type { Random } from "@/lib/rules/random";
import type { Four } from "./result";

/** Somebody who waits for a ranked match. */
export interface Ticket {
  readonly player: string;
  readonly points: number;
  readonly since: number;
  /** Players who are never to be their partner. */
  readonly blocked: readonly string[];
  /** Players who are never to be at one table with them, by decision. */
  readonly apart?: readonly string[];
  /** The latest fours they played in, by name; `withFour` keeps them. */
  readonly fours: readonly string[];
  /** Their latest partners. */
  readonly partners?: readonly string[];
  /** A salted hash of where they are, as far as that is known. */
  readonly from?: string | null;
}

/** Four who are to play, in play order: the first and third are partners. */
type Drawn = Four<Ticket>;

const NARROWEST = 25;
const STEP_MS = 10_000;
const WIDEST = 200;
/** So many matches the same four are kept apart, and partners rather are. */
export const APART = 3;
/** Of those within reach so many are looked at: the nearest, of whom the oldest are as likely as any. */
const LOOKED_AT = 8;

/** How far from their own points somebody looks for others: further, the longer they wait. */
export const windowOf = ({ since }: Pick<Ticket, "since">, now: number): number =>
  Math.min(WIDEST, NARROWEST * (1 + Math.floor(Math.max(0, now - since) / STEP_MS)));

/** When somebody's window next widens, null when it is as wide as any. */
export const widensAt = (ticket: Pick<Ticket, "since">, now: number): number | null =>
  windowOf(ticket, now) >= WIDEST
    ? null
    : ticket.since + STEP_MS * (Math.floor(Math.max(0, now - ticket.since) / STEP_MS) + 1);

/** The name of four players, in whatever order they are. */
export const nameOfFour = (players: readonly string[]): string => [...players].sort().join("+");

/** The fours somebody is kept apart from after one more match. */
export const withFour = (fours: readonly string[], latest: readonly string[]): readonly string[] =>
  [nameOfFour(latest), ...fours].slice(0, APART);

/** Whether each of two is within the other's window, and they are not kept apart. */
const reach = (one: Ticket, other: Ticket, now: number): boolean =>
  Math.abs(one.points - other.points) <= Math.min(windowOf(one, now), windowOf(other, now)) && !areApart(one, other);

const mayPartner = (one: Ticket, other: Ticket): boolean =>
  !one.blocked.includes(other.player) && !other.blocked.includes(one.player);

const areApart = (one: Ticket, other: Ticket): boolean =>
  (one.apart ?? []).includes(other.player) || (other.apart ?? []).includes(one.player);

const sharesHome = (one: Ticket, other: Ticket): boolean =>
  one.from !== undefined && one.from !== null && one.from === other.from;

const werePartners = (one: Ticket, other: Ticket): boolean =>
  (one.partners ?? []).includes(other.player) || (other.partners ?? []).includes(one.player);

/** So many of the three ways to pair four must be left, or whoever blocks the two others has chosen their partner. */
const CHOICE = 2;

/** Those in which no two are partners of whom that holds; all where there is none such. */
function rather(ways: readonly Drawn[], holds: (one: Ticket, other: Ticket) => boolean): readonly Drawn[] {
  const left = ways.filter(([first, second, third, fourth]) => !holds(first, third) && !holds(second, fourth));
  return left.length > 0 ? left : ways;
}

/**
 * The ways in which four are two pairs, without those in which somebody's partner is one they blocked, and where it can be
 * without those of two from one place, who know each other's hands without being told, and of late partners; none where
 * blocks leave but one.
 */
function pairings([a, b, c, d]: Four<Ticket>): readonly Drawn[] {
  const all: Drawn[] = [
    [a, c, b, d],
    [a, b, c, d],
    [a, b, d, c],
  ];
  const may = all.filter(([first, second, third, fourth]) => mayPartner(first, third) && mayPartner(second, fourth));
  return may.length < CHOICE ? [] : rather(rather(may, sharesHome), werePartners);
}

/** Whether any two of four are at the same place, other than at the one most come from. */
const areNeighbours = (four: Four<Ticket>, common: string | null): boolean =>
  four.some((one, seat) => one.from !== common && four.slice(seat + 1).some((other) => sharesHome(one, other)));

const playedTogether = (four: Four<Ticket>): boolean => {
  const name = nameOfFour(four.map(({ player }) => player));
  return four.some(({ fours }) => fours.includes(name));
};

/** How far apart four are; the smaller, the better they suit each other. */
const apart = (four: Four<Ticket>): number => {
  const points = four.map((ticket) => ticket.points);
  return Math.max(...points) - Math.min(...points);
};

/** Every four of somebody and three of the others in which each is within reach of each. */
function* foursWith(first: Ticket, others: readonly Ticket[], now: number): Generator<Four<Ticket>> {
  for (const [place, second] of others.entries())
    for (const [further, third] of others.slice(place + 1).entries()) {
      if (!reach(second, third, now)) continue;
      for (const fourth of others.slice(place + further + 2))
        if (reach(second, fourth, now) && reach(third, fourth, now)) yield [first, second, third, fourth];
    }
}

/** Those waiting by their points, from which the ones drawn are taken out. */
class Waiting {
  readonly #byPoints: readonly Ticket[];
  readonly #places: ReadonlyMap<Ticket, number>;
  readonly #taken = new Set<Ticket>();

  constructor(tickets: readonly Ticket[]) {
    this.#byPoints = [...tickets].sort(
      (one, other) => one.points - other.points || (one.player < other.player ? -1 : 1),
    );
    this.#places = new Map(this.#byPoints.map((ticket, place) => [ticket, place]));
  }

  get left(): number {
    return this.#byPoints.length - this.#taken.size;
  }

  has(ticket: Ticket): boolean {
    return !this.#taken.has(ticket);
  }

  take(tickets: readonly Ticket[]): void {
    for (const ticket of tickets) this.#taken.add(ticket);
  }

  /** Those within reach of somebody, the nearest first. */
  near(ticket: Ticket, now: number): readonly Ticket[] {
    const own = this.#places.get(ticket) ?? 0;
    const within = windowOf(ticket, now);
    const side = (step: 1 | -1): Ticket[] => {
      const found: Ticket[] = [];
      for (let place = own + step; found.length < LOOKED_AT; place += step) {
        const other = this.#byPoints[place];
        if (!other || Math.abs(other.points - ticket.points) > within) break;
        if (this.has(other) && reach(ticket, other, now)) found.push(other);
      }
      return found;
    };
    const distance = (other: Ticket) => Math.abs(other.points - ticket.points);
    return [...side(-1), ...side(1)].sort((one, other) => distance(one) - distance(other)).slice(0, LOOKED_AT);
  }
}

/** The best four with somebody in it, null where nobody suits yet. */
function bestWith(ticket: Ticket, waiting: Waiting, common: string | null, now: number): Four<Ticket> | null {
  // Where others wait the same four are not drawn again; but nobody waits for ever, should none of those come near.
  const mayRepeat = waiting.left === 4 || windowOf(ticket, now) === WIDEST;
  let best: Four<Ticket> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const four of foursWith(ticket, waiting.near(ticket, now), now)) {
    const near = apart(four);
    if (near >= least) continue;
    const [isRepeated, isClose] = [playedTogether(four), areNeighbours(four, common)];
    if (((isRepeated || isClose) && !mayRepeat) || pairings(four).length === 0) continue;
    // A four that has just played, or that two have come to from one place, is taken only where there is no other.
    const gap = near + (isRepeated ? 2 * WIDEST : 0) + (isClose ? 3 * WIDEST : 0);
    if (gap < least) [best, least] = [four, gap];
  }
  return best;
}

/**
 * The place most come from, a school say: that two do tells too little to keep them from one table. Partners they are no
 * more than others from one place, or a home of three would be a pair wherever few wait.
 */
function commonHome(tickets: readonly Ticket[]): string | null {
  const counts = new Map<string, number>();
  for (const { from } of tickets) if (from) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts].find(([, count]) => 2 * count > tickets.length)?.[0] ?? null;
}

/**
 * Draws matches from those waiting, whoever waits longest first. Partners are drawn from all pairs that may be, and so are
 * seats; with the same tickets, time and stream it draws the same.
 */
export function drawn(tickets: readonly Ticket[], now: number, random: Random): readonly Drawn[] {
  const common = commonHome(tickets);
  const waiting = new Waiting(tickets);
  const matches: Drawn[] = [];
  const oldest = [...tickets].sort((one, other) => one.since - other.since || (one.player < other.player ? -1 : 1));
  for (const ticket of oldest) {
    if (!waiting.has(ticket)) continue;
    const four = bestWith(ticket, waiting, common, now);
    if (!four) continue;
    waiting.take(four);
    const [a, b, c, d] = random.pick(pairings(four));
    const turned: Drawn = random.below(2) === 0 ? [a, b, c, d] : [c, b, a, d];
    const mirrored: Drawn = random.below(2) === 0 ? turned : [turned[0], turned[3], turned[2], turned[1]];
    const [n, e, s, w] = mirrored;
    matches.push(random.below(2) === 0 ? [n, e, s, w] : [e, s, w, n]);
  }
  return matches;
}
