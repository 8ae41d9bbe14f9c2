import { describe, expect, it, vi } from "vitest";
import { eights } from "@/lib/rules/eights";
import { keyOf } from "@/lib/table/testing/test-player";
import { TableLink } from "../table-link";
import { testEnvironment } from "../testing/environment";
import { overTestSockets, TestWebSocket } from "../testing/web-socket";
import { RoomSocket } from "./room-socket";

overTestSockets();

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const count = () => TestWebSocket.all.length;
const room = { host: "majlis.test", party: "eights", room: "ROOM1", protocol: "wss" } as const;

/** What it takes from where it runs: the clock of the test, and chance. */
const around = testEnvironment();
/** Chance as it never is but could be: nothing is waited for longer. */
const unlucky = { ...around, random: (bytes: number) => new Uint8Array(bytes).fill(255) };

/** A socket that was lost once it had stood. */
async function lost(where = around) {
  const socket = new RoomSocket(room, { firstMs: 750, mostMs: 8_000 }, where);
  await pass(0);
  TestWebSocket.last.opens();
  await pass(10_000);
  TestWebSocket.last.drops();
  return socket;
}

/** How long passes before each of so many attempts, all of which fail. */
async function waits(attempts: number) {
  const found: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [before, since] = [count(), performance.now()];
    while (count() === before) await vi.advanceTimersToNextTimerAsync();
    found.push(performance.now() - since);
    TestWebSocket.last.fails();
  }
  return found;
}

describe("a socket that was lost", () => {
  it("is looked for sooner at first, then later, up to its cap", async () => {
    await lost(unlucky);
    const all = await waits(9);
    expect(all.slice(0, 3).map((ms) => Math.round(ms / 10) * 10)).toEqual([750, 1_280, 2_170]);
    for (const [index, ms] of all.entries()) expect(ms).toBeGreaterThanOrEqual(all[index - 1] ?? 0);
    for (const ms of all.slice(5)) expect(Math.abs(ms - 8_000)).toBeLessThanOrEqual(2);
  });

  it("is not looked for at the same moments as by everybody else", async () => {
    const firsts: number[] = [];
    const lasts: number[] = [];
    for (let device = 0; device < 40; device++) {
      const socket = await lost();
      const all = await waits(8);
      firsts.push(all[0] ?? 0);
      lasts.push(all.at(-1) ?? 0);
      socket.close();
    }
    for (const [all, most] of [
      [firsts, 750],
      [lasts, 8_000],
    ] as const) {
      expect(Math.min(...all)).toBeGreaterThanOrEqual(most / 2 - 2);
      expect(Math.max(...all)).toBeLessThanOrEqual(most + 2);
      expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(most / 4);
    }
  });

  it("begins anew with short waits once it has stood", async () => {
    await lost(unlucky);
    await waits(6);
    await pass(9_000);
    TestWebSocket.last.opens();
    await pass(4_000);
    TestWebSocket.last.drops();
    expect((await waits(1))[0]).toBeGreaterThan(7_000);
    await pass(9_000);
    TestWebSocket.last.opens();
    await pass(5_001);
    TestWebSocket.last.drops();
    expect((await waits(1))[0]).toBeLessThan(760);
  });

  it("is connected at once when it is told to, whatever it waits for, and once", async () => {
    const socket = await lost();
    await waits(8);
    const before = count();
    await pass(100);
    socket.reconnect();
    await pass(0);
    expect(count()).toBe(before + 1);
    TestWebSocket.last.opens();
    await pass(60_000);
    expect(count()).toBe(before + 1);
    expect(socket.readyState).toBe(1);
  });

  it("opens another where one hangs on its way or is open and dead", async () => {
    const socket = new RoomSocket(room, { firstMs: 750, mostMs: 8_000 }, around);
    await pass(100);
    socket.reconnect();
    await pass(0);
    expect(TestWebSocket.all.map(({ readyState }) => readyState)).toEqual([2, 0]);
    TestWebSocket.last.opens();
    socket.reconnect();
    await pass(0);
    TestWebSocket.last.opens();
    await pass(60_000);
    expect(TestWebSocket.all.map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
  });

  it("is given longer to open where it could not in time", async () => {
    const socket = new RoomSocket(room, { firstMs: 750, mostMs: 8_000 }, around);
    const opening = async () => {
      const [before, since] = [count(), performance.now()];
      while (TestWebSocket.all[before - 1]?.readyState === 0) await pass(10);
      while (count() === before) await pass(10);
      return performance.now() - since;
    };
    await pass(0);
    const all = [await opening(), await opening(), await opening()];
    // A handshake over a line of 3 s there and back.
    expect(Math.max(...all)).toBeGreaterThan(9_000);
    TestWebSocket.last.opens();
    expect(socket.readyState).toBe(1);
    socket.close();
  });

  it("is not looked for any more once it is closed", async () => {
    const socket = await lost();
    socket.close();
    const open = new RoomSocket(room, { firstMs: 750, mostMs: 8_000 }, around);
    await pass(0);
    TestWebSocket.last.opens();
    open.close();
    await pass(60_000);
    expect([count(), vi.getTimerCount()]).toEqual([2, 0]);
  });

  it("is looked for again where none could even be made", async () => {
    const forbidden = vi.fn(() => {
      throw new Error("forbidden");
    });
    vi.stubGlobal("WebSocket", forbidden);
    const socket = new RoomSocket(room, { firstMs: 750, mostMs: 8_000 }, around);
    await pass(0);
    vi.stubGlobal("WebSocket", TestWebSocket);
    await pass(800);
    expect([forbidden.mock.calls.length, count()]).toEqual([1, 1]);
    socket.close();
  });
});

describe("a table's link over it", () => {
  /** A link whose room cannot be reached, deep in its waits. */
  async function waiting() {
    const around = testEnvironment();
    const who = { key: keyOf("Noura"), name: "Noura", avatar: "palm" };
    const link = new TableLink(eights, { party: "eights", code: "ROOM1", who }, around);
    await pass(0);
    TestWebSocket.last.opens();
    await pass(0);
    TestWebSocket.last.drops();
    await waits(9);
    await pass(100);
    return { around, link };
  }

  it("connects at once when the device is online again", async () => {
    const { around, link } = await waiting();
    const before = count();
    around.online(false);
    around.online(true);
    await pass(0);
    expect(count()).toBe(before + 1);
    TestWebSocket.last.opens();
    expect(TestWebSocket.last.sent.map((text) => JSON.parse(text).action)).toEqual(["ping", "join"]);
    link.close();
  });

  it("connects at once when the page is looked at again", async () => {
    const { around, link } = await waiting();
    const before = count();
    around.look(false);
    await pass(0);
    expect(count()).toBe(before);
    around.look(true);
    await pass(0);
    expect(count()).toBe(before + 1);
    link.close();
  });

  it("lets what is on its way come when the page is looked at again", async () => {
    const { around, link } = await waiting();
    around.look(false);
    around.look(true);
    await pass(10);
    const before = count();
    around.look(false);
    around.look(true);
    await pass(0);
    expect(count()).toBe(before);
    link.close();
  });
});
