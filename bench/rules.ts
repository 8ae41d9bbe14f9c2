import { type EightsState, eights } from "@/lib/rules/eights";
import { presets } from "@/lib/rules/eights/state";
import { playout } from "@/lib/rules/playout";
import { randomFrom } from "@/lib/rules/random";
import { careless } from "./bots";

/** Microseconds a call, over all the given states. */
function micros(states: readonly EightsState[], call: (state: EightsState) => unknown): string {
  for (const state of states.slice(0, 2000)) call(state);
  const began = performance.now();
  for (const state of states) call(state);
  return (((performance.now() - began) * 1000) / states.length).toFixed(1);
}

/** Random games a second, what one step costs, and how large a state grows. */
export function run(games = "300"): void {
  for (const preset of presets) {
    const options = { ...eights.defaults, preset };
    const count = preset === "insane" ? Math.ceil(Number(games) / 5) : Number(games);
    const began = performance.now();
    const states: EightsState[] = [];
    for (let number = 0; number < count; number++)
      states.push(
        ...playout(eights, options, [careless, careless, careless, careless], number.toString(16).padStart(64, "0")),
      );
    const seconds = (performance.now() - began) / 1000;
    const asked = states.filter((state) => eights.wait(state)?.seats.length);
    const random = randomFrom("00".repeat(32));
    const largest = Math.max(...states.map((state) => JSON.stringify(state).length));
    console.log(`Eights, ${preset}, four careless players`);
    console.log(`  ${(count / seconds).toFixed(0)} games/s, ${(asked.length / count).toFixed(0)} turns a game`);
    console.log(`  view ${micros(asked, (state) => eights.view(state, state.current))} µs`);
    console.log(
      `  check ${micros(asked, (state) => eights.check(state, state.current, { action: "play", cardIndex: 0 }))} µs`,
    );
    console.log(`  apply ${micros(asked, (state) => eights.apply(state, state.current, { action: "draw" }))} µs`);
    console.log(
      `  bot ${micros(asked, (state) => eights.bot(eights.view(state, state.current), state.current, random, "good"))} µs`,
    );
    console.log(`  largest state ${(largest / 1024).toFixed(1)} KiB as JSON\n`);
  }
}
