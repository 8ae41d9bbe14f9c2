import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Held, hold, holderOf } from "./data-lock.mjs";

let folder = "";
const houses: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-"));
});
afterEach(async () => {
  for (const house of houses.splice(0)) house.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

/**
 * Another process that wants the folder, and what it says: that it holds it, or why not. It may be held up by chance for so
 * long before whatever it does to a file, as on a machine that has much else to do.
 */
async function house(
  url: string,
  at = folder,
  heldUpMs = 0,
): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const script = `
    const { default: files } = await import("node:fs/promises");
    const { syncBuiltinESMExports } = await import("node:module");
    for (const name of ["link", "readdir", "rename", "rm"]) {
      const act = files[name];
      files[name] = async (...given) => {
        await new Promise((resume) => setTimeout(resume, Math.random() * Number(process.argv[3])));
        return act(...given);
      };
    }
    syncBuiltinESMExports();
    const { hold } = await import("./scripts/house/data-lock.mjs");
    try { await hold(process.argv[1], process.argv[2]); console.log("holds"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, at, url, String(heldUpMs)]);
  houses.push(child);
  const [said] = await once(child.stdout.setEncoding("utf8"), "data");
  return { child, said: said.trim() };
}

it("a folder is one house's, and the other is told whose and since when", async () => {
  expect((await house("http://localhost:3000")).said).toBe("holds");
  const { said } = await house("http://localhost:3001");
  expect(said).toMatch(/http:\/\/localhost:3000 since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  expect(said).toContain("MAJLIS_DATA=");
  await expect(hold(folder, "http://localhost:3002")).rejects.toThrow(Held);
});

it("is a house's that has come to a halt, too, and the other is told so and waits no longer", async () => {
  const { child } = await house("http://localhost:3000");
  child.kill("SIGSTOP");
  await expect(hold(folder, "http://localhost:3001")).rejects.toThrow(/a house that is there and does not answer/);
  child.kill("SIGCONT");
  await expect(hold(folder, "http://localhost:3001")).rejects.toThrow("http://localhost:3000 since");
});

it("is the same by another name", async () => {
  expect((await house("http://localhost:3000")).said).toBe("holds");
  expect((await house("http://localhost:3001", relative(process.cwd(), folder))).said).toContain("localhost:3000");
});

it("a house that was killed is no obstacle, and holds nothing", async () => {
  const { child } = await house("http://localhost:3000");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await holderOf(folder)).toBeNull();
  expect((await house("http://localhost:3001")).said).toBe("holds");
});

it("of many that come at once upon what a killed one left, one holds it", async () => {
  const { child } = await house("http://localhost:3000");
  child.kill("SIGKILL");
  await once(child, "exit");
  const all = await Promise.all(Array.from({ length: 6 }, (_, index) => house(`http://localhost:${3001 + index}`)));
  expect(all.filter(({ said }) => said === "holds")).toHaveLength(1);
});

it("of many that come at once, each as slow as can be before any of its steps, one holds it", async () => {
  const { child } = await house("http://localhost:3000");
  child.kill("SIGKILL");
  await once(child, "exit");
  // Where each stands between looking and acting is drawn anew in every round.
  for (let round = 0; round < 2; round++) {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => house(`http://localhost:${3001 + 10 * round + index}`, folder, 300)),
    );
    expect(all.filter(({ said }) => said === "holds")).toHaveLength(1);
    for (const { child: one } of all) one.kill("SIGKILL");
    await Promise.all(all.map(({ child: one }) => one.exitCode ?? one.signalCode ?? once(one, "exit")));
  }
});

it("nobody holds a folder that is new, or none", async () => {
  expect(await holderOf(folder)).toBeNull();
  expect(await holderOf(join(folder, "none"))).toBeNull();
});
