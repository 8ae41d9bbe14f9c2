import { describe, expect, it } from "vitest";
import { annsTable } from "../testing/eights-table";
import { codesIn, TestPlayer } from "../testing/test-player";

describe("locked seats", () => {
  it("are for those who have them: newcomers look on and are told why", () => {
    const { host, ann, ben } = annsTable("Ann", "Ben");
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
    const { host, ann } = annsTable("Ann");
    ann.say({ action: "setTable", locked: true });
    ann.say({ action: "stand" });
    expect(host.record).toMatchObject({ host: null, locked: false });
    const late = new TestPlayer(host, "Late");
    expect(codesIn(late.join())).toEqual([]);
    expect(host.record.host).toBe(late.id);
  });
});
