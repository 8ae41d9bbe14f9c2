import { describe, expect, it } from "vitest";
import { eights } from "@/lib/rules/eights";
import { eightsTable } from "../testing/eights-table";
import { idOf, TestHost } from "../testing/test-host";
import { codesIn, keyOf, TestPlayer } from "../testing/test-player";
import { closings } from "../wire/refusals";
import { defaultLimits, FRAME_BYTES, JOIN_MS, TABS } from "./limits";

const table = (limits = defaultLimits) => new TestHost(eights, { limits });

const ping = { action: "ping" };

/** Says so much at once, and gives the codes of what comes back. */
const flood = (host: ReturnType<typeof table>, connection: string, frames: number) =>
  codesIn(Array.from({ length: frames }, () => host.receive(connection, ping)).flat());

describe("a table hangs up", () => {
  it("on a connection that says too much at once, and on nobody else", () => {
    const host = table();
    const [ann, ben] = [new TestPlayer(host, "Ann"), new TestPlayer(host, "Ben")];
    ann.join();
    ben.join();
    expect(flood(host, ann.connection, 100)).toEqual(["tooMuch"]);
    expect(host.ears.get(ann.connection)?.closed).toBe(true);
    expect(host.closings).toEqual([closings.tooMuch]);
    expect(codesIn(ben.say(ping))).toEqual([]);
    host.advance(2_000);
    ann.rejoin();
    expect(ann.table.seats.filter((seat) => seat?.presence === "here")).toHaveLength(2);
  });

  it("on a player who says too much through many tabs, and not on one who keeps the pace", () => {
    const host = table();
    const tabs = Array.from({ length: 4 }, () => new TestPlayer(host, "Ann"));
    for (const tab of tabs) tab.join();
    expect(tabs.flatMap((tab) => flood(host, tab.connection, 20))).toContain("tooMuch");
    const steady = new TestPlayer(host, "Ben");
    steady.join();
    for (let second = 0; second < 30; second++) {
      expect(flood(host, steady.connection, defaultLimits.framesASecond)).toEqual([]);
      host.advance(1_000);
    }
  });

  it("keeps the count of whoever comes back at once", () => {
    const host = table();
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    flood(host, ann.connection, 100);
    ann.rejoin();
    expect(flood(host, ann.connection, 3)).toEqual(["tooMuch"]);
  });

  it("on what is no text, and on what is too long", () => {
    const host = table();
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    expect(codesIn(ann.say("م".repeat(FRAME_BYTES / 2 + 1)))).toEqual(["tooLong"]);
    ann.rejoin();
    expect(host.table.hears(ann.connection, null)).toBe(false);
    expect(host.closings).toEqual([1009, 1003]);
  });

  it("on whoever has not joined after ten seconds", () => {
    const host = table();
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    const stranger = host.connect();
    host.advance(9_999);
    expect(host.ears.get(stranger)?.closed).toBe(false);
    host.advance(1);
    expect(host.ears.get(stranger)?.closed).toBe(true);
    expect(host.closings).toEqual([closings.notJoined]);
  });

  it("on whoever speaks in that very moment without having joined, and hears nothing more", () => {
    const host = table();
    const line = host.connect();
    host.sleep(JOIN_MS);
    expect(codesIn(host.receive(line, { action: "draw" }))).toEqual(["notJoined"]);
    expect(host.closings).toEqual([closings.notJoined]);
  });

  it("on more who look on than there is room for, while players come and go", () => {
    const host = table();
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    const watchers = Array.from({ length: 52 }, (_, index) => new TestPlayer(host, `W${index}`));
    const codes = watchers.flatMap((watcher) => codesIn(watcher.join({ watch: true })));
    expect(codes).toEqual(["tooManyWatchers", "tooManyWatchers"]);
    expect(ann.table.watchers).toBe(50);
    const ben = new TestPlayer(host, "Ben");
    ben.join();
    expect(ben.seat).toBe(1);
  });

  it("on one of those who look on from where most do, for whoever comes from elsewhere", () => {
    const host = table();
    const looksOn = (name: string, from: string) => {
      const connection = host.connect(from);
      host.receive(connection, { action: "join", name, key: keyOf(name), watch: true });
      return host.ears.get(connection);
    };
    new TestPlayer(host, "Ann").join();
    // Seven keys, each in as many tabs as one may have.
    const crowd = Array.from({ length: 50 }, (_, index) => looksOn(`W${index % 7}`, "198.51.100.1"));
    expect(crowd.filter((ear) => ear?.closed)).toEqual([]);
    const others = Array.from({ length: 20 }, (_, index) => looksOn(`V${index}`, `203.0.113.${index}`));
    expect(others.filter((ear) => ear?.closed)).toEqual([]);
    expect(crowd.filter((ear) => ear?.closed)).toHaveLength(20);
    expect(host.closings).toEqual(Array(20).fill(closings.tooManyWatchers));
    expect(looksOn("W9", "198.51.100.1")?.closed).toBe(true);
    const stranger = host.connect("203.0.113.99");
    expect(host.table.mayCome(stranger, idOf(keyOf("stranger")), 8)).toBe(true);
  });

  it("on the oldest of too many tabs", () => {
    const host = table();
    const tabs = Array.from({ length: TABS + 1 }, () => new TestPlayer(host, "Ann"));
    for (const tab of tabs) tab.join();
    expect(tabs.map((tab) => host.ears.get(tab.connection)?.closed)).toEqual([true, ...Array(TABS).fill(false)]);
    expect(host.record.seats[0]?.leftAt).toBeNull();
  });

  it("on whoever may open no further table, which stays unopened", () => {
    const host = new TestHost(eights, { mayOpen: () => false });
    const ann = new TestPlayer(host, "Ann");
    expect(codesIn(ann.join())).toEqual(["tooManyTables"]);
    expect(host.commits).toBe(0);
    const ben = host.connect();
    expect(codesIn(host.receive(ben, { action: "join", name: "Ben", key: keyOf("Ben"), mustExist: true }))).toEqual([
      "noSuchTable",
    ]);
  });

  it("not on what is nested too deeply, which it only refuses", () => {
    const host = table();
    const ann = new TestPlayer(host, "Ann");
    ann.join();
    expect(codesIn(ann.say(`{"action":"setOptions","options":${"[".repeat(2_000)}`))).toEqual(["tooDeep"]);
    expect(codesIn(ann.say(ping))).toEqual([]);
  });
});

describe("a crowd of strangers", () => {
  it("is not asked about beyond seats and places to look on; whoever sits or has joined is", () => {
    const { host, players } = eightsTable(["Ann"]);
    const seats = host.record.seats.length;
    const most = defaultLimits.watchers + seats;
    const mayCome = (others: number) => host.table.mayCome(host.connect(), "stranger", others);
    expect(mayCome(most - 1)).toBe(true);
    expect(mayCome(most)).toBe(false);
    expect(host.closings).toEqual([closings.tooManyWatchers]);
    expect(host.table.mayCome(host.connect(), players[0]?.id ?? "", most)).toBe(true);
    const watcher = new TestPlayer(host, "Watcher");
    watcher.join({ watch: true });
    expect(mayCome(most - 1)).toBe(false);
    expect(host.table.mayCome(watcher.connection, watcher.id, most)).toBe(true);
  });
});
