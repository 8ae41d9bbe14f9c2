import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { RECORD } from "../storage/record";
import { eightsGame, eightsTable } from "../testing/eights-table";
import { TestHost } from "../testing/test-host";
import { codesIn, TestPlayer } from "../testing/test-player";
import { ABSENCE_MS } from "../time/absence";

function tableOf(...names: string[]) {
  const { host, players } = eightsTable(names);
  const [ann, ben, cem] = players as [(typeof players)[number], ...typeof players];
  return { host, players, ann, ben: ben ?? ann, cem: cem ?? ann };
}

const publicTable = (...names: string[]) => {
  const table = tableOf(...names);
  table.ann.say({ action: "setTable", visibility: "public" });
  return table;
};

describe("a table's visibility", () => {
  it("is private until the host says otherwise, and nobody else may", () => {
    const { host, ann, ben } = tableOf("Ann", "Ben");
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
    const { host, ben, cem } = publicTable("Ann", "Ben", "Cem");
    ben.leave();
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
    host.advance(ABSENCE_MS - 1);
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
    host.advance(1);
    expect(host.listing).toMatchObject({ people: 2, here: 2 });
    cem.leave();
    ben.rejoin();
    expect(host.listing).toMatchObject({ people: 3, here: 2 });
  });
});

describe("locked seats", () => {
  it("are for those who have them: newcomers look on and are told why", () => {
    const { host, ann, ben } = tableOf("Ann", "Ben");
    ann.say({ action: "setTable", locked: true });
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual(["locked"]);
    expect(codesIn(late.say({ action: "sit", seat: 3 }))).toEqual(["locked"]);
    expect(codesIn(ben.say({ action: "sit", seat: 3 }))).toEqual([]);
    expect(codesIn(ben.rejoin())).toEqual([]);
    expect(ben.seat).toBe(3);
    ann.say({ action: "setTable", locked: false });
    expect(codesIn(late.say({ action: "sit", seat: 4 }))).toEqual([]);
    expect(late.seat).toBe(4);
  });

  it("open when nobody is host any more", () => {
    const { host, ann } = tableOf("Ann");
    ann.say({ action: "setTable", locked: true });
    ann.say({ action: "stand" });
    expect(host.record).toMatchObject({ host: null, locked: false });
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual([]);
    expect(host.record.host).toBe(late.id);
  });
});

describe("somebody the host asks to leave", () => {
  it("is told, looks on, and does not bounce back in", () => {
    const { ann, ben } = tableOf("Ann", "Ben");
    const since = ben.frames.length;
    ann.say({ action: "removeSeat", seat: 1 });
    expect(codesIn(ben.frames.slice(since))).toEqual(["removed"]);
    expect(ben.seat).toBeNull();
    expect(ann.table.removed).toBe(1);
    expect(codesIn(ben.rejoin())).toEqual(["removed"]);
    expect(codesIn(ben.say({ action: "sit", seat: 2 }))).toEqual(["removed"]);
    expect(codesIn(ben.say({ action: "letBack" }))).toEqual(["notHost"]);
  });

  it("may sit again when the host lets them", () => {
    const { ann, ben } = tableOf("Ann", "Ben");
    ann.say({ action: "removeSeat", seat: 1 });
    ann.say({ action: "letBack" });
    expect(ann.table.removed).toBe(0);
    ben.say({ action: "sit", seat: 1 });
    expect(ben.seat).toBe(1);
  });

  it("stays away from a game that goes on, and from the lobby after it", () => {
    const { host, players } = eightsGame(["Ann", "Ben", "Cem"]);
    const [ann, ben, cem] = players;
    ann?.say({ action: "removeSeat", seat: 1 });
    cem?.say({ action: "stand" });
    expect(host.record.status).toBe("finished");
    ann?.say({ action: "lobby" });
    expect(codesIn(ben?.say({ action: "sit", seat: 1 }) ?? [])).toEqual(["removed"]);
    expect(codesIn(cem?.say({ action: "sit", seat: 1 }) ?? [])).toEqual([]);
  });

  it("is no bot, and never the host", () => {
    const { host, ann } = tableOf("Ann", "Ben");
    ann.say({ action: "addBot", seat: 4 });
    ann.say({ action: "removeSeat", seat: 4 });
    ann.say({ action: "removeSeat", seat: 0 });
    expect(host.record.removed).toEqual([]);
  });
});

describe("ready marks", () => {
  it("are seen by all and hold up nobody", () => {
    const { ann, ben } = tableOf("Ann", "Ben", "Cem");
    ben.say({ action: "ready", ready: true });
    expect(ann.table.seats.map((seat) => seat?.ready ?? null)).toEqual([false, true, false, null, null, null]);
    expect(codesIn(ann.say({ action: "startGame" }))).toEqual([]);
    expect(ann.table.status).toBe("playing");
  });
});

it("a table of before there were locks, removing and talk opens as it was", () => {
  const { host, ann, ben } = tableOf("Ann", "Ben");
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
