import type { BotLevel } from "@/lib/rules/game";
import { type MoveChooser, playout } from "@/lib/rules/playout";
import { rummy } from "@/lib/rules/rummy";
import type { RummyAction, RummyState } from "@/lib/rules/rummy/state";

const chooser =
  (level: BotLevel): MoveChooser<RummyState, RummyAction> =>
  (view, seat, random) =>
    rummy.bot(view, seat, random, level);

const rows: readonly (readonly [BotLevel, BotLevel])[] = [
  ["strong", "good"],
  ["good", "easy"],
];

/** How many points a deal costs each level, two of one against two of the other, the seats changing from deal to deal. */
export function run(deals = "500"): void {
  console.log("points a deal, the fewer the better; the difference with its standard error\n");
  for (const [better, worse] of rows) {
    const began = performance.now();
    const differences: number[] = [];
    const sums = { better: 0, worse: 0, turns: 0, closed: 0 };
    for (let number = 0; number < Number(deals); number++) {
      const isBetter = (seat: number) => (seat + number) % 2 === 0;
      const players = [0, 1, 2, 3].map((seat) => chooser(isBetter(seat) ? better : worse));
      const states = playout(rummy, { ...rummy.defaults, deals: 1 }, players, number.toString(16).padStart(64, "0"));
      const last = states.at(-1);
      const [result] = last?.results ?? [];
      if (!last || !result) throw new RangeError("no result");
      const costs = { better: 0, worse: 0 };
      for (const [seat, { points }] of result.seats.entries()) costs[isBetter(seat) ? "better" : "worse"] += points / 2;
      differences.push(costs.worse - costs.better);
      sums.better += costs.better;
      sums.worse += costs.worse;
      sums.turns += last.turn;
      sums.closed += result.closer !== null && isBetter(result.closer) ? 1 : 0;
    }
    const count = differences.length;
    const mean = differences.reduce((sum, one) => sum + one, 0) / count;
    const error = Math.sqrt(differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1) / count);
    console.log(
      `${better} ${(sums.better / count).toFixed(1)}, ${worse} ${(sums.worse / count).toFixed(1)}: ` +
        `${mean.toFixed(1)} ± ${error.toFixed(1)}, ${(mean / error).toFixed(1)} standard errors; ` +
        `${better} closed ${((100 * sums.closed) / count).toFixed(0)} % of ${count} deals of ${(sums.turns / count).toFixed(0)} turns ` +
        `(${((performance.now() - began) / count).toFixed(0)} ms a deal)`,
    );
  }
}
