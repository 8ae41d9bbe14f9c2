import { readdir, readFile } from "node:fs/promises";

/** What a process and everything below it hold and have worked. */
interface Weight {
  readonly megabytes: number;
  /** Milliseconds of a core, since the processes began. */
  readonly worked: number;
}

const PAGE_BYTES = 4_096;
/** Linux counts work in hundredths of a second. */
const TICK_MS = 10;

/** Weighs all processes of a group, as Linux tells; nothing elsewhere. */
export async function weigh(group: number): Promise<Weight> {
  let pages = 0;
  let ticks = 0;
  for (const pid of await readdir("/proc").catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[2]) !== group) continue;
    pages += Number(fields[21]);
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return { megabytes: Math.round((pages * PAGE_BYTES) / 2 ** 20), worked: ticks * TICK_MS };
}
