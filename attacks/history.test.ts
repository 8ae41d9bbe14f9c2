import { describe, expect, it } from "vitest";
import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import { games } from "@/lib/rules/registry";
import { type History, printOf, untrue } from "./history";

/** Some states of a game as bots play it. */
function played(game: Game): unknown[] {
  const random = randomFrom(seedOf(1));
  const states = [game.setup(4, game.defaults, seedOf(2))];
  for (let state = states[0]; states.length < 20; states.push(state)) {
    const [seat] = game.wait(state)?.seats ?? [];
    state =
      seat === undefined
        ? game.timeout(state, seedFrom(random))
        : game.apply(state, seat, game.bot(game.view(state, seat), seat, random, "easy"));
  }
  return states;
}

describe.each(Object.entries(games))("what was shown of %s", (_, game) => {
  const states = played(game as Game);
  const history: History = { moves: [], states: new Map([[1, states]]) };
  const shown = (at: number, seat = 0) => {
    const print = printOf((game as Game).view(states[at], seat));
    return { round: 1, seat, print };
  };

  it("was so, one after the other, where some of it was not shown", () =>
    expect(untrue(game as Game, history, [shown(0), shown(3), shown(3), shown(19)])).toEqual([]));
  it("was not so where it goes back", () =>
    expect(untrue(game as Game, history, [shown(10), shown(3)])).toEqual([shown(3)]));
  it("was not so where another seat sees it", () =>
    expect(untrue(game as Game, history, [{ ...shown(5, 1), seat: 0 }])).toHaveLength(1));
  it("was not so where there is no such game", () =>
    expect(untrue(game as Game, history, [{ ...shown(5), round: 2 }])).toHaveLength(1));
});

it("a view is the same in whatever order its fields stand", () =>
  expect(printOf({ a: [1, { b: 2, c: 3 }], d: 4 })).toBe(printOf({ d: 4, a: [1, { c: 3, b: 2 }] })));
