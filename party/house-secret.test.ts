import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgedCalls, isFromRoom, withSecret } from "./house-secret";
import type { Parties } from "./platform";

const secret = "5ec2e7".repeat(8);
const env = { MAJLIS_HOUSE_SECRET: secret };
const url = "https://rooms.internal/parties/directory/baloot";

/** What arrives at a room that another one calls. */
async function arrived(from: Record<string, unknown>): Promise<Request> {
  const calls: Request[] = [];
  const get = () => ({
    fetch: async (init: RequestInit) => {
      calls.push(new Request(url, init));
      return new Response("heard");
    },
  });
  const rooms: Parties = { directory: { get } };
  const said = await withSecret(rooms, from)?.directory?.get("baloot").fetch({ method: "POST", body: "{}" });
  expect(await said?.text()).toBe("heard");
  const [call] = calls;
  if (!call) throw new Error("nobody was called");
  return call;
}
const called = (header?: string) =>
  new Request(url, { headers: header === undefined ? {} : { "X-Majlis-House": header } });

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call from room to room", () => {
  it("carries the house's secret, and what it says", async () => {
    const call = await arrived(env);
    expect([call.method, await call.text()]).toEqual(["POST", "{}"]);
    expect(isFromRoom(call, env)).toBe(true);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ["without one", undefined],
    ["with an empty one", ""],
    ["with another", "0".repeat(secret.length)],
    ["with the beginning of it", secret.slice(0, -1)],
    ["with more than it", `${secret}0`],
  ])("%s is refused and counted", (_, header) => {
    const before = forgedCalls();
    expect(isFromRoom(called(header), env)).toBe(false);
    expect(forgedCalls()).toBe(before + 1);
  });

  it("of a house with another secret is refused", async () => {
    expect(isFromRoom(await arrived({ MAJLIS_HOUSE_SECRET: "another".repeat(4) }), env)).toBe(false);
    expect(isFromRoom(await arrived({}), env)).toBe(false);
  });

  it("is kept out by the doors alone where there is no secret, or one too short to be any", async () => {
    for (const from of [{}, { MAJLIS_HOUSE_SECRET: "short" }]) {
      const call = await arrived(from);
      expect(call.headers.get("X-Majlis-House")).toBeNull();
      expect(isFromRoom(call, from)).toBe(true);
    }
    expect(withSecret(null, env)).toBeNull();
  });

  it("is said ever more seldom where somebody forges many", () => {
    for (let call = 0; call < 1_000; call++) isFromRoom(called(), env);
    expect(errors.mock.calls.length).toBeLessThanOrEqual(11);
    expect(errors.mock.calls.length).toBeGreaterThanOrEqual(1);
  });
});
