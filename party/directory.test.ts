import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultLimits } from "@/lib/table/door/limits";
import { RARE } from "@/lib/table/time/heartbeat";
import { closings } from "@/lib/table/wire/refusals";
import DirectoryParty from "./directory";
import { knocking, TestConnection } from "./testing/room";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const party = new DirectoryParty({ env: {} });
  const come = (address?: string) => {
    const connection = new TestConnection();
    party.onConnect(connection, { request: knocking("/parties/directory/eights", address) });
    return connection;
  };
  return { party, come };
}

describe("the list's room", () => {
  it("has room for so many readers from one address, and says so to one more", () => {
    const { come } = opened();
    const near = Array.from({ length: defaultLimits.linesAnAddress + 1 }, () => come());
    expect(near.filter(({ closed }) => closed !== null)).toEqual([near.at(-1)]);
    expect([near.at(-1)?.codes, near.at(-1)?.closed]).toEqual([["tooManyLines"], closings.tooManyLines]);
    expect(come("203.0.113.7").told).toMatchObject([{ type: "tables", whole: true }]);
  });

  it("hangs up on what is no text, and on nobody else for it", () => {
    const { party, come } = opened();
    const [one, other] = [come(), come()];
    party.onMessage(new ArrayBuffer(8), one);
    expect([one.closed, other.closed]).toEqual([closings.binary, null]);
  });

  it("hangs up on silence by its own clock, and answers whoever says that they are there", async () => {
    const { party, come } = opened();
    const [silent, here] = [come(), come()];
    for (let past = 0; past < 2 * RARE.silenceMs; past += RARE.wordMs) {
      await vi.advanceTimersByTimeAsync(RARE.wordMs);
      party.onMessage('{"action":"ping","mark":""}', here);
    }
    expect([silent.closed, here.closed]).toEqual([4000, null]);
    expect(here.told.at(-1)).toEqual({ type: "pong", mark: expect.any(String) });
    party.onClose(here);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a table's word", () => {
  const secret = "5ec2e7".repeat(8);
  const announcing = (headers: Record<string, string> = {}) =>
    new Request("https://rooms.internal/parties/directory/eights", {
      method: "POST",
      body: JSON.stringify({ code: "ABCD", listing: null }),
      headers,
    });

  it("is heard with the house's secret alone", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const party = new DirectoryParty({ env: { MAJLIS_HOUSE_SECRET: secret } });
    expect((await party.onRequest(announcing())).status).toBe(403);
    expect((await party.onRequest(announcing({ "X-Majlis-House": "0".repeat(48) }))).status).toBe(403);
    expect((await party.onRequest(announcing({ "X-Majlis-House": secret }))).status).toBe(204);
    said.mockRestore();
  });

  it("is heard where the doors alone keep strangers out, for nobody has set one", async () => {
    const party = new DirectoryParty({ env: {} });
    expect((await party.onRequest(announcing())).status).toBe(204);
  });
});
