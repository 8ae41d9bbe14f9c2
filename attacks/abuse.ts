import type { Game } from "@/lib/rules/game";
import { oracles } from "@/lib/rules/oracles";
import { gameIds, games } from "@/lib/rules/registry";
import { abusedThrough } from "@/lib/table/testing/abuse";
import { exchanged } from "@/lib/table/testing/hidden-cards";
import { runNode } from "../scripts/processes.mjs";

const FRAMES = 1_000_000;
const SWAPS = 10_000;

/** `npm run abuse [seed] [frames | exchanges | sockets | memory | files | due | broken | addresses] [game]`: over sockets somebody plays one game. */
export async function run(seed = "1", only?: string, ...game: string[]): Promise<void> {
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted("frames")) {
    for (const id of gameIds) {
      console.log(`${FRAMES} bad frames, said to tables of ${id} in this process:`);
      console.log(abusedThrough(games[id] as Game, oracles[id], FRAMES, Number(seed)));
    }
  }
  for (const id of isWanted("exchanges") ? gameIds : []) {
    const tally = exchanged(games[id] as Game, oracles[id], SWAPS, Number(seed));
    console.log(`${SWAPS} exchanges of what a seat cannot see, ${id}:`, tally);
  }
  // Each in a session of its own, whose place behind the others it chooses itself.
  for (const [part, file] of Object.entries({
    sockets: "socket-attacks",
    memory: "memory",
    files: "open-files",
    due: "many-due",
    broken: "broken-files",
    addresses: "address-attacks",
  }))
    if (isWanted(part) && !(await runNode(["scripts/run-ts.mjs", `attacks/${file}.ts`, seed, ...game])))
      throw new Error(`${part}: something should not have happened.`);
}
