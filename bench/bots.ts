import { type EightsAction, type EightsOptions, type EightsState, eights, playable } from "@/lib/rules/eights";
import { colors } from "@/lib/rules/eights/state";
import { type MoveChooser, playout } from "@/lib/rules/playout";

const SEATS = 4;

/** Plays any card that can be played, names any colour, and draws only when nothing can be. */
export const careless: MoveChooser<EightsState, EightsAction> = (view, seat, random) => {
  const legal = playable(view, seat).flatMap((can, cardIndex) => (can ? [cardIndex] : []));
  if (legal.length === 0) return { action: "draw" };
  const cardIndex = random.pick(legal);
  if (view.hands[seat]?.[cardIndex]?.color) return { action: "play", cardIndex };
  return { action: "play", cardIndex, chosenColor: random.pick(colors) };
};

const good: MoveChooser<EightsState, EightsAction> = (view, seat, random) => eights.bot(view, seat, random, "good");
const easy: MoveChooser<EightsState, EightsAction> = (view, seat, random) => eights.bot(view, seat, random, "easy");

const rows: readonly (readonly [string, typeof good, typeof good, Partial<EightsOptions>])[] = [
  ["good against 3 careless, classic", good, careless, {}],
  ["easy against 3 careless, classic", easy, careless, {}],
  ["good against 3 easy, classic", good, easy, {}],
  ["good against 3 careless, classic, equal or higher", good, careless, { stacking: "equalOrHigher" }],
  ["good against 3 careless, classic, no stacking", good, careless, { stacking: "none" }],
  ["good against 3 careless, quick", good, careless, { preset: "quick" }],
  ["good against 3 careless, insane", good, careless, { preset: "insane" }],
];

/** How often one bot wins at a table of four, the seat going round; a shared win counts by its share. */
export function run(games = "20000"): void {
  console.log("fair share 25 %; with the standard error, over the games named\n");
  for (const [name, one, three, changes] of rows) {
    const count = changes.preset === "insane" ? Math.ceil(Number(games) / 10) : Number(games);
    const began = performance.now();
    let won = 0;
    let moves = 0;
    for (let number = 0; number < count; number++) {
      const hero = number % SEATS;
      const players = Array.from({ length: SEATS }, (_, seat) => (seat === hero ? one : three));
      const seed = number.toString(16).padStart(64, "0");
      const states = playout(eights, { ...eights.defaults, preset: "classic", ...changes }, players, seed);
      const winners = states.at(-1)?.winners ?? [];
      if (winners.includes(hero)) won += 1 / winners.length;
      moves += states.at(-1)?.turns ?? 0;
    }
    const rate = won / count;
    const error = Math.sqrt((rate * (1 - rate)) / count);
    const micros = ((performance.now() - began) * 1000) / moves;
    console.log(
      `${name.padEnd(52)} ${(rate * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}  (${count} games, ${micros.toFixed(0)} µs a move all told)`,
    );
  }
}
