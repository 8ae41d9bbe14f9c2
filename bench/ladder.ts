import { Ladder, laidOut, type PlayerStanding } from "@/lib/ranked/ladder";
import { LadderInMemory } from "@/lib/ranked/testing/ladder-in-memory";
import { randomFrom } from "@/lib/rules/random";
import { bell } from "./rating";

const WARM_UP = 100;

/** CPU of one act, in ms. */
async function cost(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function say(name: string, costs: number[]) {
  const sorted = costs.slice(WARM_UP).sort((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(2).padStart(8);
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  console.log(`${name.padEnd(36)} ${mean.toFixed(2).padStart(8)} ${at(0.5)} ${at(0.99)} ${at(1)}`);
}

/** What a ladder costs on rows in memory: a match, a match told twice, one's place and neighbours, the first page. */
export async function run(count = "100000", matches = "5000"): Promise<void> {
  const random = randomFrom("1adde".padEnd(64, "5"));
  const players = Array.from({ length: Number(count) }, (_, number) => number.toString(16).padStart(64, "0"));
  const standing = (): PlayerStanding => ({
    rating: { points: Math.max(0, 1_200 + 250 * bell(random)), spread: 120, matches: 60, playedAt: 0 },
    won: 30,
    form: "WLWLWLWLWL",
  });
  const storage = new LadderInMemory(laidOut(new Map(players.map((player) => [player, standing()]))));
  const ladder = new Ladder(storage);
  const any = () => random.pick(players);
  const held = () => ({ player: any(), isAwayAtEnd: random.below(30) === 0, botHands: 0 });
  const results = Array.from({ length: Number(matches) }, (_, number) => ({
    match: number.toString(16).padStart(32, "0"),
    endedAt: number * 1_000,
    hands: 12,
    winner: random.below(2) === 0 ? (0 as const) : (1 as const),
    seats: [held(), held(), held(), held()] as const,
  })).filter(({ seats }) => new Set(seats.map(({ player }) => player)).size === 4);

  console.log(`${count} players with a place; CPU in ms\n\n${"".padEnd(36)}     mean   median      p99     most`);
  const acts: readonly (readonly [string, number, (turn: number) => Promise<unknown>])[] = [
    ["a match", results.length, async (turn) => results[turn] && ladder.settle(results[turn])],
    ["a match told again", 2_000, async (turn) => results[turn] && ladder.settle(results[turn])],
    ["my place and three on either side", 2_000, () => ladder.around(any(), 3)],
    ["my place and twenty on either side", 2_000, () => ladder.around(any(), 20)],
    ["the first page of a hundred, kept", 2_000, () => ladder.top()],
    ["the same, read anew", 500, () => new Ladder(storage).top()],
  ];
  for (const [name, turns, act] of acts) {
    const costs: number[] = [];
    const [read, written] = [storage.read, storage.written];
    for (let turn = 0; turn < turns; turn++) costs.push(await cost(() => act(turn)));
    say(name, costs);
    const each = (rows: number) => (rows / turns).toFixed(1);
    console.log(`${"".padEnd(36)} ${each(storage.read - read)} rows read, ${each(storage.written - written)} written`);
  }
}
