import { type BalootAction, type BalootState, baloot, openBids, playable } from "@/lib/rules/baloot";
import type { Seat } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";

const HANDS = 20_000;
const WARM_UP = 2_000;
const MOMENTS = 2_000;

/** Processor time, which other work on the machine does not lengthen. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Any legal bid or card, chosen blindly. */
function anything(state: BalootState, seat: Seat, random: Random): BalootAction {
  switch (state.phase) {
    case "bidding":
      return random.pick(openBids(state, seat));
    case "playing":
      return { action: "play", card: random.pick(playable(state, seat)) };
    case "sheet":
      return { action: "seen" };
    default:
      return { action: "decline" };
  }
}

/** One step of a match by random legal moves; the next match begins when it is over. */
function stepped(state: BalootState, random: Random): BalootState {
  const wait = baloot.wait(state);
  if (!wait) return baloot.setup(4, state.options, seedFrom(random));
  const [seat] = wait.seats;
  if (seat === undefined) return baloot.timeout(state, wait.deals ? seedFrom(random) : undefined);
  const action = anything(state, seat, random);
  const refusal = baloot.check(state, seat, action);
  if (refusal) throw new Error(`${JSON.stringify(action)} refused: ${refusal.code}`);
  return baloot.apply(state, seat, action);
}

/** Plays so many hands and shows every state on the way. */
function play(hands: number, random: Random, look: (state: BalootState) => void): void {
  let state = baloot.setup(4, baloot.defaults, seedOf(1));
  for (let played = 0; played < hands; ) {
    const next = stepped(state, random);
    if (next.deals.length > state.deals.length) played++;
    state = next;
    look(state);
  }
}

/** Random-legal hands a second on one core, and the time of `view`, `check` and `apply`. */
export function run(wanted = String(HANDS)) {
  const hands = Number(wanted);
  const random = randomFrom(seedOf(2));
  const moments: BalootState[] = [];
  play(WARM_UP, random, (state) => {
    if (state.phase === "playing" && moments.length < MOMENTS) moments.push(state);
  });
  const began = cpuSeconds();
  play(hands, random, () => {});
  const rate = hands / (cpuSeconds() - began);
  console.log(`baloot: ${Math.round(rate)} random-legal hands a second of one core, bids and thrown-in deals included`);

  const moves = moments.map((state) => {
    const seat = state.asked[0] ?? 0;
    return { state, seat, action: anything(state, seat, random) };
  });
  const time = (name: string, work: (move: (typeof moves)[number]) => unknown) => {
    const rounds = 20;
    for (const move of moves) work(move);
    const start = cpuSeconds();
    for (let round = 0; round < rounds; round++) for (const move of moves) work(move);
    const micros = (1e6 * (cpuSeconds() - start)) / (rounds * moves.length);
    console.log(`baloot: ${name} ${micros.toFixed(2)} µs`);
  };
  time("view", ({ state, seat }) => baloot.view(state, seat));
  time("check", ({ state, seat, action }) => baloot.check(state, seat, action));
  time("apply", ({ state, seat, action }) => baloot.apply(state, seat, action));
}
