import { deckSize, freshValues, handSize } from "./deck";
import { isHonour } from "./kinds";
import { totalOf } from "./play";
import type { Bet, State } from "./state";

/** In how many of all equally likely ways the next total is higher, lower or equal: exact whole numbers. */
export interface Odds {
  readonly higher: number;
  readonly lower: number;
  readonly equal: number;
}

/** Ways to choose so many tiles of a pile (first index) with so high a sum (second). */
type Ways = readonly (readonly number[])[];
/** Sums or values, each with its weight. */
type Weights = readonly (readonly [number, number])[];

const highest = handSize * 9;
const nothing = (): number[][] => Array.from({ length: handSize + 1 }, () => new Array<number>(highest + 1).fill(0));

const choose = (of: number, count: number): number => {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
};

/** The odds as an attentive player knows them: every tile seen so far, but neither the pile's order nor an unseen honour's value. */
export function oddsOf(state: State): Odds {
  const known = new Map<number, number>();
  let unseen = 0;
  for (const { id, kind, value } of state.draw) {
    // Older decks have been through somebody's eyes: a pile is drawn to its end before it is shuffled anew.
    if (isHonour(kind) && id >= state.exhaustions * deckSize) unseen += 1;
    else known.set(value, (known.get(value) ?? 0) + 1);
  }

  // A known tile counts as often as there are fresh values, so that all ways weigh the same.
  let ways: Ways = [[1], ...nothing().slice(1)];
  for (const [value, count] of known) ways = withTiles(ways, count, [[value, freshValues.length]]);
  ways = withTiles(
    ways,
    unseen,
    freshValues.map((value) => [value, 1]),
  );

  const base = totalOf(state.hand);
  const odds = { higher: 0, lower: 0, equal: 0 };
  for (const [sum, count] of (ways[handSize] ?? []).entries())
    odds[sum > base ? "higher" : sum < base ? "lower" : "equal"] += count;
  return odds;
}

/** Adds tiles to choose from, each worth one of these values with that weight. */
function withTiles(ways: Ways, count: number, worth: Weights): Ways {
  const sums = nothing();
  let drawn: Weights = [[0, 1]];
  for (let more = 0; more <= Math.min(count, handSize); more++) {
    const chosen = choose(count, more);
    for (let had = 0; had + more <= handSize; had++)
      for (const [sum, before] of (ways[had] ?? []).entries())
        if (before > 0)
          for (const [extra, weight] of drawn) {
            const row = sums[had + more] as number[];
            row[sum + extra] = (row[sum + extra] ?? 0) + before * weight * chosen;
          }
    drawn = added(drawn, worth);
  }
  return sums;
}

function added(drawn: Weights, worth: Weights): Weights {
  const sums = new Map<number, number>();
  for (const [sum, before] of drawn)
    for (const [value, weight] of worth) sums.set(sum + value, (sums.get(sum + value) ?? 0) + before * weight);
  return [...sums];
}

/** How likely a bet is to be won. */
export function chanceOf(odds: Odds, bet: Bet): number {
  return odds[bet] / (odds.higher + odds.lower + odds.equal);
}
