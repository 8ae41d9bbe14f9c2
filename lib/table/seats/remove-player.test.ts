import { describe, expect, it } from "vitest";
import { annsTable, eightsGame } from "../testing/eights-table";
import { codesIn } from "../testing/test-player";

describe("somebody the host asks to leave", () => {
  it("is told, looks on, and does not bounce back in", () => {
    const { ann, ben } = annsTable("Ann", "Ben");
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
    const { ann, ben } = annsTable("Ann", "Ben");
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
    const { host, ann } = annsTable("Ann", "Ben");
    ann.say({ action: "addBot", seat: 4 });
    ann.say({ action: "removeSeat", seat: 4 });
    ann.say({ action: "removeSeat", seat: 0 });
    expect(host.record.removed).toEqual([]);
  });
});
