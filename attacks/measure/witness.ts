import type { Game } from "@/lib/rules/game";
import { seedOf } from "@/lib/rules/laws";
import { oracles } from "@/lib/rules/oracles";
import { type Random, randomFrom, seedFrom } from "@/lib/rules/random";
import { type GameId, games } from "@/lib/rules/registry";
import { end, messageOf, startNode } from "../../scripts/processes.mjs";
import { Person } from "../person";

/** What the people at the witness tables have seen since they were last asked. */
interface Testimony {
  /** Milliseconds from each move to its answer. */
  readonly trips: number[];
  readonly complaints: readonly string[];
  /** How often one of them was hung up on. */
  readonly falls: number;
}

/** Tables where people go on playing in a process of their own, so that nothing done here makes them seem slow. */
export async function witnessTables(game: GameId, address: string, tables: number, seed: number) {
  const child = startNode([
    "scripts/run-ts.mjs",
    "attacks/measure/witness.ts",
    game,
    address,
    String(tables),
    String(seed),
  ]);
  const said = (): Promise<Testimony> => messageOf(child);
  await said();
  return {
    testify: () => {
      const answer = said();
      child.send("testify");
      return answer;
    },
    /** Names the process group of the witness. */
    pid: child.pid,
    end: () => end(child),
  };
}

/** The process of the witness: plays at this address and at others beside it, and testifies whenever it is asked. */
export async function run(game: GameId, address: string, tables: string, seed: string): Promise<void> {
  const random = randomFrom(seedOf(Number(seed)));
  const people: Person[] = [];
  for (let table = 0; table < Number(tables); table++) people.push(...(await seated(game, address, table, random)));
  const testify = () => {
    const trips = people.flatMap((person) => person.trips.splice(0));
    const complaints = people.flatMap(({ device }) => device.complaints);
    const falls = people.reduce((sum, person) => sum + person.falls, 0);
    process.send?.({ trips, complaints, falls });
  };
  process.on("message", testify);
  testify();
}

/** As many as play together, at the first table or another one, once their game has begun. */
async function seated(id: GameId, first: string, table: number, random: Random): Promise<Person[]> {
  const game = games[id] as Game;
  const address = table === 0 ? first : `${first}${table}`;
  const options = oracles[id].clocks.none;
  const [fewest = 0] = game.counts(options);
  const people = Array.from(
    { length: fewest },
    (_, index) =>
      new Person({
        ...{ game: id, address, isPlain: false, thinks: { least: 60, spread: 40 } },
        name: `Witness${table * fewest + index}`,
        random: randomFrom(seedFrom(random)),
      }),
  );
  for (const person of people) {
    const told = new Promise((resolve) => {
      person.onState = resolve;
    });
    person.connect();
    await told;
  }
  people[0]?.say({ action: "setOptions", options });
  people[0]?.say({ action: "startGame" });
  return people;
}
