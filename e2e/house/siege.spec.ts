import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brokenFiles } from "../../attacks/broken-files";
import { fewDue, manyDue } from "../../attacks/many-due";
import { fewFiles, openFiles } from "../../attacks/open-files";
import { freePort } from "../../scripts/house/ports.mjs";
import { end, root, startNode } from "../../scripts/processes.mjs";
import { expect, freshCode, test } from "../fixtures";
import { PlainClient } from "../plain-client";

// What ends the house once in three times ends it.
test.describe.configure({ timeout: 150_000, retries: 0 });

/** A house as `npm start` opens it, and what it says until it is open or gone. */
async function start(port: number, data: string, more: Readonly<Record<string, string>> = {}) {
  const env = { PORT: String(port), MAJLIS_DATA: data, ...more };
  const child = startNode(["scripts/start.mjs"], { env, output: "pipe" });
  let said = "";
  const gone = once(child, "exit").then(() => false);
  const open = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("Majlis is open at")) resolve(true);
      });
  });
  return { child, isOpen: await Promise.race([open, gone]), said: () => said };
}

const folder = async (name: string) => {
  await mkdir("test-results", { recursive: true });
  return mkdtemp(join(root, "test-results", name));
};

test("whoever takes the house's open files takes nobody's game", async () => {
  test.skip(process.platform !== "linux", "files are counted on Linux");
  const { faults } = await openFiles(fewFiles);
  expect(faults).toEqual([]);
});

test("many tables that are due at once open one after another where there are few files", async () => {
  test.skip(process.platform !== "linux", "files are counted on Linux");
  expect(await manyDue(fewDue)).toEqual([]);
});

test("a broken file is put aside, and everything else goes on", async () => {
  expect(await brokenFiles()).toEqual([]);
});

test("a full disk is told in a word, and what was shown is there when it has room again", async () => {
  const [code] = await once(
    spawn("unshare", ["-rm", "true"]).on("error", () => {}),
    "close",
  ).catch(() => [1]);
  test.skip(code !== 0, "no disk can be made here");
  const said: Buffer[] = [];
  const words = ["scripts/run-ts.mjs", "attacks/full-disk.ts"];
  const child = spawn("unshare", ["-rm", process.execPath, ...words], { cwd: root });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
  const [ended] = await once(child, "close");
  expect(ended, String(Buffer.concat(said))).toBe(0);
});

test("a second house on the same tables is told whose they are, on any port, and takes nothing", async () => {
  const data = await folder("twins-");
  const port = await freePort();
  const first = await start(port, data);
  try {
    expect(first.isOpen, first.said()).toBe(true);
    for (const other of [port, await freePort()]) {
      const second = await start(other, data);
      expect(second.isOpen).toBe(false);
      expect(second.said()).toMatch(new RegExp(`open at http://localhost:${port} since .*MAJLIS_DATA=`));
      expect((await fetch(`http://localhost:${port}/eights`)).status).toBe(200);
    }
  } finally {
    await end(first.child);
    await rm(data, { recursive: true, force: true });
  }
});

test("a house that is told to stop tells everybody and loses nothing, counts who came back, and its log is for programs where that is wished", async () => {
  const data = await folder("stopped-");
  const port = await freePort();
  const table = `ws://localhost:${port}/parties/eights/${freshCode()}`;
  const first = await start(port, data);
  const alice = new PlainClient(table);
  await alice.send({ action: "join", name: "Alice", key: "5eed".repeat(16) });
  await alice.next(({ type }) => type === "state");
  await end(first.child);
  expect(await alice.closed).toBe(1012);

  const again = await start(port, data, { MAJLIS_LOG: "json", MAJLIS_COUNTERS_SECRET: "s3cret" });
  try {
    const back = new PlainClient(table);
    await back.send({ action: "join", name: "Alice", key: "5eed".repeat(16), mustExist: true });
    expect(await back.next(({ type }) => type === "state")).toMatchObject({ seat: 0 });
    const asked = await fetch(`http://localhost:${port}/counters`, { headers: { Authorization: "Bearer s3cret" } });
    const counted = await asked.json();
    expect(counted).toMatchObject({ tablesWithPeople: 1, lines: 1, players: 1 });
    expect(counted.slowestCommits.length).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toMatch(/Alice|5eed/);
    const second = await start(await freePort(), data, { MAJLIS_LOG: "json" });
    for (const line of `${again.said()}${second.said()}`.trim().split("\n"))
      expect(JSON.parse(line), line).toMatchObject({ time: expect.any(String), message: expect.any(String) });
  } finally {
    await end(again.child);
    await rm(data, { recursive: true, force: true });
  }
});

test("a folder where nothing can be kept is said in one sentence", async () => {
  const data = await folder("file-");
  const file = join(data, "file");
  await writeFile(file, "");
  const house = await start(await freePort(), file);
  expect(house.isOpen).toBe(false);
  expect(house.said().trim().split("\n")).toHaveLength(1);
  expect(house.said()).toContain("MAJLIS_DATA");
  await rm(data, { recursive: true, force: true });
});
