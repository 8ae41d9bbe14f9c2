import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { RECORD } from "../storage/record";
import { annsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { ABSENCE_MS } from "../time/absence";
import { WAITS_FOR_HOST_MS } from "../time/countdown-time";

const publicTable = (...names: string[]) => {
  const table = annsTable(...names);
  table.ann.say({ action: "setTable", visibility: "public" });
  return table;
};

describe("a table's visibility", () => {
  it("is private until the host says otherwise, and nobody else may", () => {
    const { host, ann, ben } = annsTable("Ann", "Ben");
    expect(ann.table.visibility).toBe("private");
    expect(codesIn(ben.say({ action: "setTable", visibility: "public" }))).toEqual(["notHost"]);
    expect(host.announcements).toBe(0);
    ann.say({ action: "setTable", visibility: "public" });
    expect(ben.table.visibility).toBe("public");
    expect(host.listing).toEqual({
      ...{ code: "TEST", name: "Ann", avatar: "palm", options: eights.defaults },
      ...{ status: "waiting", people: 2, here: 2, bots: 0, seats: 6 },
    });
    ann.say({ action: "setTable", visibility: "private" });
    expect(host.listing).toBeNull();
  });

  it("is asked of the game, for these options and for any later ones", () => {
    const host = new TestHost(eights);
    const ann = new TestPlayer(host, "Ann");
    ann.join({ wire: 1 });
    const slow = { ...eights.defaults, clock: 0 };
    ann.say({ action: "setOptions", options: slow });
    expect(codesIn(ann.say({ action: "setTable", visibility: "public" }))).toEqual(["clockNeeded"]);
    ann.say({ action: "setOptions", options: { ...slow, clock: 20 } });
    expect(codesIn(ann.say({ action: "setTable", visibility: "public" }))).toEqual([]);
    expect(codesIn(ann.say({ action: "setOptions", options: slow }))).toEqual(["clockNeeded"]);
  });

  it("lists what has changed and only then, while somebody is there and the seats are open", () => {
    const { host, ann, ben } = publicTable("Ann", "Ben");
    ann.say({ action: "addBot", seat: 2 });
    expect(host.listing).toMatchObject({ people: 2, bots: 1 });
    const before = host.announcements;
    ben.say({ action: "ready", ready: true });
    expect(host.announcements).toBe(before);
    ann.say({ action: "startGame" });
    expect(host.listing).toMatchObject({ status: "playing" });
    const started = host.announcements;
    host.advance(60_000);
    expect(host.announcements).toBe(started);
    ann.say({ action: "setTable", locked: true });
    expect(host.listing).toBeNull();
    ann.say({ action: "setTable", locked: false });
    ann.leave();
    expect(host.listing).toMatchObject({ name: "Ben" });
    ben.leave();
    expect(host.listing).toBeNull();
  });

  it("says who is there, and counts no seat that a newcomer would be given", () => {
    const { host, ann, ben, cem } = publicTable("Ann", "Ben", "Cem");
    ben.leave();
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
    // Whose host would rather wait for more says so.
    for (let left = ABSENCE_MS - 1; left > 0; left -= WAITS_FOR_HOST_MS / 2) {
      ann.say({ action: "setTable", soon: false });
      host.advance(Math.min(left, WAITS_FOR_HOST_MS / 2));
    }
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
    host.advance(1);
    expect(host.listing).toMatchObject({ people: 2, here: 2 });
    cem.leave();
    ben.rejoin();
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
  });
});

describe("ready marks", () => {
  it("are seen by all and hold up nobody", () => {
    const { ann, ben } = annsTable("Ann", "Ben", "Cem");
    ben.say({ action: "ready", ready: true });
    expect(ann.table.seats.map((seat) => seat?.ready ?? null)).toEqual([false, true, false, null, null, null]);
    expect(codesIn(ann.say({ action: "startGame" }))).toEqual([]);
    expect(ann.table.status).toBe("playing");
  });
});

it("a table of before there were locks, removing and talk opens as it was", () => {
  const { host, ann, ben } = annsTable("Ann", "Ben");
  const { locked, removed, chat, ...old } = host.record;
  expect({ locked, removed, chat }).toEqual({ locked: false, removed: [], chat: "on" });
  host.kill();
  host.keep(RECORD, old);
  host.reopen();
  ann.rejoin({ wire: 1 });
  ben.rejoin({ wire: 1 });
  expect(codesIn(ann.say({ action: "removeSeat", seat: 1 }))).toEqual([]);
  expect(ben.table).toMatchObject({ locked: false, removed: 1, chat: "on" });
});
