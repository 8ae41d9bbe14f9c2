import { games } from "@/lib/rules";
import type { Game } from "@/lib/rules/game";
import type { Oracle } from "@/lib/rules/oracle";
import { abuses } from "@/lib/table/testing/abuses";
import { exchanged } from "@/lib/table/testing/swap";
import { runNode } from "../scripts/processes.mjs";

const FRAMES = 1_000_000;
const SWAPS = 10_000;

/** `npm run abuse [seed] [frames | exchanges | sockets | memory]` */
export async function run(seed = "1", only?: string): Promise<void> {
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted("frames")) {
    for (const [id, abused] of Object.entries(abuses)) {
      console.log(`${FRAMES} bad frames, said to tables of ${id} in this process:`);
      console.log(abused(FRAMES, Number(seed)));
    }
  }
  for (const [id, each] of isWanted("exchanges") ? Object.entries(games) : []) {
    const { oracle: opinion }: { oracle: Oracle } = await import(`../lib/rules/${id}/oracle.ts`);
    const tally = exchanged(each as Game, opinion, SWAPS, Number(seed));
    console.log(`${SWAPS} exchanges of what a seat cannot see, ${id}:`, tally);
  }
  // Each in a session of its own, whose place behind the others it chooses itself.
  for (const [part, file] of Object.entries({ sockets: "storm", memory: "memory" }))
    if (isWanted(part) && !(await runNode(["scripts/run-ts.mjs", `kits/${file}.ts`, seed])))
      throw new Error(`${part}: something should not have happened.`);
}
