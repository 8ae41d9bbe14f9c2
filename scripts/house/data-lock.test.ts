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

/** Another process that wants the folder, and what it says: that it holds it, or why not. */
async function house(url: string, at = folder): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const script = `
    const { hold } = await import("./scripts/house/data-lock.mjs");
    try { await hold(process.argv[1], process.argv[2]); console.log("holds"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, at, url]);
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

it("nobody holds a folder that is new, or none", async () => {
  expect(await holderOf(folder)).toBeNull();
  expect(await holderOf(join(folder, "none"))).toBeNull();
});
