import { describe, expect, it } from "vitest";
import { pairs } from "@/e2e/sixth/rules";
import { TestHost } from "../testing/test-host";
import { TestPlayer } from "../testing/test-player";

describe("a level of bots", () => {
  it("is seated where the game has it, and refused where it has not", () => {
    const host = new TestHost(pairs, {});
    const ann = new TestPlayer(host, "Ann");
    ann.join({ wire: 1 });
    ann.say({ action: "addBot", seat: 1, level: "strong" });
    expect(ann.table.seats[1]?.bot).toBe("strong");
    const poor = new TestHost({ ...pairs, levels: ["good"] }, {});
    const ben = new TestPlayer(poor, "Ben");
    ben.join({ wire: 1 });
    expect(ben.say({ action: "addBot", seat: 1, level: "strong" })).toMatchObject([{ code: "noSuchLevel" }]);
    expect(ben.table.seats[1]).toBeNull();
  });
});
