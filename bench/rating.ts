import { firstRating, type Rating } from "@/lib/ranked/rating";
import { settled } from "@/lib/ranked/result";
import { type Random, randomFrom } from "@/lib/rules/random";

/** True strengths lie this far apart, and a match has so much luck that a pair 200 better each wins 69 of 100. */
const APART = 250;
const LUCK = 495;
/** Matches each after which the order is looked at; the last one ends the bench. */
const LOOKED_AT = [20, 50, 80, 200];
const HOUR_MS = 3_600_000;

/** A fraction between 0 and 1, and one drawn from a bell around 0. */
const fraction = (random: Random) => (random.below(2 ** 30) + 0.5) / 2 ** 30;
export const bell = (random: Random) =>
  Math.sqrt(-2 * Math.log(fraction(random))) * Math.cos(2 * Math.PI * fraction(random));

interface Known {
  readonly truth: number;
  rating: Rating;
}

/** Spearman's correlation of the players' order by points with their true one. */
function rankCorrelation(players: readonly Known[]): number {
  const ranks = (of: (player: Known) => number) => {
    const order = players.map((player, index) => [of(player), index] as const).sort(([a], [b]) => a - b);
    const ranked = new Float64Array(players.length);
    for (const [rank, [, index]] of order.entries()) ranked[index] = rank;
    return ranked;
  };
  const truth = ranks((player) => player.truth);
  const points = ranks((player) => player.rating.points);
  const squares = truth.reduce((sum, rank, index) => sum + (rank - (points[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (players.length * (players.length ** 2 - 1));
}

/** Plays one match of four who sit in play order, and gives what an even one was worth to the first of them. */
function play([a, b, c, d]: readonly Known[], round: number, random: Random): number {
  if (!a || !b || !c || !d) return 0;
  const held = (player: string) => ({ player, isAwayAtEnd: false, botHands: 0 });
  const ahead = a.truth + c.truth - b.truth - d.truth;
  const { ratings, changes } = settled(
    {
      match: "",
      endedAt: round * HOUR_MS,
      hands: 12,
      seats: [held("a"), held("b"), held("c"), held("d")],
      winner: fraction(random) < 1 / (1 + Math.exp(-ahead / LUCK)) ? 0 : 1,
    },
    [a.rating, b.rating, c.rating, d.rating],
  );
  [a.rating, b.rating, c.rating, d.rating] = ratings;
  return Math.abs(changes[0].even);
}

/** How well points order players of known strength, who meet those near them in points: 80 matches each are 200,000 of 10,000. */
export function run(count = "10000"): void {
  const random = randomFrom("7a".padEnd(64, "5"));
  const players: Known[] = Array.from({ length: Number(count) }, () => ({
    truth: 1_200 + APART * bell(random),
    rating: firstRating,
  }));
  const mean = (of: (player: Known) => number) => players.reduce((sum, one) => sum + of(one), 0) / players.length;
  const began = performance.now();
  let played = 0;
  console.log(
    `${count} players\n\nmatches each  matches in all  rank correlation  points, mean  spread, mean  an even match`,
  );
  for (let round = 1; round <= Math.max(...LOOKED_AT); round++) {
    const near = players
      .map((player) => [player.rating.points + 25 * bell(random), player] as const)
      .sort(([one], [other]) => one - other)
      .map(([, player]) => player);
    let even = 0;
    for (let first = 0; first < near.length; first += 4) {
      even += play(random.shuffled(near.slice(first, first + 4)), round, random);
      played++;
    }
    if (!LOOKED_AT.includes(round)) continue;
    const row = [
      String(round).padStart(12),
      String(played).padStart(14),
      rankCorrelation(players).toFixed(3).padStart(16),
      mean(({ rating }) => rating.points)
        .toFixed(1)
        .padStart(12),
      mean(({ rating }) => rating.spread)
        .toFixed(0)
        .padStart(12),
      ((4 * even) / near.length).toFixed(1).padStart(13),
    ];
    console.log(row.join("  "));
  }
  console.log(`\n${(((performance.now() - began) * 1000) / played).toFixed(0)} µs a match`);
}
