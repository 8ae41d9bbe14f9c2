import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { randomFrom } from "../random";
import { dailySeed } from "./daily";
import { deckSize, freshDeck, freshPile } from "./deck";
import { type GameRecord, recordOf, replay } from "./game-record";
import { digitOf, isHonour, type Kind, kinds } from "./kinds";
import { accountOf, bestStreakOf, streakOf } from "./luck-and-choice";
import { chanceOf, oddsOf } from "./odds";
import { gameLength, play, scoreOf, start, totalOf, wins } from "./play";
import type { Bet, Ending, State, Tile } from "./state";

const seedOf = (number: number) => number.toString(16).padStart(64, "0");
const likelier = (state: State): Bet => {
  const { higher, lower } = oddsOf(state);
  return higher >= lower ? "higher" : "lower";
};
const finished = (state: State, choose: (state: State) => Bet): State =>
  state.ending ? state : finished(play(state, choose(state)), choose);
const tile = (id: number, kind: Kind, value: number = digitOf(kind) ?? 5): Tile => ({ id, kind, value });
const table = (hand: readonly Tile[], draw: readonly Tile[], rest: Partial<State> = {}): State => ({
  seed: seedOf(1),
  draw,
  discard: [],
  hand,
  rounds: [],
  exhaustions: 0,
  ending: null,
  ...rest,
});
const numbers = (from: number, ...values: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[]) =>
  values.map((value, index) => tile(from + index, `dots-${value}`));
/** Tiles nobody looks at, so that a pile is not empty. */
const more = numbers(900, 1, 1, 1, 1);
const frozen = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};
const allTiles = ({ draw, discard, hand }: State) => [...draw, ...discard, ...hand];

describe("the tiles", () => {
  test("1.1 a deck is 34 kinds, four of each, every tile with an id of its own", () => {
    const deck = freshDeck(0, randomFrom(seedOf(1)));
    expect(kinds).toHaveLength(34);
    expect(deck).toHaveLength(deckSize);
    for (const kind of kinds) expect(deck.filter((each) => each.kind === kind)).toHaveLength(4);
    const second = freshDeck(1, randomFrom(seedOf(1)));
    expect(new Set([...deck, ...second].map(({ id }) => id)).size).toBe(2 * deckSize);
  });

  test("1.2 a suit tile is worth its number", () => {
    for (const { kind, value } of freshDeck(0, randomFrom(seedOf(1))))
      if (!isHonour(kind)) expect(kind.endsWith(`-${value}`)).toBe(true);
  });

  test("1.3 a fresh honour is worth 3 to 7, each as likely, and each tile has its own value", () => {
    const counts = new Map<number, number>();
    const random = randomFrom(seedOf(7));
    const decks = Array.from({ length: 200 }, (_, number) => freshDeck(number, random));
    for (const { kind, value } of decks.flat()) if (isHonour(kind)) counts.set(value, (counts.get(value) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([3, 4, 5, 6, 7]);
    for (const count of counts.values()) expect(count / (200 * 28)).toBeCloseTo(0.2, 1);
    const easts = decks[0]?.filter(({ kind }) => kind === "east").map(({ value }) => value);
    expect(new Set(easts).size).toBeGreaterThan(1);
  });
});

describe("a round", () => {
  test("2.1 a total is the sum of the values at that moment", () => {
    expect(totalOf([tile(1, "characters-8"), tile(2, "east", 6), tile(3, "bamboo-3"), tile(4, "green", 5)])).toBe(22);
  });

  test("2.2 the first hand lies there without a bet", () => {
    const state = start(seedOf(3));
    expect(state.hand).toHaveLength(4);
    expect(state.draw).toHaveLength(132);
    expect(state.rounds).toEqual([]);
    expect(state.hand.every(({ kind, value }) => !isHonour(kind) || (value >= 3 && value <= 7))).toBe(true);
  });

  it.each([
    ["higher", 21, true],
    ["higher", 20, false],
    ["higher", 19, false],
    ["lower", 21, false],
    ["lower", 20, false],
    ["lower", 19, true],
  ] as const)("3.1, 3.2 %s on 20, %i comes", (bet, total, won) => {
    expect(wins(bet, 20, total)).toBe(won);
  });

  test("3.3 a bet won scores 1, a bet lost 0", () => {
    const state = table(numbers(1, 5, 5, 5, 5), [...numbers(5, 6, 6, 6, 6), ...numbers(9, 6, 6, 6, 6), ...more]);
    const won = play(state, "higher");
    expect(scoreOf(won)).toBe(1);
    expect(scoreOf(play(won, "higher"))).toBe(1);
  });

  test("4.1, 4.3 a win lifts the revealed honours, each once, and the moved total is the next base", () => {
    const before = table(
      [tile(1, "characters-8"), tile(2, "east", 6), tile(3, "bamboo-3"), tile(4, "green", 5)],
      [tile(5, "dots-9"), tile(6, "south", 5), tile(7, "characters-7"), tile(8, "red", 6), ...more],
    );
    const after = play(before, "higher");
    expect(after.rounds[0]).toMatchObject({ base: 22, total: 27, won: true, moved: 29 });
    expect(after.hand.map(({ value }) => value)).toEqual([9, 6, 7, 7]);
    expect(totalOf(after.hand)).toBe(29);
  });

  test("4.1, 3.2 a loss, an equal total too, lowers winds and dragons", () => {
    const before = table(numbers(1, 5, 5, 5, 5), [
      ...[tile(5, "north", 5), tile(6, "white", 7), tile(7, "dots-4"), tile(8, "dots-4")],
      ...more,
    ]);
    for (const bet of ["higher", "lower"] as const) {
      const after = play(before, bet);
      expect(after.rounds[0]?.won).toBe(false);
      expect(after.hand.map(({ value }) => value)).toEqual([4, 6, 4, 4]);
    }
  });

  test("4.2 the hand that was bet on does not move", () => {
    const hand = [tile(1, "east", 6), ...numbers(2, 1, 1, 1)];
    const after = play(table(hand, [...numbers(5, 9, 9, 9, 9), ...more]), "higher");
    expect(after.discard).toEqual(hand);
  });

  test("4.4 suit tiles never move, whoever wins", () => {
    const state = finished(start(seedOf(4)), likelier);
    for (const { kind, value } of allTiles(state))
      if (!isHonour(kind)) expect(`${kind.split("-")[0]}-${value}`).toBe(kind);
  });

  test("5.1 four are drawn, and the hand bet on is discarded", () => {
    const state = start(seedOf(5));
    const next = play(state, "lower");
    expect(next.hand.map(({ id }) => id)).toEqual(state.draw.slice(0, 4).map(({ id }) => id));
    expect(next.draw).toEqual(state.draw.slice(4));
    expect(next.discard).toEqual(state.hand);
  });
});

describe("the piles", () => {
  const played = (bets: number) => {
    let state = start(seedOf(8));
    for (let bet = 0; bet < bets; bet++) state = play(state, bet % 2 ? "higher" : "lower");
    return state;
  };

  test("5.2 an empty pile is filled from the discards and a fresh deck, and counted", () => {
    const before = played(32);
    const after = play(before, "higher");
    expect(before.draw).toHaveLength(4);
    expect(after.exhaustions).toBe(1);
    expect(after.discard).toEqual([]);
    expect(after.draw).toHaveLength(132 + deckSize);
    expect(after.rounds.at(-1)?.reshuffled).toBe(true);
    expect(before.rounds.at(-1)?.reshuffled).toBe(false);
    const ids = allTiles(after).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2 * deckSize);
    expect(ids.filter((id) => id >= deckSize)).toHaveLength(deckSize);
    expect(after.hand.map(({ id }) => id)).toEqual(before.draw.map(({ id }) => id));
  });

  test("4.4 values go through the shuffle unchanged", () => {
    const before = played(32);
    const after = play(before, "higher");
    const kept = new Map([...before.discard, ...before.hand].map(({ id, value }) => [id, value]));
    for (const { id, value } of after.draw) if (id < deckSize) expect(value).toBe(kept.get(id));
    expect([...before.discard].some(({ kind, value, id }) => isHonour(kind) && kept.get(id) === value)).toBe(true);
  });

  test("tiles are conserved from first to last", () => {
    let state = start(seedOf(9));
    while (!state.ending) {
      state = play(state, likelier(state));
      const decks = Math.min(state.exhaustions, 2) + 1;
      expect(new Set(allTiles(state).map(({ id }) => id)).size).toBe(decks * deckSize);
    }
  });

  test("the order of a pile does not hang on the bets", () => {
    const ids = (choose: Bet) => {
      let state = start(seedOf(10));
      for (let round = 0; round < 40; round++) state = play(state, choose);
      return state.draw.map(({ id }) => id);
    };
    expect(ids("higher")).toEqual(ids("lower"));
  });
});

describe("the end", () => {
  const pile = numbers(800, 5, 5, 5, 5);
  const endingAt = (value: number, bet: Bet, rest: Partial<State> = {}, draw: readonly Tile[] = pile): State =>
    play(table(numbers(1, 5, 5, 5, 5), [tile(5, "white", value), ...numbers(6, 9, 9, 9), ...draw], rest), bet);

  test("6.1 a value of 10 or 0 ends the game, 9 and 1 do not", () => {
    expect(endingAt(9, "higher").ending?.tile).toMatchObject({ kind: "white", value: 10 });
    expect(endingAt(1, "lower").ending?.tile).toMatchObject({ kind: "white", value: 0 });
    expect(endingAt(8, "higher").ending).toBeNull();
    expect(endingAt(2, "lower").ending).toBeNull();
    const wind = table(numbers(1, 5, 5, 5, 5), [tile(5, "west", 9), ...numbers(6, 9, 9, 9), ...pile]);
    expect(play(wind, "higher").ending?.tile?.kind).toBe("west");
  });

  test("6.2 the third exhaustion ends the game, and nothing more is dealt", () => {
    const twice = { exhaustions: 2, discard: more };
    const over = endingAt(5, "higher", twice, []);
    expect(over.ending).toEqual({ tile: null, exhausted: true });
    expect(over.exhaustions).toBe(3);
    expect(over.draw).toEqual([]);
    expect(over.discard).toHaveLength(8);
    expect(endingAt(5, "higher", { ...twice, exhaustions: 1 }, []).ending).toBeNull();
  });

  test("6.3 both at once are one end, with the value in it", () => {
    const { ending } = endingAt(9, "higher", { exhaustions: 2 }, []);
    expect(ending).toMatchObject({ tile: { value: 10 }, exhausted: true });
    expect(endingAt(9, "higher", {}, []).ending).toMatchObject({ exhausted: false });
  });

  test("6.4 there is no bet after it", () => {
    expect(() => play(endingAt(9, "higher"), "lower")).toThrow("6.4");
  });

  test("6.5 games last 101 to 201 bets, and both ends happen", () => {
    const [fewest, most] = gameLength();
    expect([fewest, most]).toEqual([101, 201]);
    const endings: Ending[] = [];
    for (let number = 1; number <= 60; number++) {
      const random = randomFrom(seedOf(number));
      const choose = number % 2 ? likelier : () => random.pick(["higher", "lower"] as const);
      const { rounds, ending } = finished(start(seedOf(number)), choose);
      expect(rounds.length).toBeGreaterThanOrEqual(fewest);
      expect(rounds.length).toBeLessThanOrEqual(most);
      if (ending?.exhausted) expect(rounds).toHaveLength(most);
      if (ending) endings.push(ending);
    }
    expect(endings.some(({ tile }) => tile?.value === 10)).toBe(true);
    expect(endings.some(({ tile }) => tile?.value === 0)).toBe(true);
    expect(endings.some(({ exhausted }) => exhausted)).toBe(true);
  });
});

describe("history", () => {
  test("a snapshot never changes, and nothing else is mutated", () => {
    let state = frozen(start(seedOf(11)));
    const told: string[] = [];
    while (!state.ending) {
      state = frozen(play(state, likelier(state)));
      told.push(JSON.stringify(state.rounds.at(-1)));
    }
    expect(state.rounds.map((round) => JSON.stringify(round))).toEqual(told);
  });

  test("a game is plain JSON, and plays again from its seed and bets", () => {
    const state = finished(start(seedOf(12)), likelier);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(replay(recordOf(state))).toEqual(state);
    expect(() => replay({ ...recordOf(state), bets: [...recordOf(state).bets, "higher"] })).toThrow("6.4");
  });

  it.each(readdirSync(join(import.meta.dirname, "replays")))("%s plays as it was played", (file) => {
    const golden: { record: GameRecord; ending: Ending; score: number; sha256: string } = JSON.parse(
      readFileSync(join(import.meta.dirname, "replays", file), "utf8"),
    );
    const state = replay(golden.record);
    expect(state.ending).toEqual(golden.ending);
    expect(scoreOf(state)).toBe(golden.score);
    expect(createHash("sha256").update(JSON.stringify(state)).digest("hex")).toBe(golden.sha256);
  });
});

describe("the deck of the day", () => {
  test("8.1 a day has one seed, and another day another", () => {
    expect(dailySeed("2026-11-18")).toMatch(/^[0-9a-f]{64}$/);
    expect(start(dailySeed("2026-11-18"))).toEqual(start(dailySeed("2026-11-18")));
    expect(dailySeed("2026-11-18")).not.toBe(dailySeed("2026-11-19"));
    expect(freshPile(dailySeed("2026-11-18"), 0, [])).not.toEqual(freshPile(dailySeed("2026-11-19"), 0, []));
  });
});

describe("luck and choice", () => {
  /** Every way of drawing four in order, with every value an unseen honour may have. */
  function counted(state: State) {
    const odds = { higher: 0, lower: 0, equal: 0 };
    const base = totalOf(state.hand);
    const draws = (left: readonly Tile[], count: number, sum: number): void => {
      if (count === 0) odds[sum > base ? "higher" : sum < base ? "lower" : "equal"] += 1;
      else
        for (const [index, { id, kind, value }] of left.entries()) {
          const unseen = isHonour(kind) && id >= state.exhaustions * deckSize;
          for (const worth of unseen ? [3, 4, 5, 6, 7] : Array<number>(5).fill(value))
            draws(left.slice(index + 1), count - 1, sum + worth);
        }
    };
    draws(state.draw, 4, 0);
    return odds;
  }

  test("9.1 the odds are those of counting every possible hand", () => {
    const late = (exhaustions: number, from: number): State => {
      let state = start(seedOf(from));
      while (state.exhaustions < exhaustions || state.draw.length > 8) state = play(state, likelier(state));
      return state;
    };
    for (const state of [late(0, 13), late(0, 14), late(1, 15)]) expect(oddsOf(state)).toEqual(counted(state));
  });

  test("9.1 nothing hidden is in them: neither order nor unseen values", () => {
    const state = start(seedOf(16));
    const other = {
      ...state,
      draw: [...state.draw].reverse().map((each) => (isHonour(each.kind) ? { ...each, value: 3 } : each)),
    };
    expect(oddsOf(other)).toEqual(oddsOf(state));
  });

  test("9.1 a whole pile adds up", () => {
    const { higher, lower, equal } = oddsOf(start(seedOf(17)));
    expect(higher + lower + equal).toBe(((132 * 131 * 130 * 129) / 24) * 5 ** 4);
  });

  test("9.2, 9.3 an account adds up, and always the likelier side is the ideal", () => {
    const best = accountOf(recordOf(finished(start(seedOf(18)), likelier)));
    expect(best.best).toBe(best.rounds);
    expect(best.chosen).toBeCloseTo(best.ideal, 9);
    const poor = accountOf(
      recordOf(finished(start(seedOf(18)), (state) => (likelier(state) === "higher" ? "lower" : "higher"))),
    );
    expect(poor.chosen).toBeLessThan(poor.blind);
    expect(poor.best).toBeLessThan(poor.rounds / 10);
  });

  test("9.1 an account weighs every bet by the odds of its moment", () => {
    const state = finished(start(seedOf(18)), () => "higher");
    const { weighed } = accountOf(recordOf(state));
    expect(weighed).toHaveLength(state.rounds.length);
    for (const number of [0, 1, 40]) {
      const odds = oddsOf(replay({ ...recordOf(state), bets: recordOf(state).bets.slice(0, number) }));
      expect(weighed[number]).toEqual({ chance: chanceOf(odds, "higher"), isBest: odds.higher >= odds.lower });
    }
  });

  test("9.1 the odds come true", () => {
    let expected = 0;
    let won = 0;
    let rounds = 0;
    for (let number = 100; number < 140; number++) {
      const state = finished(start(seedOf(number)), likelier);
      const account = accountOf(recordOf(state));
      expected += account.chosen;
      won += account.score;
      rounds += account.rounds;
    }
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(rounds / 4));
  });

  test("streaks", () => {
    const rounds = [true, true, false, true].map((won) => ({ won }));
    expect(bestStreakOf(rounds)).toBe(2);
    expect(streakOf(rounds)).toBe(1);
    expect(streakOf([])).toBe(0);
    expect(streakOf([{ won: true }])).toBe(1);
  });

  test("a chance is a share of all ways", () => {
    expect(chanceOf({ higher: 3, lower: 4, equal: 1 }, "higher")).toBe(0.375);
  });
});
