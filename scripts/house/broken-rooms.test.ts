import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { putBrokenOnesAside, whyNothingIsKept } from "./broken-rooms.mjs";

let folder = "";
let said: string[] = [];

beforeEach(async () => {
  said = [];
  folder = await mkdtemp(join(tmpdir(), "broken-"));
  await mkdir(join(folder, "-eightsDO"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A database that says it has so many pages. */
function database(pages: number): Buffer {
  const file = Buffer.alloc(pages * 4_096);
  file.write("SQLite format 3\0", "latin1");
  file.writeUInt16BE(4_096, 16);
  file.writeUInt32BE(pages, 28);
  return file;
}

const write = (files: Readonly<Record<string, Buffer>>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, "-eightsDO", name), content)));
const names = async () => (await readdir(join(folder, "-eightsDO"))).sort();
const aside = () => putBrokenOnesAside(folder, (line) => said.push(line));

it("what is a database stays, be it empty, or its journal have the rest of it", async () => {
  const files = { "a.sqlite": database(3), "b.sqlite": Buffer.alloc(0), "c.sqlite": database(3).subarray(0, 4_096) };
  await write({ ...files, "c.sqlite-wal": Buffer.alloc(9_000, 1) });
  expect(await aside()).toEqual([]);
  expect(await names()).toEqual(["a.sqlite", "b.sqlite", "c.sqlite", "c.sqlite-wal"]);
  expect(said).toEqual([]);
});

it.each<[string, Buffer]>([
  ["nonsense", Buffer.alloc(8_192, 0x5a)],
  ["a few bytes", Buffer.from("SQLite format 3\0")],
  ["a part of what it was", database(3).subarray(0, 4_096)],
])("%s is kept under another name, with its journal, and said", async (_, content) => {
  await write({ "room.sqlite": content, "whole.sqlite": database(2), "room.sqlite-shm": Buffer.alloc(8) });
  expect(await aside()).toEqual(["room.sqlite"]);
  const [first = "", second, third] = await names();
  expect(first).toMatch(/^room\.sqlite\.broken-\d{4}-.*Z$/);
  expect([second, third]).toEqual([`${first}-shm`, "whole.sqlite"]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(first);
  expect(await aside()).toEqual([]);
});

it("why nothing can be kept is one sentence, and null where something can", async () => {
  expect(await whyNothingIsKept(folder)).toBeNull();
  expect(await whyNothingIsKept(join(folder, "none"))).toContain("ENOENT");
  const file = join(folder, "file");
  await writeFile(file, "");
  expect(await whyNothingIsKept(file)).toContain("no folder");
});
