import { expect, it } from "vitest";
import { ROWS } from "@/lib/ranked/wire";
import { ladderOf } from "./ask-ranked";

const idOf = (number: number) => number.toString(16).padStart(64, "0");

/** A ladder in which the earlier one is named the worse one is; without a place is whoever is named last. */
const rowOf = (player: string, at: number, of: number) => ({
  ...{ player, name: "P", avatar: "palm", points: at, spread: 1, matches: 20, provisionalFor: at === of - 1 ? 1 : 0 },
  ...{ place: at === of - 1 ? null : of - at, isClaimed: false, won: 1, week: 0, form: "" },
  contracts: { bought: 0, made: 0 },
});

it("of more friends than a ladder answers for at once none is left out, and the best come first", async () => {
  const players = Array.from({ length: 2 * ROWS + 1 }, (_, number) => idOf(number));
  const asked: number[] = [];
  const request = async (_: string, room: string, letter: string) => {
    const { players: some } = JSON.parse(letter) as { players: string[] };
    asked.push(some.length);
    expect(room).toBe("rocket-3");
    return { rows: some.map((player) => rowOf(player, players.indexOf(player), players.length)).reverse() };
  };
  const outcome = await ladderOf({ request }, "rocket", 3, players);
  expect(asked).toEqual([ROWS, ROWS, 1]);
  const [last = "", ...placed] = [...players].reverse();
  expect("answer" in outcome && outcome.answer.rows.map(({ player }) => player)).toEqual([...placed, last]);
  const refused = await ladderOf({ request: async () => ({ refused: "tooOften" }) }, "rocket", 3, players);
  expect(refused).toEqual({ failure: "tooOften" });
});
