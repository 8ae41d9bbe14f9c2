import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { alarmsOf } from "./alarms.mjs";

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "alarms-"));
});
afterEach(() => rm(data, { recursive: true }));

it("a list of alarms that was dropped is known to be gone by the next house too, until all have been woken", async () => {
  const tables = join(data, "party", "-eightsDO");
  await mkdir(tables, { recursive: true });
  for (const name of ["metadata.sqlite", "metadata.sqlite-wal", "ab12.sqlite"])
    await writeFile(join(tables, name), "x");
  const alarms = alarmsOf(data, join(data, "party"));
  expect(alarms.areGone()).toBe(false);
  await alarms.drop();
  expect(await readdir(tables)).toEqual(["ab12.sqlite"]);
  const next = alarmsOf(data, join(data, "party"));
  expect(next.areGone()).toBe(true);
  await next.found();
  expect(next.areGone()).toBe(false);
});
