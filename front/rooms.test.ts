import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RoomProcess } from "./rooms";

/** Stands there the first time and opens nothing; opens the next time. */
const program = `
  const { existsSync, writeFileSync } = require("node:fs");
  if (existsSync("began")) require("node:net").createServer().listen("rooms.sock");
  else writeFileSync("began", "");
  setInterval(() => undefined, 1_000);
`;

it("rooms that begin and never open are ended, and begun anew", { timeout: 60_000 }, async () => {
  const cwd = await mkdtemp(join(tmpdir(), "rooms-"));
  let prepared = 0;
  const rooms = new RoomProcess({
    rooms: { path: join(cwd, "rooms.sock") },
    program: process.execPath,
    words: ["-e", program],
    cwd,
    // Longer than a busy machine needs to begin a program, or the first one is ended before it has begun.
    openingMs: 5_000,
    prepare: async () => void prepared++,
    onOpen: () => undefined,
    onLine: () => undefined,
    say: () => undefined,
  });
  expect(await rooms.start()).toBe(true);
  expect([prepared, rooms.starts]).toEqual([2, 1]);
  rooms.end();
  await rm(cwd, { recursive: true, force: true });
});
