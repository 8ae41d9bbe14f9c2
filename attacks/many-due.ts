import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { oracles } from "@/lib/rules/oracles";
import { randomFrom, seedFrom } from "@/lib/rules/random";
import { boundless } from "../e2e/server";
import { freePort } from "../scripts/house/ports.mjs";
import { serve } from "../scripts/house/serve.mjs";
import { Person } from "./person";

/** How many tables play on alone, and how many files the house may have open when it comes back to them. */
interface Size {
  readonly tables: number;
  readonly files: number;
}
const manyTables: Size = { tables: 500, files: 512 };
export const fewDue: Size = { tables: 90, files: 256 };

const AT_ONCE = 10;
/** By then every turn has run out, a bot's or a player's. */
const AWAY_MS = 12_000;
/** So many have gone on within so long: the house wakes them, and there is a next one. */
const WOKEN = 20;
const PATIENCE_MS = 60_000;
const LOOK_MS = 500;
const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Somebody who is told of their table once they are in. */
async function seated(address: string, name: string, seed: string): Promise<Person> {
  const thinks = { least: 3_600_000, spread: 1 };
  const person = new Person({ game: "eights", address, name, random: randomFrom(seed), isPlain: false, thinks });
  const told = new Promise<void>((resume) => {
    person.onState = () => resume();
  });
  person.connect();
  await told;
  return person;
}

/**
 * Kills a house in which many tables are under play, and opens it again when all of them are due, with fewer files than they
 * take all at once. What is wrong afterwards, if anything is: it must stand, let people in, and lead the tables on.
 */
export async function manyDue({ tables, files }: Size): Promise<readonly string[]> {
  const data = await mkdtemp(join("test-results", "due-"));
  const random = randomFrom("d0e".padEnd(64, "0"));
  const port = await freePort();
  const room = (code: string) => `ws://localhost:${port}/parties/eights/${code}`;
  const complaints: string[] = [];
  const say = (line: string) => complaints.push(line);
  const people: Person[] = [];
  let server = await serve({ port, data, limits: boundless, say: () => {} });
  try {
    for (let first = 0; first < tables; first += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - first) }, async (_, index) => {
          const person = await seated(room(`DUE${first + index}`), `D${first + index}`, seedFrom(random));
          people.push(person);
          person.say({ action: "setOptions", options: oracles.eights.clocks.short });
          person.say({ action: "startGame", fill: true });
        }),
      );
    for (const person of people) person.drop();
    await server.kill9();
    await pause(AWAY_MS);
    const killedAt = Date.now();
    server = await serve({ port, data, limits: boundless, files, say });
    const folder = join(data, "party", "-eightsDO");
    const woken = async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".sqlite-wal") && !name.startsWith("meta"));
      const times = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
      return times.filter((found) => found !== null && found.mtimeMs > killedAt).length;
    };
    let most = 0;
    for (const end = Date.now() + PATIENCE_MS; most < WOKEN && Date.now() < end; await pause(LOOK_MS))
      most = Math.max(most, await woken());
    const faults = complaints
      .filter((line) => /stopped by themselves|Too many open files|CANTOPEN/.test(line))
      .slice(0, 3);
    const guest = await Promise.race([seated(room("GUEST"), "Guest", seedFrom(random)), pause(PATIENCE_MS)]);
    guest?.drop();
    return [
      ...faults,
      ...(most < WOKEN ? [`${most} tables went on`] : []),
      ...(guest ? [] : ["nobody was let in meanwhile"]),
    ];
  } finally {
    for (const person of people) person.drop();
    await server.end();
    await rm(data, { recursive: true, force: true });
  }
}

/** `npm run abuse SEED due` */
export async function run(): Promise<void> {
  const faults = await manyDue(manyTables);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
