import { PartySocket } from "partysocket";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roomAt } from "@/lib/client/rooms/room-address";
import { roomUrl } from "@/lib/client/rooms/room-request";
import { TestWebSocket } from "@/lib/client/testing/web-socket";
import { ownDevices } from "./own-devices";
import { ownHouse } from "./own-house";
import { findTableHere } from "./tables/find-table-here";

beforeEach(() => {
  vi.stubGlobal("WebSocket", TestWebSocket);
  TestWebSocket.all.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A page that was opened at this address, its rooms elsewhere where that is said. */
function page(address: string, elsewhere?: string) {
  const { host, protocol, origin } = new URL(address);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { host, protocol, origin } }));
  if (elsewhere !== undefined) vi.stubEnv("NEXT_PUBLIC_ROOMS_HOST", elsewhere);
}

/** Where PartySocket goes for a room from that page, without what it asks there. */
function gone(): string {
  const socket = new PartySocket({ ...roomAt(ownHouse(), "eights", "ROOM1"), startClosed: true });
  return socket.roomUrl;
}

describe("rooms beside the page", () => {
  it.each([
    ["http://localhost:3000", "ws://localhost:3000"],
    ["http://mybox.local:3000", "ws://mybox.local:3000"],
    ["http://100.101.102.103:3000", "ws://100.101.102.103:3000"],
    ["http://203.0.113.7", "ws://203.0.113.7"],
    ["http://localhost", "ws://localhost"],
    ["http://[fd00::7]:3000", "ws://[fd00::7]:3000"],
    ["https://majlis.test", "wss://majlis.test"],
    ["https://192.168.1.20", "wss://192.168.1.20"],
    ["https://10.example.org", "wss://10.example.org"],
  ])("of %s are spoken to as the page is, at %s", (address, rooms) => {
    page(address);
    expect(gone()).toBe(`${rooms}/parties/eights/ROOM1`);
    expect(roomUrl(ownHouse(), "player", "a")).toBe(`${address}/parties/player/a`);
  });
});

describe("rooms elsewhere", () => {
  it.each([
    ["localhost:1999", "http", "ws"],
    ["127.0.0.1:1999", "http", "ws"],
    ["192.168.1.20:3000", "http", "ws"],
    ["10.0.0.7:3000", "http", "ws"],
    ["172.16.0.1:3000", "http", "ws"],
    ["172.31.0.1:3000", "http", "ws"],
    ["172.32.0.1:3000", "https", "wss"],
    ["172.2.0.1", "https", "wss"],
    ["10.example.org", "https", "wss"],
    ["localhost.example.org", "https", "wss"],
    ["majlis.me.workers.dev", "https", "wss"],
  ])("at %s are spoken to by %s and %s, however the page is", (host, http, ws) => {
    for (const address of ["http://localhost:3000", "https://majlis.test"]) {
      page(address, host);
      expect(gone()).toBe(`${ws}://${host}/parties/eights/ROOM1`);
      expect(roomUrl(ownHouse(), "player", "a")).toBe(`${http}://${host}/parties/player/a`);
    }
  });
});

it("every way to the rooms takes the page's own", async () => {
  page("http://mybox.local:3000");
  const asked = vi.fn(async () => new Response('{"devices":[]}'));
  vi.stubGlobal("fetch", asked);
  const found = findTableHere("ROOM1", ["eights"]);
  await expect.poll(() => TestWebSocket.all.length).toBe(1);
  expect(TestWebSocket.last.url).toMatch(/^ws:\/\/mybox\.local:3000\/parties\/eights\/ROOM1/);
  TestWebSocket.last.opens();
  TestWebSocket.last.says({ type: "pong" });
  expect(await found).toEqual({ game: "eights", code: "ROOM1" });
  expect(await ownDevices({ key: "ab".repeat(32), name: "", avatar: "" })).toEqual({ answer: { devices: [] } });
  expect(asked).toHaveBeenCalledWith(
    expect.stringMatching(/^http:\/\/mybox\.local:3000\/parties\/player\/[0-9a-f]$/),
    expect.anything(),
  );
});
