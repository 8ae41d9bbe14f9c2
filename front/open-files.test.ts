import { expect, it } from "vitest";
import { connectionsWith, fileLimit, RoomFiles } from "./open-files";

/** A process that is nowhere has no files to count. */
const NOBODY = 2 ** 30;

it("lines are let in as long as each could open a room, also those whose rooms are still to be opened", async () => {
  const files = new RoomFiles(512);
  let lines = 0;
  for (; files.hasRoom && lines < 1_000; lines++) files.onLine();
  expect(lines).toBeGreaterThan(50);
  expect(lines * 4).toBeLessThan(0.8 * 512);
  await files.count(NOBODY, 0);
  await files.count(NOBODY, 0);
  expect(files.hasRoom).toBe(false);
  for (let count = 0; count < 3; count++) await files.count(NOBODY, 0);
  expect(files.hasRoom).toBe(true);
  await files.count(NOBODY, 100);
  expect(files.hasRoom).toBe(false);
});

it("rooms nobody has come to are woken by so few that whoever comes finds place", () => {
  const files = new RoomFiles(512);
  while (files.hasRoomToWake) files.onLine();
  expect(files.hasRoom).toBe(true);
});

it("rooms are too many to open at once where each could not have its three files", () => {
  const files = new RoomFiles(512);
  expect([100, 200].map((rooms) => files.areTooMany(rooms))).toEqual([false, true]);
  expect(new RoomFiles(Number.POSITIVE_INFINITY).areTooMany(1_000_000)).toBe(false);
});

it("files are counted where the system tells", async () => {
  const files = new RoomFiles(100_000);
  await files.count(process.pid, 0);
  expect(files.hasRoom).toBe(true);
});

it("half the files there may be are for connections, which have one at either end", () => {
  expect(connectionsWith(512)).toBe(224);
  expect(connectionsWith(20)).toBe(8);
  expect(connectionsWith(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  expect(fileLimit()).toBeGreaterThan(0);
});
