import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clear, putAside, sleepersIn } from "./empty-rooms.mjs";

const empty = Buffer.alloc(4_096);
const kept = Buffer.alloc(8_192, 1);
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rooms-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (files: Readonly<Record<string, Buffer>>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
const names = async () => (await readdir(folder)).sort();

it("rooms in which nothing was written leave nothing when the house opens; what was written stays", async () => {
  await write({
    ...{ "metadata.sqlite": empty, "shut.sqlite": empty },
    ...{ "killed.sqlite": empty, "killed.sqlite-wal": Buffer.alloc(0), "killed.sqlite-shm": kept },
    ...{ "table.sqlite": kept, "fresh.sqlite": empty, "fresh.sqlite-wal": kept },
  });
  await clear(folder);
  expect(await names()).toEqual(["fresh.sqlite", "fresh.sqlite-wal", "metadata.sqlite", "table.sqlite"]);
});

it("while it is open they go too, but for those that somebody is in", async () => {
  await write({
    ...{ "metadata.sqlite": empty, "shut.sqlite": empty, "table.sqlite": kept },
    ...{ "open.sqlite": empty, "open.sqlite-wal": Buffer.alloc(0), "open.sqlite-shm": kept },
  });
  await putAside(folder);
  await putAside(folder);
  expect(await names()).toEqual([
    "metadata.sqlite",
    ...["", "-shm", "-wal"].map((end) => `open.sqlite${end}`),
    "table.sqlite",
  ]);
});

it.each<[string, Readonly<Record<string, Buffer>>]>([
  ["is written to and shut", { "room.sqlite.aside": kept }],
  ["is still open", { "room.sqlite-wal": kept }],
])("a room that somebody opened in that very moment, and which %s, is where it was", async (_, files) => {
  await write({ "room.sqlite": empty });
  await putAside(folder);
  expect(await names()).toEqual(["room.sqlite.aside"]);
  await write(files);
  await putAside(folder);
  expect(await names()).toContain("room.sqlite");
  expect((await readFile(join(folder, "room.sqlite"))).length).toBe((files["room.sqlite.aside"] ?? empty).length);
});

it("a room opened anew meanwhile has the file that is in use", async () => {
  await write({ "room.sqlite": empty });
  await putAside(folder);
  await write({ "room.sqlite": kept });
  await putAside(folder);
  expect(await names()).toEqual(["room.sqlite"]);
});

/** A database of two pages in which this table is the only one, as SQLite writes it. */
const database = (table: string) => {
  const text = Buffer.from(`SQLite format 3\0${" ".repeat(200)}CREATE TABLE ${table} (key TEXT)`);
  return Buffer.concat([text, Buffer.alloc(8_192 - text.length)]);
};

it("rooms in which everything was deleted go too, and those of one small value stay", async () => {
  const files = { "forgotten.sqlite": database("_cf_METADATA"), "small.sqlite": database("_cf_KV") };
  await write(files);
  await putAside(folder);
  expect(await names()).toEqual(["forgotten.sqlite.aside", "small.sqlite"]);
  await putAside(folder);
  expect(await names()).toEqual(["small.sqlite"]);
  await write(files);
  await clear(folder);
  expect(await names()).toEqual(["small.sqlite"]);
});

it("rooms whose journal a killed house left are those to be woken, or all of them", async () => {
  await write({ "shut.sqlite": kept, "killed.sqlite": kept, "killed.sqlite-wal": kept, "metadata.sqlite": kept });
  const ids = async (areAll: boolean) => (await sleepersIn(folder, areAll)).map(({ id }) => id).sort();
  expect(await ids(false)).toEqual(["killed"]);
  expect(await ids(true)).toEqual(["killed", "shut"]);
});
