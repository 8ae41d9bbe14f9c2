import { once } from "node:events";
import { eights } from "@/lib/rules/eights";
import { seedOf } from "@/lib/rules/laws";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import { end, startNode } from "../scripts/processes.mjs";
import { Person } from "./person";

const PEOPLE = 3;

/** What the people at the witness table have seen since they were last asked. */
export interface Testimony {
  /** Milliseconds from each move to its answer. */
  readonly trips: number[];
  readonly complaints: readonly string[];
  /** How often one of them was hung up on. */
  readonly falls: number;
}

const names = Array.from({ length: PEOPLE }, (_, index) => `Witness${index}`);

/** A table where people go on playing in a process of their own, so that nothing done here makes them seem slow. */
export async function witnessTable(address: string, seed: number) {
  const child = startNode(["scripts/run-ts.mjs", "kits/witness.ts", address, String(seed)]);
  const said = async (): Promise<Testimony> => (await once(child, "message"))[0];
  await said();
  return {
    testify: () => {
      const answer = said();
      child.send("testify");
      return answer;
    },
    end: () => end(child),
  };
}

/** The process of the witness table: plays at this address, and testifies whenever it is asked. */
export async function run(address: string, seed: string): Promise<void> {
  const random = randomFrom(seedOf(Number(seed)));
  const people = names.map(
    (name) =>
      new Person({
        ...{ game: "eights", address, name, isPlain: false, thinks: { least: 60, spread: 40 } },
        random: randomFrom(seedFrom(random)),
      }),
  );
  const testify = () => {
    const trips = people.flatMap((person) => person.trips.splice(0));
    const complaints = people.flatMap(({ device }) => device.complaints);
    const falls = people.reduce((sum, person) => sum + person.falls, 0);
    process.send?.({ trips, complaints, falls });
  };
  for (const person of people) {
    const told = new Promise((resolve) => {
      person.onState = resolve;
    });
    person.connect();
    await told;
  }
  people[0]?.say({ action: "setOptions", options: { ...eights.defaults, clock: 0, maxPlayers: PEOPLE } });
  people[0]?.say({ action: "startGame" });
  process.on("message", testify);
  testify();
}
