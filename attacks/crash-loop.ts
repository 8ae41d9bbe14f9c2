import type { GameId } from "@/lib/rules/registry";
import { SILENCE_MS } from "@/lib/table/time/absence";
import { Server } from "../e2e/server";
import { Attacker, isState } from "./attacker";

/** People at the table: bots take the other seats. */
const PEOPLE = 2;
/** The house lives so long each time, which is too short for anybody to come back. */
const LIFE_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

interface Holder {
  readonly bot: string | null;
  readonly standIn: string | null;
  readonly quit: boolean;
}

/**
 * A house that dies again and again for longer than a table waits for anybody, before its people are back: gives what became
 * of their seats that should not have.
 */
export async function crashLoop(game: GameId): Promise<readonly string[]> {
  const server = await Server.open("workerd.capnp");
  const names = Array.from({ length: PEOPLE }, (_, index) => `P${index}`);
  const lines: Attacker[] = [];
  const sits = async (name: string) => {
    const one = new Attacker(server.room("LOOP", game));
    lines.push(one);
    await one.line.opened;
    one.join(name);
    return { one, state: await one.until(isState) };
  };
  try {
    const [host] = await Promise.all(names.map(sits));
    host?.one.line.say({ action: "startGame", fill: true });
    await host?.one.until((frame) => isState(frame) && frame.gameState !== null);
    const began = performance.now();
    while (performance.now() - began < SILENCE_MS + 5_000) {
      await server.kill9();
      await server.restart();
      await pause(LIFE_MS);
    }
    for (const { line } of lines.splice(0)) line.drop();
    await server.kill9();
    await server.restart();
    const found = await Promise.all(names.map(sits));
    return found.flatMap(({ state }, index) => {
      const { seats } = (state?.table ?? { seats: [] }) as { readonly seats: readonly (Holder | null)[] };
      const holder = seats[Number(state?.seat ?? -1)];
      if (holder?.standIn === null && !holder.quit) return [];
      return [`${names[index]} came back to ${JSON.stringify(holder ?? "no seat")}`];
    });
  } finally {
    for (const { line } of lines) line.drop();
    await server.close();
  }
}

/** `node scripts/run-ts.mjs attacks/crash-loop.ts [game]`; a part of `npm run chaos`. */
export async function run(game: GameId = "baloot"): Promise<void> {
  const faults = await crashLoop(game);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error("The house took seats for its own absence.");
  console.log("Nobody's seat was taken for the time the house was away.");
}
