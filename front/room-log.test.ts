import { expect, it } from "vitest";
import { RoomLog } from "./room-log";

const one = "0da6fae38cd9864646361d671875341eb921321ce1f9cb5be97bc616d6b2c4b5";
const unread = `Room ${one} could not be read: Error: internal error; reference = x`;
const broken = "workerd/util/sqlite.c++:842: failed: database disk image is malformed: SQLITE_CORRUPT";

it("a room that could not be read has a broken file where SQLite has just said so, and only once", () => {
  let now = 0;
  const log = new RoomLog(() => now);
  expect(log.brokenRoom(unread)).toBeNull();
  expect(log.brokenRoom(broken)).toBeNull();
  now += 100;
  expect(log.brokenRoom(unread)).toBe(one);
  expect(log.brokenRoom(unread)).toBeNull();
  // Somebody who was on their way in opened the file before it was put aside.
  log.brokenRoom(broken);
  expect(log.brokenRoom(unread)).toBeNull();
  now += 20_000;
  log.brokenRoom(broken);
  expect(log.brokenRoom(unread)).toBe(one);
});

it("and not where it said so long before", () => {
  let now = 0;
  const log = new RoomLog(() => now);
  log.brokenRoom(broken);
  now += 5_000;
  expect(log.brokenRoom(unread)).toBeNull();
});

it("addresses in workerd are no news, its sentences are", () => {
  const log = new RoomLog();
  expect(["", "stack: /bin/workerd@32ec235", broken].map((line) => log.isNews(line))).toEqual([false, false, true]);
});
