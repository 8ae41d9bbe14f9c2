import { describe, expect, it, vi } from "vitest";
import { hashOf } from "@/lib/player/player";
import { roomOfPlayer } from "@/lib/player/protocol";
import PlayerParty from "./player";
import { ASKS } from "./ranked/ask-room";

const key = "5eed".repeat(16);
const player = hashOf(key);
const lobby = { env: {}, parties: {} };

interface Change {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly length?: string | null;
  readonly body?: string;
}

const letter = (message: object, to = player) => JSON.stringify({ player: to, message });

const knock = ({ length = "60", ...change }: Change = {}) =>
  new Request(change.url ?? `https://majlis.test/parties/player/${roomOfPlayer(player)}`, {
    method: change.method ?? "POST",
    headers: { ...(length !== null && { "Content-Length": length }), ...change.headers },
    ...(change.method === "GET" ? {} : { body: change.body ?? letter({ action: "devices", key }) }),
  });

/** A room that keeps what it is given. */
function room(env: Record<string, unknown> = {}) {
  const kept = new Map<string, unknown>();
  const get = async (name: string) => kept.get(name);
  const put = async (name: string, value: unknown) => void kept.set(name, value);
  const remove = async (names: string[]) => names.filter((name) => kept.delete(name)).length;
  const list = async ({ limit, startAfter = "" }: { limit: number; startAfter?: string }) =>
    new Map(
      [...kept]
        .filter(([name]) => name > startAfter)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit),
    );
  return {
    kept,
    party: new PlayerParty({ env, storage: { get, put, list, delete: remove } } as ConstructorParameters<
      typeof PlayerParty
    >[0]),
  };
}

describe("the door of a player's room", () => {
  const statusOf = (request: Request) => {
    const said = PlayerParty.onBeforeRequest(request, lobby);
    return said instanceof Response ? said.status : 200;
  };

  it("lets in messages to somebody", () => expect(statusOf(knock())).toBe(200));

  it.each<[string, number, Change]>([
    ["somebody who cannot be", 404, { url: "https://majlis.test/parties/player/K" }],
    ["another site's page", 403, { headers: { Origin: "https://other.test" } }],
    ["whoever only looks", 405, { method: "GET" }],
    ["a long message", 413, { length: "2049" }],
    ["a message of unknown length", 413, { length: null }],
  ])("turns away %s", (_, status, change) => {
    expect(statusOf(knock(change))).toBe(status);
  });

  it("lets one address ask so often in a minute, and says so in words a page may read", async () => {
    const env = { MAJLIS_JOINS_A_MINUTE: "60" };
    const from = (address: string) =>
      knock({ headers: { "CF-Connecting-IP": address, Origin: "https://majlis.test" } });
    const said = Array.from({ length: 100 }, () => PlayerParty.onBeforeRequest(from("192.0.2.9"), { ...lobby, env }));
    const refused = said.filter((answer) => answer instanceof Response);
    expect(refused.length).toBeGreaterThan(35);
    expect(refused.length).toBeLessThanOrEqual(40);
    const [first] = refused;
    expect(first?.status).toBe(429);
    expect(first?.headers.get("Access-Control-Allow-Origin")).toBe("https://majlis.test");
    expect(await first?.json()).toEqual({ refused: "tooOften" });
    expect(statusOf(from("192.0.2.10"))).toBe(200);
  });

  it("opens no socket", () => expect(PlayerParty.onBeforeConnect().status).toBe(404));
});

describe("a player's room", () => {
  it("keeps nothing for a player with one device, and no answer is kept by anybody", async () => {
    const { party, kept } = room();
    const response = await party.onRequest(knock());
    expect(await response.json()).toEqual({ devices: [{ isOwn: true, sinceMs: null, seenMs: null }] });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(kept.size).toBe(0);
  });

  const elsewhere = roomOfPlayer(player) === "0" ? "1" : "0";
  it.each([
    ...["", "{", "[]", letter({ action: "offer" }), letter({ action: "devices", key: "a".repeat(2_000) })],
    ...[JSON.stringify({ action: "devices", key }), letter({ action: "devices", key }, elsewhere + player.slice(1))],
  ])("does not understand %.40s", async (body) => {
    const { party, kept } = room();
    expect(await (await party.onRequest(knock({ body }))).json()).toEqual({ refused: "malformed" });
    expect(kept.size).toBe(0);
  });

  it("tells a table whose key it is, and nobody outside, whose asking would be noted as the device's", async () => {
    const { party, kept } = room();
    const asks = letter({ action: "isDevice", hash: player });
    expect(await (await party.onRequest(knock({ body: asks, method: ASKS }))).json()).toEqual({ isDevice: true });
    expect(await (await party.onRequest(knock({ body: asks }))).json()).toEqual({ refused: "malformed" });
    expect(kept.size).toBe(0);
    const said = PlayerParty.onBeforeRequest(knock({ method: ASKS }), lobby);
    expect(said instanceof Response && said.status).toBe(405);
  });

  it("hears nothing of what comes as if from a table, and does not bear the house's secret", async () => {
    const secret = "5ec2e7".repeat(8);
    const { party, kept } = room({ MAJLIS_HOUSE_SECRET: secret });
    const asks = (message: object, headers: Record<string, string> = {}) =>
      party.onRequest(knock({ method: ASKS, body: letter(message), headers }));
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const message of [
      { action: "isDevice", hash: player },
      { action: "devices", key },
    ])
      expect((await asks(message)).status).toBe(403);
    said.mockRestore();
    const bears = { "X-Majlis-House": secret };
    expect(await (await asks({ action: "isDevice", hash: player }, bears)).json()).toEqual({ isDevice: true });
    // Nor does a table say what only a page may.
    expect(await (await asks({ action: "devices", key }, bears)).json()).toEqual({ refused: "malformed" });
    expect((await party.onRequest(knock())).status).toBe(200);
    expect(kept.size).toBe(0);
  });

  it("takes a code once", async () => {
    const { party } = room();
    const say = async (message: object) => (await party.onRequest(knock({ body: letter(message) }))).json();
    const { code } = await say({ action: "offer", key, name: "Noura", avatar: "palm" });
    expect(await say({ action: "claim", key: "ab".repeat(32), code })).toMatchObject({ player });
    expect(await say({ action: "claim", key: "cd".repeat(32), code })).toEqual({ refused: "badCode" });
  });

  it("forgets codes of fresh keys that nobody used, and nobody who has moved", async () => {
    const { party, kept } = room();
    let now = 1_000_000;
    party.now = () => now;
    const say = async (whose: string, message: object) => {
      const id = hashOf(whose);
      const url = `https://majlis.test/parties/player/${roomOfPlayer(id)}`;
      return (await party.onRequest(knock({ url, body: letter({ key: whose, ...message }, id) }))).json();
    };
    const offer = { action: "offer", name: "Noura", avatar: "palm" };
    const { code } = await say(key, offer);
    await say(key, { action: "claim", key: "ab".repeat(32), code });
    // All of them in one room, as an address that fills it would have it.
    const strangers = Array.from({ length: 400 }, (_, number) => number.toString(16).padStart(64, "0"));
    let most = 0;
    for (const stranger of strangers) {
      await say(stranger, offer);
      now += 1_000;
      most = Math.max(most, kept.size);
    }
    // Those whose code is still good, and as many again until their turn comes.
    expect(most).toBeLessThan(260);
    expect(kept.has(player)).toBe(true);
    now += 3_600_000;
    for (const stranger of strangers.slice(0, 60)) await say(stranger, offer);
    expect(kept.size).toBeLessThan(80);
    expect(await say(key, { action: "devices" })).toMatchObject({ devices: [{}, {}] });
  });
});
