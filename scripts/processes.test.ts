import { describe, expect, it } from "vitest";
import { end, messageOf, runNode, startNode } from "./processes.mjs";

/** Runs a line of JavaScript and says how it went and what it said. */
async function ran(line: string, minutes?: number) {
  const said: Buffer[] = [];
  const ok = await runNode(["--eval", line], { said, ...(minutes !== undefined && { minutes }) });
  return { ok, said: Buffer.concat(said).toString() };
}

describe("a script that is run to its end", () => {
  it("is heard to its last word", async () => {
    expect(await ran("console.log('done')")).toEqual({ ok: true, said: "done\n" });
    expect(await ran("console.log('no'); process.exitCode = 3")).toEqual({ ok: false, said: "no\n" });
  });

  it("is ended where it takes too long, and says so", async () => {
    const { ok, said } = await ran("console.log('well'); setInterval(() => {}, 1000)", 0.02);
    expect(ok).toBe(false);
    // A machine that is busy may not let it begin before.
    expect(said).toMatch(/^(well\n)?\nNot done after 0.02 minutes: ended\.\n$/);
  });

  it("is not waited for because somebody it started has left its group and holds its line", async () => {
    const leaves = `const { spawn } = require("node:child_process");
      const holder = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 20_000)"], { detached: true, stdio: "inherit" });
      console.log(holder.pid); holder.unref();`;
    const { ok, said } = await ran(leaves);
    // It is there still: nobody waited for it.
    expect(process.kill(Number(said), "SIGKILL")).toBe(true);
    expect(ok).toBe(true);
  });
});

describe("a process that is to say something", () => {
  it("is heard; and whoever waits for one that ends, or says nothing, is told so", async () => {
    const speaks = startNode(["--eval", "process.send({ port: 7 }); setInterval(() => {}, 1000)"]);
    expect(await messageOf(speaks)).toEqual({ port: 7 });
    await expect(messageOf(speaks, 20)).rejects.toThrow(/--eval .* has said nothing for 0 s/);
    await end(speaks);
    await expect(messageOf(speaks)).rejects.toThrow(/--eval .* has ended \(SIGTERM\)/);
    await expect(messageOf(startNode(["--eval", "process.exit(3)"]))).rejects.toThrow(/--eval .* has ended \(3\)/);
  });
});
