import { execFileSync } from "node:child_process";
import { mkdtemp, rm, statfs, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../scripts/house/ports.mjs";
import { serve } from "../scripts/house/serve.mjs";
import { Attacker, isState } from "./attacker";

/** The disk of the house, which has as much left as it wants at its start. */
const DISK = "24m";
const SPARE_BYTES = 4_096;
const PATIENCE_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Fills a disk but for a page, and gives the file that does. */
async function fill(folder: string): Promise<string> {
  const file = join(folder, "filler");
  for (let bytes = 2 ** 20; bytes >= SPARE_BYTES; bytes /= 2)
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < bytes) break;
      await writeFile(file, Buffer.alloc(bytes), { flag: "a" });
    }
  return file;
}

const turnOf = (state: Readonly<Record<string, unknown>> | null | undefined) => Number(state?.turn ?? 0);

/**
 * `unshare -rm node scripts/run-ts.mjs attacks/full-disk.ts`: a table whose disk is full, on a disk made for it. Whoever
 * plays is told so in a word and hung up on with 1011, and finds what they were shown when there is room again.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join("test-results", "disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]);
  const port = await freePort();
  const server = await serve({ port, data: folder, say: () => {} });
  const address = `ws://localhost:${port}/parties/eights/FULL`;
  const come = async () => {
    const one = new Attacker(address);
    await one.line.opened;
    one.join("Ann");
    return { one, state: await one.until(isState) };
  };
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => isSo || faults.push(what);
  try {
    const { one, state } = await come();
    expect(state !== null, "nobody was let in before the disk was full");
    one.line.say({ action: "startGame", fill: true });
    await one.until(({ type }) => type === "gameStarted");
    const file = await fill(folder);
    for (
      const end = performance.now() + PATIENCE_MS;
      one.ending === null && performance.now() < end;
      await pause(100)
    ) {
      one.line.say({ action: "draw" });
      one.line.say({ action: "pass" });
      one.line.say({ action: "chat", text: "x".repeat(150) });
    }
    expect(one.codes.includes("storage"), `a full disk was told by ${one.codes}`);
    expect(one.ending === 1011, `a full disk ended a line with ${one.ending}`);
    const again = await come();
    expect(again.state === null && again.one.ending === 1011, `while it is full somebody was told ${again.one.codes}`);
    await truncate(file);
    await pause(2_000);
    const back = await come();
    expect(back.state !== null, `with room again somebody was told ${back.one.codes}`);
    expect(turnOf(back.state) >= turnOf(one.heard.findLast(isState)), "what was shown is not there");
    back.one.line.drop();
  } finally {
    await server.end();
    execFileSync("umount", ["-l", folder]);
    await rm(folder, { recursive: true, force: true });
  }
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) throw new Error(`${faults.length} things should not have happened.`);
}
