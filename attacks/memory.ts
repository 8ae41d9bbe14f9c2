import { seedOf } from "@/lib/rules/laws";
import { randomFrom } from "@/lib/rules/random";
import { Server } from "../e2e/server";
import { freePort } from "../scripts/house/ports.mjs";
import { Attacker, joinAtOnce, MACHINES, machine } from "./attacker";
import { inspected } from "./measure/inspector";
import { weigh } from "./measure/usage";
import { usual } from "./socket-attacks";
import { playedIn, randomFrames } from "./table-attacks";

const JOINS = 1_000;
const WAVES = 12;
const FRAMES = 20_000;
/** What a dozen waves may leave beyond what one did: places in lists that are bounded. */
const LEFT_MB = 1;
/** Until the last rooms have gone to sleep. */
const SLEEP_MS = 90_000;

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20 / 0.1) / 10;

/** `npm run abuse SEED memory`: what lives in a house after one wave, after a dozen more and after a flood of bad frames. */
export async function run(seed: string): Promise<void> {
  const random = randomFrom(seedOf(Number(seed)));
  const port = await freePort();
  const server = await Server.open("workerd.capnp", {}, { words: [`--inspector-addr=127.0.0.1:${port}`] });
  const heap = await inspected(port, server.room("NOBODY", usual));
  const rows: object[] = [];
  const measure = async (after: string) => {
    const before = await weigh(server.pid ?? 0);
    const { usedSize, totalSize, embedderHeapUsedSize, backingStorageSize } = await heap.living();
    const { megabytes: held } = await weigh(server.pid ?? 0);
    const living = megabytes(usedSize + embedderHeapUsedSize + backingStorageSize);
    rows.push({ after, "living MB": living, "heap MB": megabytes(totalSize), "MB before": before.megabytes, MB: held });
    console.log(`${after}: ${living} MB live`);
    return living;
  };
  const bring = (code: string, _: object = {}, from?: string) => new Attacker(server.room(code, usual), {}, from);
  const wave = async (number: number) => {
    const all = await joinAtOnce(JOINS, (index) =>
      bring(`WAVE${number}`, {}, machine(256 + MACHINES * number + (index % MACHINES))),
    );
    for (const { line } of all) line.drop();
  };
  try {
    await measure("nothing");
    await wave(0);
    const one = await measure("one wave");
    for (let number = 1; number <= WAVES; number++) {
      await wave(number);
      const living = await measure(`wave ${number} more`);
      if (living > one + LEFT_MB) throw new Error(`Wave ${number} left ${living - one} MB.`);
    }
    for await (const _ of randomFrames(bring, random, playedIn(usual), FRAMES));
    await measure(`${FRAMES} random frames`);
    await new Promise((resume) => setTimeout(resume, SLEEP_MS));
    await measure(`${SLEEP_MS / 1_000} s of quiet`);
  } finally {
    heap.end();
    console.table(rows);
    await server.close();
  }
}
